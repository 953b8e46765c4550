// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/diagnostics.h"

#include "app/shell/crashhandler.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/clock.h"
#include "core/base/files.h"

#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPushButton>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QtWebEngineCore/qtwebenginecoreglobal.h>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum CheckColumn { CheckSubject, CheckedState, CheckFound };

constexpr qint64 MostSettingsBytes = 1024 * 1024;

QString subjectOf(QByteArrayView id)
{
    const std::pair<QByteArrayView, QString> subjects[] = {
        {"library", DiagnosticsDialog::tr("Library")},
        {"permissions", DiagnosticsDialog::tr("Permissions")},
        {"log", DiagnosticsDialog::tr("Write-ahead log")},
        {"backups", DiagnosticsDialog::tr("Backups")},
        {"index", DiagnosticsDialog::tr("Search index")},
        {"disk", DiagnosticsDialog::tr("Disk")},
        {"server", DiagnosticsDialog::tr("Server")},
        {"keychain", DiagnosticsDialog::tr("Keychain")},
        {"webengine", DiagnosticsDialog::tr("Qt WebEngine")},
        {"versions", DiagnosticsDialog::tr("Versions")},
        {"system", DiagnosticsDialog::tr("System")},
    };
    const auto *found = std::find_if(std::begin(subjects), std::end(subjects),
                                     [id](const auto &subject) { return subject.first == id; });
    return found == std::end(subjects) ? QString::fromLatin1(id) : found->second;
}

QString stateText(Check::State state)
{
    switch (state) {
    case Check::State::Ok: return DiagnosticsDialog::tr("OK");
    case Check::State::Warning: return DiagnosticsDialog::tr("Warning");
    case Check::State::Problem: return DiagnosticsDialog::tr("Problem");
    case Check::State::Unknown: return DiagnosticsDialog::tr("Not checked");
    }
    Q_UNREACHABLE();
}

QString iconOf(Check::State state)
{
    switch (state) {
    case Check::State::Ok: return u"info"_s;
    case Check::State::Warning:
    case Check::State::Problem: return u"warning"_s;
    case Check::State::Unknown: return u"help"_s;
    }
    Q_UNREACHABLE();
}

QString summaryOf(const std::vector<Check> &checks)
{
    switch (worstOf(checks)) {
    case Check::State::Ok: return DiagnosticsDialog::tr("Everything is as it should be.");
    case Check::State::Warning:
        return DiagnosticsDialog::tr("Everything works. See the warnings below.");
    case Check::State::Problem:
        return DiagnosticsDialog::tr(
            "Something does not work. Choose a problem to see what to do.");
    case Check::State::Unknown: return DiagnosticsDialog::tr("Not everything could be checked.");
    }
    Q_UNREACHABLE();
}

/// What draws with OpenGL in this process; empty: nothing, pages are drawn by the processor.
QString openGlRenderer()
{
    QOpenGLContext context;
    QOffscreenSurface surface;
    if (!context.create())
        return {};
    surface.create();
    if (!context.makeCurrent(&surface))
        return {};
    const auto *name = context.functions()->glGetString(GL_RENDERER);
    const QString renderer = QString::fromUtf8(reinterpret_cast<const char *>(name));
    context.doneCurrent();
    return renderer;
}

/// "What: state. Sentence", and lines with what to do.
QString lineOf(const Check &check)
{
    QStringList lines = {
        DiagnosticsDialog::tr("%1: %2. %3")
            .arg(subjectOf(check.id), stateText(check.state), messageText(check.sentence))};
    for (const Message &further : {check.advice, check.detail}) {
        if (!further.isEmpty())
            lines.append(u"    "_s + messageText(further));
    }
    return lines.join(u'\n');
}

} // namespace

Check webEngineCheck()
{
    const QByteArray flags = qgetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    const bool isOpen = qEnvironmentVariableIntValue("QTWEBENGINE_DISABLE_SANDBOX") != 0
        || flags.contains("--no-sandbox");
    const QString renderer = flags.contains("--disable-gpu") ? QString() : openGlRenderer();
    const Message drawn = renderer.isEmpty() ? Message::tr("pages are drawn by the processor")
                                             : Message::tr("pages are drawn by %1", renderer);
    const Message sandbox = isOpen ? Message::tr("the sandbox is off")
                                   : Message::tr("the sandbox is on");
    const Message sentence = Message::tr("Qt WebEngine %1 (Chromium %2): %3, %4.",
                                         QString::fromLatin1(qWebEngineVersion()),
                                         QString::fromLatin1(qWebEngineChromiumVersion()), sandbox,
                                         drawn);
    return {"webengine",
            isOpen ? Check::State::Warning : Check::State::Ok,
            sentence,
            isOpen ? Message::tr("Start Sheria as an ordinary user: as root, or where "
                                 "QTWEBENGINE_DISABLE_SANDBOX is set, pages have no sandbox.")
                   : Message(),
            {}};
}

DiagnosticsDialog::DiagnosticsDialog(DiagnosisOptions options, const QString &settingsFile,
                                     QWidget *parent)
    : QDialog(parent)
    , m_options(std::move(options))
    , m_settingsFile(settingsFile)
    , m_work(this)
    , m_saving(this)
{
    setUpDialog(*this, u"diagnostics"_s, tr("Diagnostics"));
    m_summary = makeParagraph(this, u"diagnosticsSummary"_s);
    m_list = makeTree(this, u"diagnosticsList"_s, tr("Checks"),
                      {tr("What"), tr("State"), tr("Found")});
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(CheckSubject, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(CheckedState, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DiagnosticsDialog::showChosen);
    m_chosen = makeParagraph(this, u"diagnosticsChosen"_s);
    m_chosen->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_chosen->setAccessibleName(tr("What to do"));
    m_chosen->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_again = makeButton(this, u"checkAgain"_s, tr("Check &Again"), u"refresh"_s, {},
                         [this] { check(); });
    m_copy = makeButton(this, u"copyDiagnostics"_s, tr("&Copy"), u"copy"_s, {},
                        [this] { copyText(asText()); });
    m_save = makeButton(
        this, u"saveBundle"_s, tr("Save &Bundle…"), u"export"_s,
        tr("A ZIP file to attach to a report of a fault. File names, host names, tokens and titles "
           "are removed. It is not sent; read it before you pass it on."),
        [this] { askForBundle(); });
    auto *close = makeButton(this, u"closeDiagnostics"_s, tr("Close"), {}, {},
                             [this] { reject(); });
    close->setDefault(true);
    vbox({m_summary,
          {m_list, 1},
          m_chosen,
          hbox({m_again, m_copy, m_save, BoxItem::filler(), close})},
         this, StyleMargins);
    resize(760, 520);
    check();
}

void DiagnosticsDialog::check()
{
    m_checks.clear();
    m_list->clear();
    m_summary->setText(tr("Checking… A large library takes some time."));
    for (QPushButton *button : {m_again, m_copy, m_save})
        button->setEnabled(false);
    m_work.start([options = m_options](
                     const std::stop_token &stop) { return diagnose(options, stop); },
                 [this](std::vector<Check> checks) { showChecks(std::move(checks)); });
}

void DiagnosticsDialog::showChecks(std::vector<Check> checks)
{
    checks.push_back(webEngineCheck());
    m_checks = std::move(checks);
    for (const Check &check : m_checks) {
        const QString sentence = messageText(check.sentence);
        auto *row = new QTreeWidgetItem(m_list,
                                        {subjectOf(check.id), stateText(check.state), sentence});
        row->setIcon(CheckedState, icon(iconOf(check.state)));
        row->setToolTip(CheckFound, sentence);
    }
    m_summary->setText(summaryOf(m_checks));
    const auto worst = std::find_if(m_checks.begin(), m_checks.end(),
                                    [state = worstOf(m_checks)](const Check &check) {
                                        return check.state == state;
                                    });
    m_list->setCurrentItem(m_list->topLevelItem(int(worst - m_checks.begin())));
    for (QPushButton *button : {m_again, m_copy, m_save})
        button->setEnabled(true);
    Q_EMIT checked();
}

void DiagnosticsDialog::showChosen()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_chosen->setText(row >= 0 && row < int(m_checks.size()) ? lineOf(m_checks[std::size_t(row)])
                                                             : QString());
}

QString DiagnosticsDialog::asText() const
{
    QStringList lines;
    for (const Check &check : m_checks)
        lines.append(lineOf(check));
    return lines.join(u'\n') + u'\n';
}

void DiagnosticsDialog::askForBundle()
{
    askSavePath(this, u"saveBundleDialog"_s, tr("Save Bundle"),
                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                    + u"/sheria-diagnostics.zip"_s,
                tr("ZIP archives (*.zip)"), u"zip"_s,
                [this](const QString &path) { saveBundle(path); });
}

void DiagnosticsDialog::saveBundle(const QString &path)
{
    BundleContents contents;
    contents.checks = m_checks;
    contents.now = SystemClock().now();
    for (const QByteArray &line : keptForCrash())
        contents.log.append(QString::fromUtf8(line));
    contents.names = {m_options.library, QFileInfo(m_options.library).completeBaseName()};
    m_saving.start(
        [contents, settings = m_settingsFile,
         path](const std::stop_token &) mutable -> Result<bool> {
            QFile file(settings);
            if (file.open(QIODevice::ReadOnly))
                contents.settings = QString::fromUtf8(file.read(MostSettingsBytes));
            SHERIA_TRY(const QByteArray bytes, diagnosticBundle(contents));
            SHERIA_CHECK(writeOutputFile(path, bytes));
            return true;
        },
        [this, path](const Result<bool> &written) {
            if (written)
                m_summary->setText(tr("Saved: %1").arg(path));
            else
                warn(this, u"bundleNotSaved"_s, tr("Save Bundle"),
                     tr("The bundle could not be saved."), messageText(written.error().message));
        });
}

} // namespace sheria::app
