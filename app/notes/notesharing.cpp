// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notesharing.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/notes/notesfile.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;
using notes::NotesFile;

namespace {

constexpr qsizetype MaxWatched =
    100; ///< Logs; others are looked at when the program comes to the front.
constexpr int ShareDialogWidth = 460;

/// The fields of the dialog in which a collection is shared.
class ShareDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(NoteSharing)

public:
    ShareDialog(QWidget *parent, const notes::Sharing &sharing, const QStringList &collections)
        : QDialog(parent)
    {
        setUpDialog(*this, u"noteShareDialog"_s, tr("Share a Collection"));
        m_collection = makeComboBox(this, u"noteShareCollection"_s, tr("Collection"));
        m_collection->setEditable(true);
        m_collection->addItems(sharing.offered);
        for (const QString &name : collections) {
            if (!sharing.collections.contains(name) && !sharing.offered.contains(name))
                m_collection->addItem(name);
        }
        m_folder = makeLine(this, u"noteShareFolder"_s, tr("Shared folder"));
        m_folder->setText(QDir::toNativeSeparators(sharing.folder));
        m_folder->setEnabled(sharing.collections.isEmpty());
        auto *browse = makeButton(this, u"noteShareBrowse"_s, tr("Browse…"), {}, {},
                                  [this] { browseFolder(); });
        browse->setEnabled(m_folder->isEnabled());
        const QString user = qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME"));
        m_name = makeLine(this, u"noteShareName"_s, tr("Your name"));
        m_name->setText(sharing.name.isEmpty() ? user : sharing.name);
        auto *form = new QFormLayout;
        form->addRow(tr("Collection:"), m_collection);
        form->addRow(tr("Shared folder:"), hbox({{m_folder, 1}, browse}));
        form->addRow(tr("Your name:"), m_name);
        auto *buttons = new QDialogButtonBox(this);
        m_share = buttons->addButton(tr("Share"), QDialogButtonBox::AcceptRole);
        m_share->setObjectName(u"noteShareButton"_s);
        buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        const QString what = tr(
            "Whoever uses the same folder, such as one on a network drive, sees the notes of this "
            "collection and can change them. All other notes stay on this computer. Only share "
            "folders with people whom you trust.");
        vbox({makeParagraph(this, u"noteShareHint"_s, what), form, buttons}, this, StyleMargins);
        resize(ShareDialogWidth, sizeHint().height());
        for (QLineEdit *line : {m_folder, m_name})
            connect(line, &QLineEdit::textChanged, this, [this] { check(); });
        connect(m_collection, &QComboBox::editTextChanged, this, [this] { check(); });
        check();
    }

    QString collection() const { return m_collection->currentText().simplified(); }
    QString folder() const { return QDir::fromNativeSeparators(m_folder->text().trimmed()); }
    QString name() const { return m_name->text().simplified(); }

private:
    void check()
    {
        m_share->setEnabled(!collection().isEmpty() && !folder().isEmpty() && !name().isEmpty());
    }
    void browseFolder()
    {
        auto *dialog = new QFileDialog(this);
        setUpDialog(*dialog, u"noteShareFolderDialog"_s, tr("Shared folder"));
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, this,
                [this](const QString &path) { m_folder->setText(QDir::toNativeSeparators(path)); });
        dialog->open();
    }

    QComboBox *m_collection = nullptr;
    QLineEdit *m_folder = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_share = nullptr;
};

} // namespace

NoteSharing::NoteSharing(std::function<QDateTime()> now, QObject *parent)
    : QObject(parent)
    , m_now(std::move(now))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &NoteSharing::exchange);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &NoteSharing::exchange);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    exchange();
            });
}

void NoteSharing::exchange()
{
    m_isWanted = m_isRunning;
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_work.start([now = m_now()](const std::stop_token &stop) { return run(now, stop); },
                 [this](const Done &done) { show(done); });
}

NoteSharing::Done NoteSharing::run(const QDateTime &now, const std::stop_token &stop)
{
    const QString path = NotesFile::defaultPath();
    Done done{notes::Exchanged{}, {}};
    // Nobody has to have written a note yet.
    if (!QFileInfo::exists(path))
        return done;
    done.exchanged = notes::exchange(path, now, stop);
    auto reader = NotesFile::open(path, NotesFile::Mode::Look);
    if (reader) {
        const Result<notes::Sharing> sharing = reader->sharing();
        if (sharing && !sharing->collections.isEmpty())
            done.folder = sharing->folder;
    }
    return done;
}

void NoteSharing::show(const Done &done)
{
    m_isRunning = false;
    watch(done.folder);
    QStringList problems;
    if (!done.exchanged) {
        problems << messageText(done.exchanged.error().message);
    } else {
        for (const notes::FolderProblem &each : done.exchanged->problems)
            problems << each.file + u": "_s + messageText(each.why);
        if (done.exchanged->taken > 0)
            Q_EMIT changed();
    }
    Q_EMIT problemChanged(problems.join(u'\n'));
    if (std::exchange(m_isWanted, false))
        exchange();
}

void NoteSharing::watch(const QString &folder)
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    QStringList wanted;
    if (!folder.isEmpty()) {
        const QDir dir(folder);
        const QStringList logs = dir.entryList({u"*.jsonl"_s}, QDir::Files);
        wanted << folder;
        for (const QString &name : logs.first(std::min(logs.size(), MaxWatched)))
            wanted << dir.filePath(name);
    }
    QStringList gone;
    for (const QString &path : before) {
        if (!wanted.removeOne(path))
            gone << path;
    }
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

void askToShare(
    QWidget *parent, const notes::Sharing &sharing, const QStringList &collections,
    const std::function<void(const QString &, const QString &, const QString &)> &agreed)
{
    auto *dialog = new ShareDialog(parent, sharing, collections);
    QObject::connect(dialog, &QDialog::accepted, parent, [dialog, agreed] {
        agreed(dialog->collection(), dialog->folder(), dialog->name());
    });
    dialog->open();
}

} // namespace sheria::app
