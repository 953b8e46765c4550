#include "core/pack/knowledgeimport.h"

#include "core/base/limits.h"
#include "core/store/database.h"
#include "core/store/knowledgebasequeries.h"
#include "core/store/libraryidentity.h"

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

/// What the library knows of a code.
struct Home
{
    std::optional<KnowledgeBase> here;
    std::optional<store::KnowledgeOrigin> origin;
    bool isCopied = false; ///< From a server.

    bool isAsItCame() const { return here && origin && *here == origin->base; }
};

Result<Home> homeOf(store::Database &db, const QByteArray &code)
{
    Home home;
    auto known = store::findKnowledgeBase(db, code);
    if (known)
        home.here = *std::move(known);
    else if (known.error().code != ErrorCode::NotFound)
        return known.error();
    SHERIA_TRY(home.origin, store::findKnowledgeOrigin(db, code));
    SHERIA_TRY(home.isCopied, store::isCopiedKnowledgeBase(db, code));
    return home;
}

/// One import; see importKnowledge().
class KnowledgeImport
{
public:
    KnowledgeImport(store::Database &db, const KnowledgeSender &sender, FileReport &report)
        : m_db(db)
        , m_sender(sender)
        , m_report(report)
    {}

    Result<void> run(const PackedKnowledge &packed)
    {
        SHERIA_TRY(const bool isOlder, isOlderThanHere(packed));
        if (isOlder) {
            m_report.parts.push_back(
                {m_report.path, Outcome::Unchanged, {}, {}, u"a newer list of them is here"_s});
            return {};
        }
        for (const RefusedKnowledge &each : packed.refused)
            tell(each.code, Outcome::Refused, each.reason);
        for (const KnowledgeBase &said : packed.bases)
            SHERIA_CHECK(take(said));
        if (m_sender.library.isEmpty())
            return {};
        SHERIA_CHECK(settleGone(packed));
        return store::setPackKnowledge(m_db, m_sender.library, packed.revision.value_or(0));
    }

private:
    Result<bool> isOlderThanHere(const PackedKnowledge &packed)
    {
        if (m_sender.library.isEmpty())
            return false;
        SHERIA_TRY(const auto known, store::findPackKnowledge(m_db, m_sender.library));
        return packed.revision.value_or(0) < known.value_or(0);
    }

    Result<void> take(const KnowledgeBase &said)
    {
        SHERIA_TRY(const Home home, homeOf(m_db, said.code));
        if (!home.here)
            return bring(said, home);
        if (*home.here == said)
            return isAnonymous(home) ? note(said) : Result<void>();
        if (const QString why = whyKept(said, home); !why.isNull())
            return keep(said.code, why);
        SHERIA_CHECK(store::removeKnowledgeBase(m_db, said.code));
        SHERIA_CHECK(store::addKnowledgeBase(m_db, said));
        tell(said.code, Outcome::Replaced, {});
        return note(said);
    }

    Result<void> bring(const KnowledgeBase &said, const Home &home)
    {
        if (home.origin && !m_sender.isWhole)
            return home.origin->base == said
                ? Result<void>()
                : keep(said.code, u"it was removed here, and stays so"_s);
        SHERIA_TRY(const qint64 count, store::countKnowledgeBases(m_db));
        if (count >= limits::MaxKnowledgeBases) {
            tell(said.code, Outcome::Refused,
                 u"there are %1 knowledge bases, which is the most"_s.arg(count));
            return {};
        }
        SHERIA_CHECK(store::addKnowledgeBase(m_db, said));
        tell(said.code, Outcome::Imported, {});
        return note(said);
    }

    /// Whether it came by a pack that did not say whose it was, and the sender does.
    bool isAnonymous(const Home &home) const
    {
        return home.isAsItCame() && home.origin->library.isEmpty() && !m_sender.library.isEmpty();
    }

    /// Whether packs of the sender, too, may bring what came from where it came from.
    bool mayBeSent(const Home &home) const
    {
        const QByteArray &from = home.origin->library;
        return from.isEmpty() || from == store::KnowledgeOrigin::Program || from == m_sender.library
            || m_sender.library.isEmpty();
    }

    /// Null: it may be replaced. Empty: it may not, of which was told before.
    QString whyKept(const KnowledgeBase &said, const Home &home) const
    {
        if (home.isCopied)
            return u"it is copied from a server, and stays as that says it"_s;
        if (!home.isAsItCame()) {
            const bool isNoNews = home.origin && !m_sender.isWhole && home.origin->base == said;
            return isNoNews ? u""_s
                            : u"the library has a knowledge base %1 of its own, which stays as it "
                              "is"_s.arg(QString::fromUtf8(said.code));
        }
        return mayBeSent(home) ? QString()
                               : u"it is kept up to date by the packs of another library"_s;
    }

    /// What came by packs of the sender, which has it no more.
    Result<void> settleGone(const PackedKnowledge &packed)
    {
        SHERIA_TRY(const auto came, store::listKnowledgeOrigins(m_db, m_sender.library));
        for (const store::KnowledgeOrigin &origin : came) {
            if (!packed.names(origin.base.code))
                SHERIA_CHECK(part(origin.base.code));
        }
        return {};
    }

    Result<void> part(const QByteArray &code)
    {
        SHERIA_TRY(const Home home, homeOf(m_db, code));
        SHERIA_CHECK(store::dropKnowledgeOrigin(m_db, code));
        if (!home.here)
            return {};
        if (!home.isAsItCame() || home.isCopied)
            return keep(code,
                        u"the library that it came from has it no more, but it is not as it "
                        "came: it stays"_s);
        tell(code, Outcome::Removed, u"the library that it came from has it no more"_s);
        return store::removeKnowledgeBase(m_db, code);
    }

    Result<void> keep(const QByteArray &code, const QString &why)
    {
        if (!why.isEmpty())
            tell(code, Outcome::Unchanged, why);
        return {};
    }

    Result<void> note(const KnowledgeBase &said)
    {
        return store::putKnowledgeOrigin(m_db, {said, m_sender.library});
    }

    void tell(const QByteArray &code, Outcome outcome, const QString &reason)
    {
        FileReport part{m_report.path + u'/' + QString::fromUtf8(code), outcome, {}, {}, reason};
        part.knowledgeBase = code;
        m_report.parts.push_back(std::move(part));
    }

    store::Database &m_db;
    const KnowledgeSender &m_sender;
    FileReport &m_report;
};

} // namespace

Result<void> importKnowledge(store::Database &db, const PackedKnowledge &packed,
                             const KnowledgeSender &sender, FileReport &report)
{
    return KnowledgeImport(db, sender, report).run(packed);
}

} // namespace sheria::pack
