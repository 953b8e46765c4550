#include "core/sync/connection.h"

#include "core/domain/contact.h"
#include "core/sync/proxy.h"

#include <QHostAddress>
#include <QUrl>

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using End = Answer::End;
using SteadyClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr qsizetype MaxHeadBytes = 64LL * 1024; ///< Of one answer.
constexpr int ProxyRefused = 407;
constexpr int FirstRefusal = 300; ///< Of a proxy that is asked for a tunnel.

/// libcurl wants to be begun before threads use it, once.
bool beginCurl()
{
    static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
    return begun == CURLE_OK;
}

struct ListDeleter
{
    void operator()(curl_slist *list) const { curl_slist_free_all(list); }
};
using FieldList = std::unique_ptr<curl_slist, ListDeleter>;

/// Whether a field may hold it: a line break would begin another field.
bool isFieldValue(QByteArrayView value)
{
    return std::none_of(value.begin(), value.end(),
                        [](char c) { return static_cast<uchar>(c) < ' ' || c == '\x7f'; });
}

FieldList fieldsOf(const Request &request)
{
    curl_slist *list = nullptr;
    const auto add = [&list](const QByteArray &field) {
        list = curl_slist_append(list, field.constData());
    };
    add("Accept: " + request.accept);
    if (!request.authorization.isEmpty())
        add("Authorization: " + request.authorization);
    if (!request.etag.isEmpty())
        add("If-None-Match: " + request.etag);
    if (!request.body.isNull()) {
        add("Content-Type: application/json");
        add("Expect:"); // Not asked whether it may come: that costs a round trip.
    }
    return FieldList(list);
}

QByteArray schemeOf(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::Socks5Proxy ? "socks5h://" : "http://";
}

/// Of one request, as libcurl's callbacks see it.
struct Exchange
{
    Answer answer;
    qint64 maxBytes = 0;
    qsizetype headBytes = 0;
    SteadyClock::time_point heard = SteadyClock::now(); ///< When the last byte came.
    std::optional<End> why;                             ///< Set: we ended it ourselves.
};

/// Takes what an answer's fields say; of those that are there twice, the first.
void takeField(Answer &answer, QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 0)
        return;
    const QByteArray name = line.first(colon).toByteArray().toLower();
    const auto take = [&](const char *wanted, QByteArray &into) {
        if (name == wanted && into.isEmpty())
            into = line.sliced(colon + 1).trimmed().toByteArray();
    };
    take("content-type", answer.contentType);
    take("etag", answer.etag);
    take("date", answer.date);
    take("location", answer.location);
    take("retry-after", answer.retryAfter);
}

/// libcurl gives the head line by line. A status line begins a head: that of an interim answer is
/// forgotten.
std::size_t onHead(char *bytes, std::size_t size, std::size_t count, void *to)
{
    auto &exchange = *static_cast<Exchange *>(to);
    const QByteArrayView line(bytes, static_cast<qsizetype>(size * count));
    exchange.heard = SteadyClock::now();
    exchange.headBytes += line.size();
    if (exchange.headBytes > MaxHeadBytes) {
        exchange.why = End::Broken;
        exchange.answer.note = u"what came before the answer is too long"_s;
        return 0;
    }
    if (line.startsWith("HTTP/"))
        exchange.answer = {};
    else
        takeField(exchange.answer, line);
    return size * count;
}

std::size_t onBody(char *bytes, std::size_t size, std::size_t count, void *to)
{
    auto &exchange = *static_cast<Exchange *>(to);
    const auto added = static_cast<qsizetype>(size * count);
    exchange.heard = SteadyClock::now();
    if (exchange.answer.body.size() + added > exchange.maxBytes) {
        exchange.why = End::TooLarge;
        return 0;
    }
    exchange.answer.body.append(bytes, added);
    return size * count;
}

const QString LinkLocalNote = QStringLiteral(
    "this is a link-local address, and those are not contacted");

bool isLinkLocalAddress(const QHostAddress &address)
{
    return isLinkLocal(address.toIPv6Address().c);
}

/// Opens the socket to an address that a name, or a number in whatever form, has led to.
curl_socket_t openSocket(void *to, curlsocktype purpose, curl_sockaddr *address)
{
    auto &exchange = *static_cast<Exchange *>(to);
    if (purpose == CURLSOCKTYPE_IPCXN && isLinkLocalAddress(QHostAddress(&address->addr))) {
        exchange.answer.note = LinkLocalNote;
        return CURL_SOCKET_BAD;
    }
    int type = address->socktype;
#ifdef SOCK_CLOEXEC
    type |= SOCK_CLOEXEC;
#endif
    return ::socket(address->family, type, address->protocol);
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
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
    case CURLE_SSL_CLIENTCERT:
    case CURLE_SSL_ENGINE_INITFAILED:
    case CURLE_USE_SSL_FAILED: return End::NotSecure;
    default: break;
    }
    return tunnel >= FirstRefusal ? End::NotConnected : End::Broken;
}

/// Why a certificate was not taken, by OpenSSL's number of the reason; empty: another one.
/// Source: X509_STORE_CTX_get_error(3).
QString certificateProblem(long verified)
{
    switch (verified) {
    case 9: return u"its certificate is not valid yet"_s;
    case 10: return u"its certificate has expired"_s;
    case 18: return u"its certificate is signed by nobody but itself"_s;
    case 19:
    case 20:
    case 21: return u"nobody whom this computer trusts has signed its certificate"_s;
    default: return {};
    }
}

/// What is the matter, where it can be said in words that the desk knows; empty: libcurl says it.
QString problemOf(CURLcode code, CURL *easy, QByteArrayView words)
{
    long verified = 0;
    curl_easy_getinfo(easy, CURLINFO_SSL_VERIFYRESULT, &verified);
    switch (code) {
    case CURLE_COULDNT_RESOLVE_PROXY: return u"no computer has the proxy's name"_s;
    case CURLE_COULDNT_RESOLVE_HOST: return u"no computer has this name"_s;
    case CURLE_PEER_FAILED_VERIFICATION:
        return words.contains("target host name") ? u"its certificate is for another name"_s
                                                  : certificateProblem(verified);
    case CURLE_GOT_NOTHING: return u"it was closed without an answer"_s;
    default: return {};
    }
}

} // namespace

class Connection::Handles
{
public:
    Handles()
        : m_multi(beginCurl() ? curl_multi_init() : nullptr)
        , m_easy(m_multi ? curl_easy_init() : nullptr)
    {
        if (m_easy)
            describeAll();
    }
    ~Handles()
    {
        curl_easy_cleanup(m_easy);
        curl_multi_cleanup(m_multi);
    }
    Q_DISABLE_COPY_MOVE(Handles)

    bool isThere() const { return m_easy != nullptr; }

    Answer get(const Request &request, const HttpClient::Limits &limits, const QNetworkProxy &proxy,
               const std::stop_token &stop)
    {
        Exchange exchange;
        exchange.maxBytes = request.maxBytes;
        const FieldList fields = fieldsOf(request);
        m_words.fill('\0');
        describe(request, fields.get(), exchange);
        setProxy(proxy);
        const std::stop_callback wake(stop, [this] { curl_multi_wakeup(m_multi); });
        curl_multi_add_handle(m_multi, m_easy);
        const std::optional<CURLcode> code = perform(exchange, limits, stop);
        Answer answer = finished(exchange, code);
        curl_multi_remove_handle(m_multi, m_easy);
        return answer;
    }

private:
    /// What is the same for all requests.
    void describeAll()
    {
        set(CURLOPT_PATH_AS_IS, 1L);
        set(CURLOPT_PROTOCOLS_STR, "http,https");
        set(CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
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
        set(CURLOPT_WRITEFUNCTION, onBody);
        set(CURLOPT_OPENSOCKETFUNCTION, openSocket);
        // Always said, so that libcurl does not look for one itself.
        set(CURLOPT_NOPROXY, "");
        set(CURLOPT_PROXY, "");
    }

    /// Authorities besides the system's: as OpenSSL's programs are told of them.
    void trust()
    {
        if (const QByteArray file = qgetenv("SSL_CERT_FILE"); !file.isEmpty())
            set(CURLOPT_CAINFO, file.constData());
        if (const QByteArray folder = qgetenv("SSL_CERT_DIR"); !folder.isEmpty())
            set(CURLOPT_CAPATH, folder.constData());
    }

    void describe(const Request &request, curl_slist *fields, Exchange &exchange)
    {
        set(CURLOPT_URL, request.url.constData());
        set(CURLOPT_HTTPHEADER, fields);
        set(CURLOPT_HEADERDATA, &exchange);
        set(CURLOPT_WRITEDATA, &exchange);
        set(CURLOPT_OPENSOCKETDATA, &exchange);
        // Towards this computer, packing costs more than it saves.
        set(CURLOPT_ACCEPT_ENCODING, isThisComputer(request.url) ? nullptr : "gzip");
        if (request.body.isNull()) {
            set(CURLOPT_HTTPGET, 1L);
            return;
        }
        set(CURLOPT_POST, 1L);
        set(CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.size()));
        set(CURLOPT_POSTFIELDS, request.body.constData());
    }

    void setProxy(const QNetworkProxy &proxy)
    {
        if (proxy == m_proxy)
            return;
        m_proxy = proxy;
        const bool isNone = proxy.type() == QNetworkProxy::NoProxy || proxy.hostName().isEmpty();
        const QByteArray address = isNone
            ? QByteArray()
            : schemeOf(proxy) + proxy.hostName().toUtf8() + ':' + QByteArray::number(proxy.port());
        const QByteArray user = proxy.user().toUtf8();
        const QByteArray password = proxy.password().toUtf8();
        set(CURLOPT_PROXY, address.isEmpty() ? "" : address.constData());
        set(CURLOPT_PROXYUSERNAME, user.isEmpty() ? nullptr : user.constData());
        set(CURLOPT_PROXYPASSWORD, user.isEmpty() ? nullptr : password.constData());
    }

    /// None: `exchange.why` says why it was not waited for the end.
    std::optional<CURLcode> perform(Exchange &exchange, const HttpClient::Limits &limits,
                                    const std::stop_token &stop)
    {
        const SteadyClock::time_point deadline = SteadyClock::now() + limits.whole;
        while (true) {
            int running = 0;
            if (curl_multi_perform(m_multi, &running) != CURLM_OK)
                return CURLE_FAILED_INIT;
            if (running == 0)
                return outcome();
            const auto last = std::min(deadline, exchange.heard + limits.silence);
            const auto left = std::chrono::ceil<milliseconds>(last - SteadyClock::now());
            if (stop.stop_requested())
                exchange.why = End::Cancelled;
            else if (left <= milliseconds(0))
                exchange.why = End::TooSlow;
            if (exchange.why)
                return std::nullopt;
            curl_multi_poll(m_multi, nullptr, 0, static_cast<int>(left.count()), nullptr);
        }
    }

    CURLcode outcome() const
    {
        int left = 0;
        const CURLMsg *message = curl_multi_info_read(m_multi, &left);
        return message && message->msg == CURLMSG_DONE ? message->data.result : CURLE_FAILED_INIT;
    }

    Answer finished(Exchange &exchange, std::optional<CURLcode> code) const
    {
        Answer &answer = exchange.answer;
        const QByteArray words(m_words.data());
        long status = 0;
        curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
        answer.status = static_cast<int>(status);
        answer.end = exchange.why ? *exchange.why : endOf(*code, m_easy, words);
        if (answer.status == ProxyRefused && answer.end == End::Answered) {
            answer.end = End::NotConnected;
            answer.note = u"the proxy wants a name and a password"_s;
        }
        if (answer.end == End::Answered)
            return std::move(answer);
        answer.body.clear();
        if (answer.note.isEmpty() && code)
            answer.note = problemOf(*code, m_easy, words);
        if (answer.note.isEmpty() && code == CURLE_SSL_CONNECT_ERROR
            && answer.end == End::NotSecure)
            answer.note = u"what answers there does not speak TLS as this program does"_s;
        if (answer.note.isEmpty() && code == CURLE_COULDNT_CONNECT && !hasProxy())
            answer.note = u"nobody answers at this address"_s;
        if (answer.note.isEmpty() && code)
            answer.note = words.isEmpty() ? QString::fromUtf8(curl_easy_strerror(*code))
                                          : QString::fromUtf8(words);
        return std::move(answer);
    }

    bool hasProxy() const { return m_proxy.type() != QNetworkProxy::NoProxy; }

    template <typename Value>
    void set(CURLoption option, Value value)
    {
        curl_easy_setopt(m_easy, option, value); // NOLINT(cppcoreguidelines-pro-type-vararg): C.
    }

    CURLM *const m_multi;
    CURL *const m_easy;
    QNetworkProxy m_proxy{QNetworkProxy::NoProxy};
    std::array<char, CURL_ERROR_SIZE> m_words{}; ///< What libcurl says of an error.
};

Connection::Connection() : m_handles(std::make_unique<Handles>())
{}

Connection::~Connection() = default;

Answer Connection::get(const Request &request, const HttpClient::Limits &limits,
                       const QNetworkProxy &proxy, const std::stop_token &stop)
{
    const bool isSendable = isFieldValue(request.authorization) && isFieldValue(request.etag)
        && isFieldValue(request.accept);
    // Here, too: a proxy opens the socket itself.
    const bool isRefused = isLinkLocalAddress(QHostAddress(QUrl::fromEncoded(request.url).host()));
    if (m_handles->isThere() && isSendable && !isRefused)
        return m_handles->get(request, limits, proxy, stop);
    Answer answer;
    answer.end = End::NotConnected;
    answer.note = isRefused ? LinkLocalNote
        : isSendable        ? u"there is no memory for a connection"_s
                            : u"the token has a character that cannot be sent"_s;
    return answer;
}

} // namespace sheria::sync
