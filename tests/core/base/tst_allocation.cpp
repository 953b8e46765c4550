// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/allocation.h"

#include <QTest>

#include <cstdlib>
#include <memory>

#ifdef __GLIBC__
#include <malloc.h>
#endif

class TestAllocation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Also after a larger one was freed, which moves the C library's own limit up.
    void largeBlocksLiveOutsideTheHeap()
    {
#if !defined(__GLIBC__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("another allocator");
#else
        sheria::returnLargeBlocks();
        constexpr std::size_t Freed = 16UL * 1024 * 1024;
        constexpr std::size_t Large = 4UL * sheria::LargeBlockBytes;
        for (int i = 0; i < 3; ++i)
            touch(allocate(Freed));
        const std::size_t before = mallinfo2().hblkhd;
        const Block block = allocate(Large);
        touch(block);
        QVERIFY(mallinfo2().hblkhd >= before + Large);
#endif
    }

private:
    struct Free
    {
        void operator()(void *block) const { std::free(block); }
    };
    using Block = std::unique_ptr<void, Free>;

    static Block allocate(std::size_t bytes)
    {
        return Block(std::malloc(bytes));
    }
    /// So that the compiler cannot leave the block out.
    static void touch(const Block &block)
    {
        *static_cast<volatile char *>(block.get()) = 1;
    }
};

QTEST_GUILESS_MAIN(TestAllocation)
#include "tst_allocation.moc"
