// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample/samplepack.h"

namespace sheria::resources {

using namespace Qt::StringLiterals;

QString samplePackPath()
{
    return u":/sample/sample.zip"_s;
}

} // namespace sheria::resources
