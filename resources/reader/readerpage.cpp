// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/reader/readerpage.h"

#include <QFile>
#include <QLatin1StringView>

#include <array>

namespace sheria::resources {

using namespace Qt::StringLiterals;

namespace {

struct MediaType
{
    QLatin1StringView suffix;
    const char *name;
};

constexpr std::array MediaTypes = {
    MediaType{".html"_L1, "text/html; charset=utf-8"},
    MediaType{".js"_L1, "text/javascript; charset=utf-8"},
    MediaType{".css"_L1, "text/css; charset=utf-8"},
    MediaType{".txt"_L1, "text/plain; charset=utf-8"},
};

} // namespace

std::optional<PageFile> readerPageFile(const QString &name)
{
    if (name.contains(u'/') || name.startsWith(u'.'))
        return std::nullopt;
    for (const MediaType &type : MediaTypes) {
        if (!name.endsWith(type.suffix))
            continue;
        QFile file(u":/reader/"_s + name);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return PageFile{type.name, file.readAll()};
    }
    return std::nullopt;
}

} // namespace sheria::resources
