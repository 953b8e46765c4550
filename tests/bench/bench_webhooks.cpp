// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/message.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <arpa/inet.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace sheria;
using namespace sheria::tests;

/// 10,000 invocations to a fast receiver, against a bare loop of the same POSTs: what the outbox, its
/// log and everything else costs.
namespace {

constexpr int Invocations = 10'000;
constexpr int Rounds = 5;

struct Took
{
    double wall = 0;
    double cpu = 0;
};

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) {
        return double(time.tv_sec) + double(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

template <typename Run>
Took measure(Run run)
{
    const double before = cpuSeconds();
    QElapsedTimer timer;
    timer.start();
    run();
    return {double(timer.nsecsElapsed()) / 1e9, cpuSeconds() - before};
}

void bareLoop(quint16 port, const QByteArray &request)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
        qFatal("no connection");
    std::array<char, 4096> buffer{};
    for (int i = 0; i < Invocations; ++i) {
        if (::send(socket, request.constData(), size_t(request.size()), 0) != request.size())
            qFatal("not sent");
        if (::recv(socket, buffer.data(), buffer.size(), 0) <= 0)
            qFatal("no answer");
    }
    ::close(socket);
}

std::unique_ptr<TestLibrary> filled(const QByteArray &url)
{
    auto files = std::make_unique<TestLibrary>();
    store::Transaction transaction = must(store::Transaction::begin(files->db()));
    const qint64 endpoint = must(store::addEndpoint(files->db(), url, files->clock.now())).id;
    for (int i = 0; i < Invocations; ++i) {
        store::Invocation invocation;
        invocation.endpointId = endpoint;
        invocation.workUri = "/akn/xa/act/2005/" + QByteArray::number(i);
        invocation.action = "updated";
        invocation.createdAt = invocation.dueAt = files->clock.now();
        must(store::addInvocation(files->db(), invocation));
    }
    must(transaction.commit());
    files->close();
    return files;
}

Took sending(const Receiver &receiver)
{
    const auto files = filled(receiver.url());
    const auto library = must(
        Library::open(files->path(), Library::Mode::OpenExisting, files->clock));
    must(library->trust().allow(ContactPurpose::Webhooks, receiver.url()));
    store::Database reader = must(library->openReader());
    return measure([&] {
        must(library->startSending("http://127.0.0.1:8089"));
        while (must(store::countInvocations(reader, 1)).delivered < Invocations)
            QThread::msleep(5);
    });
}

double median(std::array<double, Rounds> values)
{
    std::sort(values.begin(), values.end());
    return values[Rounds / 2];
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    Receiver receiver;
    receiver.setRecording(false);
    const webhooks::Target target = webhooks::targetOf(receiver.url());
    store::Invocation invocation;
    invocation.invocationId = "inv_" + QByteArray(32, 'a');
    invocation.workUri = "/akn/xa/act/2005/4";
    invocation.action = "updated";
    const QByteArray body = webhooks::invocationBody(invocation,
                                                     QByteArray("req_" + QByteArray(32, 'b')),
                                                     "http://127.0.0.1:8089");
    const QByteArray request = webhooks::requestBytes(target, {}, invocation.invocationId, body,
                                                      QDateTime());
    std::array<double, Rounds> wall{};
    std::array<double, Rounds> cpu{};
    for (std::size_t i = 0; i < Rounds; ++i) {
        const Took bare = measure([&] { bareLoop(receiver.port(), request); });
        const Took ours = sending(receiver);
        wall[i] = bare.wall / ours.wall;
        cpu[i] = bare.cpu / ours.cpu;
        std::printf("bare %.0f/s, ours %.0f/s: %.2f of the throughput, %.2f by processor time\n",
                    Invocations / bare.wall, Invocations / ours.wall, wall[i], cpu[i]);
    }
    std::printf("median: %.2f of the bare loop's throughput (aim 0.5), %.2f by processor time\n",
                median(wall), median(cpu));
    return 0;
}
