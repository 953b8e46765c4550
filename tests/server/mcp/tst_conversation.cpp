// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/mcp/stdio.h"
#include "tests/support/testmain.h"

#include <QSemaphore>
#include <QTest>

#include <unistd.h>

#include <array>
#include <csignal>
#include <future>

namespace tst_conversation {

using namespace sheria;
using namespace sheria::mcp;
using namespace Qt::StringLiterals;

QByteArray request(int id, const QByteArray &method = "work")
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"method":)" + '"' + method
        + "\"}";
}

QByteArray cancellation(int id)
{
    return R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":)"
        + QByteArray::number(id) + "}}";
}

Reply echo(const QByteArray &line)
{
    return {200, line, false};
}

/// Both ends of a pipe, closed when it goes.
struct Pipe
{
    Pipe() { opened = pipe(ends.data()) == 0; }
    ~Pipe()
    {
        closeEnd(0);
        closeEnd(1);
    }
    Q_DISABLE_COPY_MOVE(Pipe)
    void closeEnd(std::size_t end)
    {
        if (ends[end] >= 0)
            close(ends[end]);
        ends[end] = -1;
    }

    std::array<int, 2> ends{-1, -1};
    bool opened = false;
};

/// Conversations in lines.
class TestConversation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesComeWholeHoweverTheyArrive()
    {
        LineReader reader(5);
        reader.feed("ab");
        QVERIFY(!reader.take());
        reader.feed("c\r\n\n  \nde\nf");
        QCOMPARE(reader.take()->text, "abc");
        QCOMPARE(reader.take()->text, "de");
        QVERIFY(!reader.take());
        QCOMPARE(reader.takeRest()->text, "f");
        QVERIFY(!reader.takeRest());
    }

    void longLinesAreDroppedAndTold()
    {
        LineReader reader(5);
        reader.feed("abcdef\nok\n");
        QVERIFY(reader.take()->isTooLong);
        QCOMPARE(reader.take()->text, "ok");
        for (int i = 0; i < 100; ++i) {
            reader.feed("abc");
            QVERIFY(!reader.take());
        }
        reader.feed("\nok\n");
        const auto line = reader.take();
        QVERIFY(line->isTooLong);
        QVERIFY(line->text.isEmpty());
        QCOMPARE(reader.take()->text, "ok");
    }

    void answersInOrder()
    {
        QByteArrayList sent;
        Conversation conversation([](const QByteArray &line,
                                     const std::stop_token &) { return echo(line); },
                                  [&sent](const QByteArray &line) { sent << line; });
        QByteArrayList asked;
        for (int i = 0; i < 3 * MaxWaiting; ++i) {
            asked << request(i);
            conversation.take(asked.last());
        }
        conversation.finish();
        QCOMPARE(sent, asked);
    }

    void whatIsCalledOffIsNotAnswered()
    {
        QByteArrayList sent;
        QSemaphore hasBegun;
        Conversation conversation(
            [&hasBegun](const QByteArray &line, const std::stop_token &stop) {
                if (line != request(1))
                    return echo(line);
                QSemaphore calledOff;
                const std::stop_callback onStop(stop, [&calledOff] { calledOff.release(); });
                hasBegun.release();
                calledOff.acquire(); // As long as it takes.
                return Reply{200, line, true};
            },
            [&sent](const QByteArray &line) { sent << line; });
        conversation.take(request(1));
        conversation.take(request(2));
        conversation.take(request(3));
        hasBegun.acquire();
        conversation.take(cancellation(2)); // Waits still.
        conversation.take(cancellation(9)); // Is not there.
        conversation.take(cancellation(1)); // Is under way.
        conversation.finish();
        QCOMPARE(sent, QByteArrayList{request(3)});
    }

    void aLineThatIsTooLongIsAnswered()
    {
        QByteArrayList sent;
        Conversation conversation([](const QByteArray &line,
                                     const std::stop_token &) { return echo(line); },
                                  [&sent](const QByteArray &line) { sent << line; });
        conversation.takeTooLong();
        conversation.finish();
        QCOMPARE(sent.size(), 1);
        QVERIFY(sent[0].contains("-32600"));
    }

    void endsWhenTheClientHasGone()
    {
        Pipe in;
        Pipe out;
        QVERIFY(in.opened && out.opened);
        const QByteArray asked = request(1) + '\n' + request(2); // Without an end.
        QCOMPARE(write(in.ends[1], asked.data(), std::size_t(asked.size())), asked.size());
        in.closeEnd(1);
        const auto answer = [](const QByteArray &line, const std::stop_token &) {
            return echo(line);
        };
        QVERIFY(converse(in.ends[0], out.ends[1], answer, {}));
        std::array<char, 1000> bytes{};
        const ssize_t got = read(out.ends[0], bytes.data(), bytes.size());
        QCOMPARE(QByteArray(bytes.data(), got), asked + '\n');
    }

    void endsWhenItIsToStop()
    {
        Pipe in;
        Pipe out;
        std::stop_source stop;
        auto ended = std::async(std::launch::async, [&] {
            return converse(
                in.ends[0], out.ends[1],
                [](const QByteArray &line, const std::stop_token &) { return echo(line); },
                stop.get_token());
        });
        stop.request_stop();
        QVERIFY(ended.get());
    }

    void saysSoWhenNobodyReads()
    {
        std::signal(SIGPIPE, SIG_IGN);
        Pipe in;
        Pipe out;
        out.closeEnd(0);
        const QByteArray asked = request(1) + '\n';
        QCOMPARE(write(in.ends[1], asked.data(), std::size_t(asked.size())), asked.size());
        const auto answer = [](const QByteArray &line, const std::stop_token &) {
            return echo(line);
        };
        const Result<void> ended = converse(in.ends[0], out.ends[1], answer, {});
        QVERIFY(!ended);
        QCOMPARE(ended.error().code, ErrorCode::Unavailable);
    }
};

SHERIA_TEST(TestConversation)
} // namespace tst_conversation
#include "tst_conversation.moc"
