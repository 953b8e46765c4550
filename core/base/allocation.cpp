// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/allocation.h"

#include <cstdlib> // Says which C library this is.

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sheria {

void returnLargeBlocks()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, LargeBlockBytes);
#endif
}

} // namespace sheria
