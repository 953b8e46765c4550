// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/transfers.h"

#include "core/base/limits.h"
#include "core/http/hosts.h"

#include <QHostAddress>
#include <QUrl>

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <optional>
#include <thread>
#include <utility>

namespace sheria::net {

namespace {

using namespace Qt::StringLiterals;
using End = Answer::End;
using SteadyClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int ProxyRefused = 407;
constexpr int FirstRefusal = 300; ///< Of a proxy that is asked for a tunnel.
constexpr milliseconds LongestWait{3'600'000};

/// libcurl wants to be begun before threads use it, once.
CURLM *newMulti()
{
    static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
    return begun == CURLE_OK ? curl_multi_init() : nullptr;
}

struct ListDeleter
{
    void operator()(curl_slist *list) const { curl_slist_free_all(list); }
};
using FieldList = std::unique_ptr<curl_slist, ListDeleter>;

/// Whether it is one field: a line break would begin another one.
bool isField(QByteArrayView field)
{
    return std::none_of(field.begin(), field.end(),
                        [](char c) { return static_cast<uchar>(c) < ' ' || c == '\x7f'; });
}

QByteArrayList fieldsOf(const Request &request)
{
    if (request.isExact)
        return request.fields;
    QByteArrayList fields{"Accept: " + request.accept};
    if (!request.authorization.isEmpty())
        fields << "Authorization: " + request.authorization;
    if (!request.etag.isEmpty())
        fields << "If-None-Match: " + request.etag;
    if (!request.modifiedSince.isEmpty())
        fields << "If-Modified-Since: " + request.modifiedSince;
    if (!request.body.isNull())
        fields << "Content-Type: application/json"_ba;
    return fields;
}

/// A handshake that the other side broke off, not one that a certificate failed.
bool isBrokenOff(CURL *easy, QByteArrayView words)
{
    long system = 0;
    curl_easy_getinfo(easy, CURLINFO_OS_ERRNO, &system);
    return system != 0 || words.contains("SYSCALL") || words.contains("unexpected eof");
}

End endOf(CURLcode code, CURL *easy, QByteArrayView words)
{
    long tunnel = 0;
    curl_easy_getinfo(easy, CURLINFO_HTTP_CONNECTCODE, &tunnel);
    switch (code) {
    case CURLE_OK: return End::Answered;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
    case CURLE_PROXY:
    case CURLE_URL_MALFORMAT: return End::NotConnected;
    case CURLE_OPERATION_TIMEDOUT: return End::TooSlow;
    case CURLE_SSL_CONNECT_ERROR: return isBrokenOff(easy, words) ? End::Broken : End::NotSecure;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR: return End::NotSecure;
    default: break;
    }
    return tunnel >= FirstRefusal ? End::NotConnected : End::Broken;
}

/// What libcurl cannot read as an HTTP/1 answer, or finds too long for one.
bool isUnreadable(CURLcode code)
{
    constexpr int TooLarge = 100; // CURLE_TOO_LARGE, which libcurl has had since 8.6.
    return code == CURLE_UNSUPPORTED_PROTOCOL || code == CURLE_OUT_OF_MEMORY
        || static_cast<int>(code) == TooLarge;
}

/// Why a certificate was not taken, by OpenSSL's number of the reason; empty: another one.
/// Source: X509_STORE_CTX_get_error(3).
Message certificateProblem(long verified)
{
    switch (verified) {
    case 9: return Message::tr("the certificate is not valid yet");
    case 10: return Message::tr("the certificate has expired");
    case 18: return Message::tr("the certificate is self-signed");
    case 19:
    case 20:
    case 21: return Message::tr("the certificate is not signed by a trusted authority");
    default: return {};
    }
}

Message linkLocalNote()
{
    return Message::tr("connections to link-local addresses are not allowed");
}

} // namespace

/// One request, and the handle that makes one after the other.
class Transfers::Transfer
{
public:
    Transfer() : m_easy(curl_easy_init()) { describeAll(); }
    ~Transfer() { curl_easy_cleanup(m_easy); }
    Q_DISABLE_COPY_MOVE(Transfer)

    CURL *easy() const { return m_easy; }

    /// False: it cannot be made; late() says why.
    bool describe(Request request, const Options &options, const QByteArray &proxy, Done done)
    {
        m_request = std::move(request);
        m_options = options;
        m_hasProxy = !proxy.isEmpty();
        m_answer = {};
        m_why.reset();
        m_connections = 0;
        m_finalHead = 0;
        m_words.fill('\0');
        m_begun = m_heard = SteadyClock::now();
        m_done = std::move(done);
        // Here, too: a proxy opens the socket itself.
        if (isLinkLocal(QHostAddress(QUrl::fromEncoded(m_request.url).host())))
            return refuse(linkLocalNote());
        if (!setFields())
            return refuse(Message::tr("the token contains an invalid character"));
        set(CURLOPT_URL, m_request.url.constData());
        set(CURLOPT_HTTP_TRANSFER_DECODING, m_request.isExact ? 0L : 1L);
        // Towards this computer, packing costs more than it saves.
        const bool isPlain = m_request.isExact || isThisComputer(m_request.url);
        set(CURLOPT_ACCEPT_ENCODING, isPlain ? nullptr : "gzip");
        set(CURLOPT_MAXAGE_CONN, long(options.idle.count()));
        set(CURLOPT_FORBID_REUSE, 0L);
        set(CURLOPT_FRESH_CONNECT, m_request.isFresh ? 1L : 0L);
        set(CURLOPT_VERBOSE, 0L);
        // Always said, so that libcurl does not look for one itself.
        set(CURLOPT_PROXY, m_hasProxy ? proxy.constData() : "");
        setBody();
        return true;
    }

    bool refuse(const Message &why)
    {
        m_options.whole = milliseconds(0);
        return stopAt(End::NotConnected, true, why);
    }

    /// When it is late; it has heard nothing by then, or not all.
    SteadyClock::time_point deadline() const
    {
        return std::min(m_begun + m_options.whole, m_heard + m_options.silence);
    }

    Answer late()
    {
        if (!m_why)
            m_why = End::TooSlow;
        return ended(CURLE_OK);
    }

    Answer ended(CURLcode code)
    {
        const QByteArray words(m_words.data());
        Answer &answer = m_answer;
        answer.isConnected = m_connections > 0;
        answer.end = m_why ? *m_why : endOf(code, m_easy, words);
        if (!m_why && isUnreadable(code))
            answer.isHttp = false;
        // A field that libcurl does not take ends the head; its status counts nevertheless.
        if (!m_why && code == CURLE_WEIRD_SERVER_REPLY)
            answer.isHttp = !answer.head.isEmpty() && takeStatus();
        if (answer.end == End::Answered && answer.status == 0) {
            answer.end = End::Broken;
            answer.note = Message::tr("the connection was closed within the response header");
        }
        if (answer.status == 0)
            answer.duration = elapsed();
        if (answer.status == ProxyRefused && answer.end == End::Answered && m_hasProxy) {
            answer.end = End::NotConnected;
            answer.note = Message::tr("the proxy requires authentication");
        }
        takeFields();
        if (answer.end != End::Answered && !m_request.isExact)
            answer.body.clear();
        if (answer.end != End::Answered && answer.note.isEmpty() && !m_why)
            answer.note = noteOf(code, words);
        return std::move(answer);
    }

    Done takeDone() { return std::exchange(m_done, nullptr); }

private:
    /// What is the same for all requests.
    void describeAll()
    {
        set(CURLOPT_PRIVATE, this);
        set(CURLOPT_PATH_AS_IS, 1L);
        set(CURLOPT_PROTOCOLS_STR, "http,https");
        set(CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
        set(CURLOPT_HTTP09_ALLOWED, 1L); // So that what is no HTTP is seen: see onBody().
        set(CURLOPT_FOLLOWLOCATION, 0L);
        set(CURLOPT_SSL_VERIFYPEER, 1L);
        set(CURLOPT_SSL_VERIFYHOST, 2L);
        trust();
        set(CURLOPT_NOSIGNAL, 1L);
        set(CURLOPT_QUICK_EXIT, 1L); // Stopping does not wait for a name server.
        set(CURLOPT_USERAGENT, "Sheria/" SHERIA_VERSION);
        set(CURLOPT_HEADEROPT, long(CURLHEADER_SEPARATE)); // A tunnel's proxy sees no token.
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
        set(CURLOPT_ERRORBUFFER, m_words.data());
        set(CURLOPT_HEADERFUNCTION, onHead);
        set(CURLOPT_HEADERDATA, this);
        set(CURLOPT_WRITEFUNCTION, onBody);
        set(CURLOPT_WRITEDATA, this);
        set(CURLOPT_OPENSOCKETFUNCTION, openSocket);
        set(CURLOPT_OPENSOCKETDATA, this);
        set(CURLOPT_DEBUGFUNCTION, onWords);
        set(CURLOPT_DEBUGDATA, this);
        set(CURLOPT_PREREQFUNCTION, onConnected);
        set(CURLOPT_PREREQDATA, this);
    }

    /// Authorities besides the system's: as OpenSSL's programs are told of them.
    void trust()
    {
        if (const QByteArray file = qgetenv("SSL_CERT_FILE"); !file.isEmpty())
            set(CURLOPT_CAINFO, file.constData());
        if (const QByteArray folder = qgetenv("SSL_CERT_DIR"); !folder.isEmpty())
            set(CURLOPT_CAPATH, folder.constData());
    }

    bool setFields()
    {
        QByteArrayList fields = fieldsOf(m_request);
        if (!std::all_of(fields.begin(), fields.end(), isField))
            return false;
        fields << "Expect:"_ba; // Not asked whether a body may come: that costs a round trip.
        curl_slist *list = nullptr;
        for (const QByteArray &field : fields)
            list = curl_slist_append(list, field.constData());
        m_fields.reset(list);
        set(CURLOPT_HTTPHEADER, list);
        return true;
    }

    void setBody()
    {
        if (m_request.body.isNull()) {
            set(CURLOPT_HTTPGET, 1L);
            return;
        }
        set(CURLOPT_POST, 1L);
        set(CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(m_request.body.size()));
        set(CURLOPT_POSTFIELDS, m_request.body.constData());
    }

    milliseconds elapsed() const
    {
        return std::chrono::duration_cast<milliseconds>(SteadyClock::now() - m_begun);
    }

    bool stopAt(End why, bool isHttp = true, const Message &note = {})
    {
        m_why = why;
        m_answer.isHttp = isHttp;
        m_answer.note = note;
        return false;
    }

    /// A line of the head. A status line begins one: that of an interim answer is forgotten.
    bool takeHead(QByteArrayView line)
    {
        m_heard = SteadyClock::now();
        if (m_answer.status != 0)
            return true; // A field after the body.
        if (line.startsWith("HTTP/"))
            m_finalHead = m_answer.head.size();
        m_answer.head.append(line);
        if (m_answer.head.size() > limits::MaxResponseHeadBytes)
            return stopAt(End::Broken, false, Message::tr("the response header is too long"));
        return !line.trimmed().isEmpty() || takeStatus();
    }

    /// The end of a head is there.
    bool takeStatus()
    {
        constexpr int Switching = 101;
        constexpr int FirstFinal = 200;
        constexpr int Last = 599;
        long status = 0;
        curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
        const bool isOld = m_answer.head.sliced(m_finalHead).startsWith("HTTP/1.");
        if (!isOld || status == Switching || status > Last)
            return stopAt(End::Broken, false,
                          Message::tr("the data received is not an HTTP response"));
        if (status >= FirstFinal) {
            m_answer.status = static_cast<int>(status);
            m_answer.duration = elapsed();
            set(CURLOPT_VERBOSE, m_request.isExact ? 1L : 0L); // From here on: see onWords().
        }
        return true;
    }

    bool takeBody(QByteArrayView bytes)
    {
        m_heard = SteadyClock::now();
        const qsizetype room = static_cast<qsizetype>(m_request.maxBytes) - m_answer.body.size();
        m_answer.body.append(bytes.first(std::min(room, bytes.size())));
        if (m_answer.status == 0)
            return stopAt(End::Broken, false,
                          Message::tr("the data received is not an HTTP response"));
        return room >= bytes.size() || stopAt(End::TooLarge);
    }

    void takeFields()
    {
        const auto head = QByteArrayView(m_answer.head).sliced(m_finalHead);
        m_answer.contentType = fieldOf(head, "content-type").toByteArray();
        m_answer.etag = fieldOf(head, "etag").toByteArray();
        m_answer.lastModified = fieldOf(head, "last-modified").toByteArray();
        m_answer.date = fieldOf(head, "date").toByteArray();
        m_answer.location = fieldOf(head, "location").toByteArray();
        m_answer.retryAfter = fieldOf(head, "retry-after").toByteArray();
    }

    /// What is the matter, in a sentence of tr() where there is one; else in libcurl's words.
    Message noteOf(CURLcode code, const QByteArray &words) const
    {
        long verified = 0;
        curl_easy_getinfo(m_easy, CURLINFO_SSL_VERIFYRESULT, &verified);
        Message note;
        if (code == CURLE_COULDNT_RESOLVE_PROXY)
            note = Message::tr("proxy host not found");
        else if (code == CURLE_COULDNT_RESOLVE_HOST)
            note = Message::tr("host not found");
        else if (code == CURLE_PEER_FAILED_VERIFICATION)
            // "… subject name matches target host name", or "target ipv4 address" since libcurl 8.
            note = words.contains("subject name")
                ? Message::tr("the certificate is for another host name")
                : certificateProblem(verified);
        else if (code == CURLE_GOT_NOTHING)
            note = Message::tr("the connection was closed without a response");
        else if (code == CURLE_SSL_CONNECT_ERROR && m_answer.end == End::NotSecure)
            note = Message::tr("TLS handshake failed");
        else if (code == CURLE_COULDNT_CONNECT && !m_hasProxy)
            note = Message::tr("connection refused or host unreachable");
        if (note.isEmpty())
            note = QString::fromUtf8(words.isEmpty() ? curl_easy_strerror(code)
                                                     : words.constData());
        return note;
    }

    static std::size_t onHead(char *bytes, std::size_t, std::size_t size, void *to)
    {
        return static_cast<Transfer *>(to)->takeHead({bytes, qsizetype(size)}) ? size : 0;
    }

    static std::size_t onBody(char *bytes, std::size_t, std::size_t size, void *to)
    {
        return static_cast<Transfer *>(to)->takeBody({bytes, qsizetype(size)}) ? size : 0;
    }

    /// Opens the socket to an address that a name, or a number in whatever form, has led to.
    static curl_socket_t openSocket(void *to, curlsocktype purpose, curl_sockaddr *address)
    {
        if (purpose == CURLSOCKTYPE_IPCXN && isLinkLocal(QHostAddress(&address->addr))) {
            static_cast<Transfer *>(to)->m_answer.note = linkLocalNote();
            return CURL_SOCKET_BAD;
        }
        int type = address->socktype;
#ifdef SOCK_CLOEXEC
        type |= SOCK_CLOEXEC;
#endif
        return ::socket(address->family, type, address->protocol);
    }

    /// There is a connection, by which the request goes now. A second one means that the first, a kept one,
    /// was closed without an answer.
    static int onConnected(void *to, char *, char *, int, int)
    {
        auto &transfer = *static_cast<Transfer *>(to);
        // libcurl repeats the request where a kept connection turns out closed. Others may be closed, too.
        transfer.set(CURLOPT_FRESH_CONNECT, 1L);
        if (++transfer.m_connections == 1 || !transfer.m_request.isExact)
            return CURL_PREREQFUNC_OK;
        transfer.stopAt(End::Stale, true, Message::tr("the idle connection was closed"));
        return CURL_PREREQFUNC_ABORT;
    }

    /// Where more came than belongs to an answer without a body, libcurl 7.88 says so, and no more; whoever
    /// sends that is not asked again on the same connection.
    static int onWords(CURL *, curl_infotype type, char *words, std::size_t size, void *to)
    {
        if (type == CURLINFO_TEXT
            && QByteArrayView(words, qsizetype(size)).startsWith("Excess found"))
            static_cast<Transfer *>(to)->set(CURLOPT_FORBID_REUSE, 1L);
        return 0;
    }

    template <typename Value>
    void set(CURLoption option, Value value)
    {
        curl_easy_setopt(m_easy, option, value); // NOLINT(cppcoreguidelines-pro-type-vararg): C.
    }

    CURL *const m_easy;
    Request m_request;
    Options m_options;
    bool m_hasProxy = false;
    Done m_done;
    FieldList m_fields;
    Answer m_answer;
    std::optional<End> m_why;  ///< Set: we ended it ourselves.
    int m_connections = 0;     ///< That the request has gone out on.
    qsizetype m_finalHead = 0; ///< Where the last head begins.
    SteadyClock::time_point m_begun;
    SteadyClock::time_point m_heard;             ///< When the last byte came.
    std::array<char, CURL_ERROR_SIZE> m_words{}; ///< What libcurl says of an error.
};

Transfers::Transfers() : m_multi(newMulti())
{
    // Otherwise libcurl keeps four for each request under way, and closes the others when these are few.
    constexpr long KeptConnections = 64;
    curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, KeptConnections); // NOLINT: C.
}

Transfers::~Transfers()
{
    cancel();
    m_spare.clear();
    curl_multi_cleanup(m_multi);
}

void Transfers::start(Request request, const Options &options, const QByteArray &proxy, Done done)
{
    if (m_spare.empty())
        m_spare.push_back(std::make_unique<Transfer>());
    std::unique_ptr<Transfer> transfer = std::move(m_spare.back());
    m_spare.pop_back();
    const bool isGoing = transfer->describe(std::move(request), options, proxy, std::move(done));
    if (isGoing && curl_multi_add_handle(m_multi, transfer->easy()) != CURLM_OK)
        transfer->refuse(Message::tr("not enough memory for a connection"));
    m_active.push_back(std::move(transfer));
}

void Transfers::advance()
{
    int running = 0;
    curl_multi_perform(m_multi, &running);
    const std::size_t before = m_active.size();
    finishDone();
    finishLate();
    if (m_active.size() < before)
        return;
    const SteadyClock::time_point now = SteadyClock::now();
    SteadyClock::time_point until = now + LongestWait;
    for (const auto &each : m_active)
        until = std::min(until, each->deadline());
    const auto left = std::chrono::ceil<milliseconds>(until - now);
    if (curl_multi_poll(m_multi, nullptr, 0, static_cast<int>(left.count()), nullptr) != CURLM_OK)
        std::this_thread::sleep_for(milliseconds(10)); // There is no memory now.
}

void Transfers::finishDone()
{
    int left = 0;
    while (const CURLMsg *message = curl_multi_info_read(m_multi, &left)) {
        const CURLcode code = message->data.result;
        const auto found = std::find_if(m_active.begin(), m_active.end(), [&](const auto &each) {
            return each->easy() == message->easy_handle;
        });
        finish(std::size_t(found - m_active.begin()), (*found)->ended(code));
    }
}

void Transfers::finishLate()
{
    const SteadyClock::time_point now = SteadyClock::now();
    for (std::size_t i = 0; i < m_active.size();) {
        if (m_active[i]->deadline() <= now)
            finish(i, m_active[i]->late());
        else
            ++i;
    }
}

void Transfers::finish(std::size_t index, Answer answer)
{
    std::unique_ptr<Transfer> transfer = std::move(m_active[index]);
    m_active.erase(m_active.begin() + std::ptrdiff_t(index));
    curl_multi_remove_handle(m_multi, transfer->easy());
    const Done done = transfer->takeDone();
    m_spare.push_back(std::move(transfer));
    done(std::move(answer));
}

void Transfers::cancel()
{
    for (auto &each : m_active) {
        curl_multi_remove_handle(m_multi, each->easy());
        m_spare.push_back(std::move(each));
    }
    m_active.clear();
}

void Transfers::wake()
{
    curl_multi_wakeup(m_multi);
}

QByteArrayView fieldOf(QByteArrayView message, QByteArrayView name)
{
    qsizetype end = message.indexOf('\n');
    while (end >= 0) {
        message = message.sliced(end + 1);
        end = message.indexOf('\n');
        const QByteArrayView line = (end < 0 ? message : message.first(end)).trimmed();
        if (line.isEmpty())
            break;
        const qsizetype colon = line.indexOf(':');
        if (colon == name.size() && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed();
    }
    return {};
}

} // namespace sheria::net
