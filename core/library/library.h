// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/contact.h"
#include "core/store/db/readers.h"
#include "core/store/db/writer.h"
#include "core/store/rows/contentqueries.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::knowledge {
class Embedder;
class VectorSearch;
} // namespace sheria::knowledge
namespace sheria::secrets {
class LibraryTrust;
} // namespace sheria::secrets
namespace sheria::quotations {
class TextCache;
} // namespace sheria::quotations
namespace sheria::search {
class Indexer;
class Searcher;
} // namespace sheria::search

namespace sheria {

/// An open library: the writer thread, reader connections, and what keeps the library in step with its
/// change log. Programs that run on start that by LibraryServices; the command line opens only this.
class Library
{
public:
    enum class Mode {
        OpenOrCreate,
        OpenExisting, ///< NotFound when there is no file.
    };

    /// What a library in a place that cannot be written is opened for.
    enum class Access {
        Write,
        ReadAtLeast, ///< To be read, where it cannot be written: see isReadOnly().
    };

    /// Errors: NotFound; Corrupt (damaged, or not a library); Unsupported (made by a newer version);
    /// Unavailable (read-only file or folder, locked); each with a sentence that says what to do.
    /// The file is not touched then.
    ///
    /// Secrets of webhooks that lie in it in plain text are sealed where it is to be written: see
    /// secrets::SecretSeal.
    /// `stop` ends a migration, with Cancelled; the file is as it was before then.
    static Result<std::unique_ptr<Library>> open(const QString &path, Mode mode, const Clock &clock,
                                                 Access access = Access::Write,
                                                 const std::stop_token &stop = {});
    /// Stops everything and joins it; see requestStop().
    ~Library();
    Q_DISABLE_COPY_MOVE(Library)

    const QString &path() const;
    /// Whether the file or its folder cannot be written. Then changes fail with Unavailable, the search index is
    /// used as it is, and none of what keeps something in step starts.
    bool isReadOnly() const;
    const Clock &clock() const;
    store::Writer &writer();
    store::Readers &readers();
    /// The same for what takes long, such as exports, so that short queries do not wait for it.
    store::Readers &exportReaders();
    /// A further read-only connection, for a thread that keeps one of its own.
    Result<store::Database> openReader() const;
    /// The same for what leaves the library: see store::showOnlyPublished().
    Result<store::Database> openPublicReader() const;
    /// The change log's highest revision, as far as committed by this process or seen at the last
    /// look; cheap, from any thread. Another process's changes show within a second.
    qint64 revision() const;
    /// Asks all threads but the writer to end, which the others may be waiting for, so that the destructor
    /// waits as long as the slowest takes and not for one after the other. Queries end with an error from
    /// now on. Thread: as for the constructor.
    void requestStop();
    /// What the user's configuration says of this library: whom it may contact, and where the tokens are.
    secrets::LibraryTrust &trust();
    /// Whom the library would contact, and its user has not agreed to. Errors: those of the library and of
    /// secrets::LibraryTrust.
    Result<std::vector<Contact>> contactsToAgree() const;
    /// Of a library that lets in nobody yet, the user vouches for all accounts and tokens to come: they are
    /// made here. Call it before any is made. Where the configuration cannot be written, that is logged.
    void vouchForAccountsToCome();
    /// Rises with every change to who may see what, and with what is read of PDFs, as revision() does with
    /// changes of the law.
    qint64 accessRevision() const;
    /// Asks the search index, whoever writes it.
    search::Searcher &searcher();
    /// The texts that quotations were looked for in last. Thread: any.
    quotations::TextCache &quotedTexts();
    /// Keeps the search index in step from now on, until the library closes. Further calls do nothing.
    /// Thread: as for the constructor.
    void startIndexing();
    /// Keeps what documents cite in step from now on, until the library closes. Further calls do
    /// nothing. Errors: those of openReader(). Thread: as for the constructor.
    Result<void> startCiting();
    /// Reads PDFs that stand for a text from now on, until the library closes. Further calls do nothing.
    /// Errors: those of openReader(). Thread: as for the constructor.
    Result<void> startReadingPages();
    /// Finds passages by meaning, whoever embeds them.
    knowledge::VectorSearch &vectors();
    /// Embeds passages from now on, while the library names an endpoint for it, until the library
    /// closes. Further calls do nothing. Errors: those of openReader(). Thread: as for the constructor.
    Result<void> startEmbedding();
    /// The stored texts that were found damaged since the library was opened, and are still.
    std::vector<store::DamagedText> damagedTexts(store::Database &reader) const;
    /// How far the index is; null before startIndexing().
    const search::Indexer *indexer() const;

    /// Sends what webhooks are to be told, from now on and as long as this lives: for programs that run
    /// on, of which one at a time does it. `base` is where the API is, "http://127.0.0.1:8089", for the
    /// addresses in what is sent; a later call changes it.
    /// With a `jitterSeed` retries come up to a tenth earlier or later, drawn by it.
    Result<void> startSending(const QByteArray &base, std::optional<quint64> jitterSeed = {});
    /// Sends nothing from now on: what is to be told waits, and so does what is under way, which is
    /// told again by who sends next. Nothing unless it sends.
    void stopSending();

private:
    struct State;
    explicit Library(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace sheria
