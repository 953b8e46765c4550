// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/loader.h"

#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QWidget>

#include <functional>

namespace sheria::app {

class OpenDocuments;
class ReaderPage;
class ReaderProfile;
class ReaderView;

/// The reader page in a web view: shows one document at a time, and says what is done in it. Knows
/// nothing of works and libraries.
class ReaderPane : public QWidget
{
    Q_OBJECT

public:
    ReaderPane(ReaderProfile &profile, OpenDocuments &documents, const ReaderLook &look,
               QWidget *parent = nullptr);
    ~ReaderPane() override;

    /// Loads the page without a document, so that the first one is there sooner.
    void warmUp();
    /// Whether the page waits for its first document.
    bool isWarm() const { return m_warmth == Warmth::Warm; }
    /// Ends the page's process, which takes memory. The pane is as before begin() then.
    void suspend();
    /// Whether there is no page yet, or no more.
    bool isSuspended() const { return m_documentId.isEmpty() && m_warmth == Warmth::None; }
    /// Starts a new page; its contents and text may come later.
    void begin(const QByteArray &meta);
    void provide(const QByteArray &toc, const QByteArray &content);

    /// Whether the page has taken over the text and answers.
    bool isReady() const { return m_isReady; }
    /// Whether the whole text is there, with its contents.
    bool isComplete() const { return m_isComplete; }
    ReaderPage &page() { return *m_page; }
    ReaderView &view() { return *m_view; }

    const ReaderLook &look() const { return m_look; }
    void setLook(const ReaderLook &look);
    // These do nothing before the page is ready.
    void scrollTo(const QByteArray &eId, int offset);
    void goTo(const QByteArray &eId);
    void setBanner(const QByteArray &banner);
    /// Marks these words and goes to the first mark at or after the provision, none when it is
    /// empty; without words: takes the marks away.
    void markHits(const QStringList &forms, const QByteArray &eId);
    /// Goes to the mark `step` further on, round and round.
    void goToHit(int step);

    /// Of a comparison: the two texts in columns or as one, and only what differs or all.
    void setComparison(bool isInline, bool onlyChanges);
    /// Goes to the difference `step` further on, round and round; hitShown() says which one that is.
    void goToDifference(int step);

    /// Puts bars into the margin, see originBars(). After completed().
    void setOrigins(const QByteArray &bars);

    /// Marks notes, see noteMarks(). After completed().
    void setNotes(const QByteArray &marks);

    /// Puts lines above provisions, JSON: [{"eId", "text", "action"}]. After completed().
    void setWarnings(const QByteArray &warnings);

    // The page answers these later, and not at all when it goes first.
    /// What is selected (may be nothing), and the provision it is in, or else the one being read.
    using TellPlace = std::function<void(const QString &selection, const QByteArray &eId)>;
    void askPlace(const TellPlace &tell);
    /// What is selected.
    struct Selected
    {
        QString text;   ///< Empty: nothing is.
        QByteArray eId; ///< The provision that it begins in, or else the one being read.
        QString before; ///< Some of the text before it,
        QString after;  ///< and behind it.
    };
    void askSelected(const std::function<void(const Selected &)> &tell);
    /// Tells the numbers of the paragraphs that are selected, from the first to the last, or else of
    /// the one that is being read; empty where there is none, the last also where there is only one.
    using TellParagraphs = std::function<void(const QString &from, const QString &to)>;
    void askParagraphs(const TellParagraphs &tell);

Q_SIGNALS:
    void ready();
    /// The whole text is there, with its contents.
    void completed();
    /// The page's process has died; the pane is as before begin().
    void crashed();
    void linkFollowed(const QString &href, bool inNewTab);
    void tocFollowed(const QByteArray &eId);
    /// The bar of a provision in the margin was chosen.
    void originChosen(const QByteArray &eId);
    /// The mark of a note was chosen.
    void noteChosen(qint64 id);
    /// The button of the line above a provision was chosen.
    void warningChosen(const QByteArray &eId);
    /// `count` marks are in the text; `index`, from 1, is the one that was gone to, 0 none.
    void hitShown(int index, int count);
    void scrolled(const QByteArray &eId, int offset);
    void tocVisibleChanged(bool isVisible);
    void tocWidthChanged(int width);
    void menuRequested(const QPoint &globalPosition, const QUrl &link, bool hasSelection);

private:
    enum class Warmth { None, Warming, Warm };

    void connectPage();
    void setWarm();
    void setReady();
    void setComplete();
    void runScript(const QString &script);
    void ask(const QString &script, const std::function<void(const QVariantMap &)> &take);

    ReaderProfile &m_profile;
    OpenDocuments &m_documents;
    ReaderLook m_look;
    ReaderView *m_view = nullptr;
    ReaderPage *m_page = nullptr;
    QByteArray m_documentId;
    Warmth m_warmth = Warmth::None;
    bool m_isReady = false;
    bool m_isComplete = false;
};

} // namespace sheria::app
