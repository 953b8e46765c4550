// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pack/packknowledge.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "tests/core/pack/packlibrary.h"

#include <QStringList>

namespace sheria::tests {

inline KnowledgeBase base(const QByteArray &code, const QString &name = QStringLiteral("Laws"))
{
    KnowledgeBase out;
    out.code = code;
    out.name = name;
    out.description = QStringLiteral("What\n\"it\" is for: Überblick");
    out.kind = KnowledgeBase::Kind::Judgments;
    out.places = {"xa", "xa-bay"};
    out.natures = {"act/by-law"};
    out.topics = {"trees"};
    out.courts = {"xahc"};
    out.languages = {"eng", "fra"};
    return out;
}

/// As the desk does it.
inline void putBase(PackLibrary &library, const KnowledgeBase &base)
{
    library.change([&base](store::Database &db) -> Result<void> {
        if (store::findKnowledgeBase(db, base.code))
            SHERIA_CHECK(store::removeKnowledgeBase(db, base.code));
        return store::addKnowledgeBase(db, base);
    });
}

inline void removeBase(PackLibrary &library, const QByteArray &code)
{
    library.change([&code](store::Database &db) { return store::removeKnowledgeBase(db, code); });
}

inline std::vector<KnowledgeBase> basesOf(PackLibrary &library)
{
    store::Database db = library.reader();
    return must(store::listKnowledgeBases(db));
}

/// What it is called; "-": it is not there.
inline QString nameOf(PackLibrary &library, const QByteArray &code)
{
    store::Database db = library.reader();
    const auto found = store::findKnowledgeBase(db, code);
    return found ? found->name : QStringLiteral("-");
}

/// What the last import told of knowledge bases: "laws imported", "laws unchanged: why".
inline QStringList told(const PackLibrary &library)
{
    static const QStringList names{QStringLiteral("imported"), QStringLiteral("unchanged"),
                                   QStringLiteral("replaced"), QStringLiteral("removed"),
                                   QStringLiteral("refused")};
    QStringList out;
    for (const pack::FileReport &report : library.reports) {
        if (report.path.contains(pack::KnowledgeFile))
            out << QString::fromUtf8(report.knowledgeBase) + u' ' + names[int(report.outcome)]
                    + (report.reason.isEmpty() ? QString()
                                               : QStringLiteral(": ") + report.reason.english());
    }
    return out;
}

/// A library with a base of its own, another that every library begins with, in other words, and a law.
struct OriginLibrary : PackLibrary
{
    OriginLibrary() : PackLibrary(QStringLiteral("origin-"))
    {
        put("/akn/xa/act/2001/1", "2001-01-01", "One");
        putBase(*this, base("laws"));
        putBase(*this, base("legislation-all", QStringLiteral("All of it")));
    }
    QString pack(std::optional<qint64> since)
    {
        const QString path = file(QStringLiteral("%1.zip").arg(++m_packs));
        revision = write(path, since).revision;
        return path;
    }
    qint64 revision = 0; ///< At which the last pack ended.

private:
    int m_packs = 0;
};

} // namespace sheria::tests
