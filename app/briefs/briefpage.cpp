// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/briefs/briefpage.h"

#include "app/shell/dialogs.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/briefs/annotate.h"
#include "core/domain/decisions/casecitation.h"
#include "core/store/legislation/expressionqueries.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum Filter { Everything, Faults, Unchecked };
enum BriefColumn { StatusColumn, PlaceColumn, TextColumn, LibraryColumn };

constexpr Word Statuses[] = {
    {"ok", QT_TRANSLATE_NOOP("BriefStatus", "OK")},
    {"wrong-number", QT_TRANSLATE_NOOP("BriefStatus", "Wrong number")},
    {"wrong-year", QT_TRANSLATE_NOOP("BriefStatus", "Wrong year")},
    {"name-of-another-case", QT_TRANSLATE_NOOP("BriefStatus", "Another case")},
    {"wrong-pinpoint", QT_TRANSLATE_NOOP("BriefStatus", "Wrong provision")},
    {"superseded", QT_TRANSLATE_NOOP("BriefStatus", "Superseded")},
    {"repealed", QT_TRANSLATE_NOOP("BriefStatus", "Repealed")},
    {"nonexistent", QT_TRANSLATE_NOOP("BriefStatus", "Does not exist")},
    {"unknown", QT_TRANSLATE_NOOP("BriefStatus", "Not checked")},
    {"present", QT_TRANSLATE_NOOP("BriefStatus", "Quoted correctly")},
    {"elsewhere", QT_TRANSLATE_NOOP("BriefStatus", "Found elsewhere")},
    {"changed", QT_TRANSLATE_NOOP("BriefStatus", "From another version")},
    {"altered", QT_TRANSLATE_NOOP("BriefStatus", "Altered")},
    {"never", QT_TRANSLATE_NOOP("BriefStatus", "Not found")},
};

QString statusText(const briefs::Checked &checked)
{
    using Citation = briefs::CheckedCitation;
    if (const auto *citation = std::get_if<Citation>(&checked); citation
        && citation->status == Citation::Status::OtherName
        && citation->kind == Citation::Kind::Legislation)
        return QCoreApplication::translate("BriefStatus", "Another law");
    const QByteArray status = briefs::statusOf(checked);
    const QString text = wordFor(Statuses, "BriefStatus", status);
    return text.isEmpty() ? QString::fromLatin1(status) : text;
}

QString writtenText(const briefs::Checked &checked)
{
    if (const auto *citation = std::get_if<briefs::CheckedCitation>(&checked))
        return QString::fromUtf8(citation->text).simplified();
    return u"“%1”"_s.arg(std::get<briefs::CheckedQuotation>(checked).text.simplified());
}

/// Where a row leads; empty: nowhere.
QByteArray addressOf(const briefs::Checked &checked)
{
    if (const auto *quotation = std::get_if<briefs::CheckedQuotation>(&checked);
        quotation && quotation->verdict && !quotation->verdict->places.empty())
        return quotation->verdict->places.front().pinpointUri;
    return std::visit(
        [](const auto &one) {
            return one.provision.isEmpty() || one.workUri.isEmpty()
                ? one.workUri
                : QByteArray(one.workUri + '#' + one.provision);
        },
        checked);
}

bool isUnchecked(const briefs::Checked &checked)
{
    return briefs::statusOf(checked) == "unknown";
}

QStringList documentPatterns()
{
    return {u"*.docx"_s, u"*.odt"_s, u"*.pdf"_s, u"*.md"_s, u"*.html"_s, u"*.htm"_s, u"*.txt"_s};
}

bool isDocument(const QString &path)
{
    return documentPatterns().contains(u"*."_s + QFileInfo(path).suffix().toLower());
}

/// The first document in what is dragged; empty: there is none.
QString documentIn(const QMimeData &dragged)
{
    for (const QString &path : droppedPaths(dragged)) {
        if (isDocument(path))
            return path;
    }
    return {};
}

/// Where the publishers of what is cited show it, by the URIs of the works.
Result<std::map<QByteArray, QByteArray>> publishedAt(store::Database &db,
                                                     const briefs::Report &report)
{
    std::map<QByteArray, QByteArray> links;
    for (const briefs::Checked &one : report.items) {
        const auto *citation = std::get_if<briefs::CheckedCitation>(&one);
        if (!citation || citation->workUri.isEmpty() || links.contains(citation->workUri))
            continue;
        const Result<Work> work = store::findWork(db, citation->workUri);
        if (!work && work.error().code != ErrorCode::NotFound)
            return work.error();
        links[citation->workUri] = work ? workCitation(*work, work->title, {}, {}).link
                                        : QByteArray();
    }
    return links;
}

} // namespace

BriefPage::BriefPage(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"briefPage"_s);
    setAcceptDrops(true);
    m_close = makeAction(this, u"closeBrief"_s, tr("Back to Text"), {}, u"close"_s);
    connect(m_close, &QAction::triggered, this, &BriefPage::closed);
    build();
    setReaders(nullptr);
}

void BriefPage::build()
{
    m_title = makeLineLabel(this, u"briefTitle"_s);
    auto *close = new QToolButton(this);
    close->setDefaultAction(m_close);
    close->setAutoRaise(true);
    close->setAccessibleName(m_close->text());
    auto *choose = makeButton(this, u"chooseBrief"_s, tr("Choose &Document…"), u"file"_s, {},
                              [this] { this->choose(); });
    m_cancel = makeButton(this, u"cancelBrief"_s, tr("Cancel"), {}, {}, [this] { cancel(); });
    m_filter = makeComboBox(this, u"briefFilter"_s, tr("What is listed"),
                            {{tr("Everything"), Everything},
                             {tr("Problems only"), Faults},
                             {tr("Only what was not checked"), Unchecked}});
    m_copy = makeButton(this, u"saveBriefCopy"_s, tr("Save Copy with &Comments…"), {},
                        tr("Writes a copy of the document with a comment at each citation and "
                           "quotation that has a problem or was not checked"),
                        [this] { saveCopy(); });
    m_report = makeButton(this, u"saveBriefReport"_s, tr("Save &Report…"), u"pdf"_s, {},
                          [this] { saveReport(); });
    m_progress = makeProgressBar(this, u"briefProgress"_s, tr("Checking"));
    m_progress->setRange(0, 0);
    m_hint = makeEmptyHint(this);
    m_model = new RowsModel<briefs::Checked>(
        {{tr("Status"), statusText},
         {tr("Place"),
          [](const briefs::Checked &one) {
              return messageText(briefs::placeMessage(briefs::placeOf(one)));
          }},
         {tr("In the document"), writtenText},
         {tr("In the library"),
          [](const briefs::Checked &one) {
              return messageText(briefs::explanation(one));
          }}},
        [](const briefs::Checked &one, int column, int role) -> QVariant {
            if (role == Qt::ToolTipRole)
                return column == TextColumn ? writtenText(one)
                                            : messageText(briefs::explanation(one));
            if (role == Qt::FontRole && column == StatusColumn && briefs::isFault(one)) {
                QFont bold;
                bold.setBold(true);
                return bold;
            }
            return {};
        },
        this);
    m_list = new QTableView(this);
    setUpTable(*m_list, u"briefList"_s, tr("Citations and quotations"));
    m_list->setModel(m_model);
    m_list->horizontalHeader()->setSectionResizeMode(TextColumn, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(LibraryColumn, QHeaderView::Stretch);
    connect(m_list, &QTableView::activated, this, &BriefPage::open);
    connect(m_list, &QTableView::clicked, this, &BriefPage::open);
    connect(m_filter, &QComboBox::activated, this, &BriefPage::showRows);
    vbox({hbox({{m_title, 1}, close}),
          hbox({choose, m_cancel, m_progress, BoxItem::filler(), m_filter}),
          hbox({BoxItem::filler(), m_copy, m_report}),
          m_hint,
          {m_list, 1}},
         this, QMargins(8, 8, 8, 8));
}

void BriefPage::setReaders(store::Readers *readers)
{
    m_query.setReaders(readers);
    m_checked.reset();
    m_path.clear();
    setBusy(false);
    showRows();
}

void BriefPage::focusList()
{
    m_list->setFocus();
}

void BriefPage::choose()
{
    auto *dialog = new QFileDialog(this, tr("Check a Brief"));
    setUpDialog(*dialog, u"chooseBriefDialog"_s, tr("Check a Brief"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Documents (%1)").arg(documentPatterns().join(u' ')));
    connect(dialog, &QFileDialog::fileSelected, this, &BriefPage::check);
    dialog->open();
}

Result<BriefPage::Checked> BriefPage::read(store::Database &db, const QString &path,
                                           briefs::NamesCache &names, const std::stop_token &stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound,
                     Message::tr("the document cannot be read: %1", file.errorString())};
    Checked checked{path, file.read(briefs::MaxBriefBytes + 1), {}, {}};
    SHERIA_TRY(const briefs::Brief brief,
               briefs::readBrief(checked.bytes, QFileInfo(path).fileName(), stop));
    SHERIA_TRY(checked.report,
               briefs::check(db, brief, Today(SystemClock().now()), stop, {}, &names));
    SHERIA_TRY(checked.links, publishedAt(db, checked.report));
    return checked;
}

void BriefPage::check(const QString &path)
{
    if (!m_query)
        return;
    m_path = path;
    setBusy(true);
    m_query.start(
        [path, names = m_names](store::Database &db, const std::stop_token &stop) {
            return read(db, path, *names, stop);
        },
        [this](Result<Checked> checked) { show(std::move(checked)); });
}

void BriefPage::refresh()
{
    if (m_checked && isVisible())
        check(m_path);
}

void BriefPage::cancel()
{
    m_query.cancel();
    m_saving.requestStop();
    setBusy(false);
    showRows();
}

void BriefPage::show(Result<Checked> checked)
{
    setBusy(false);
    if (checked) {
        m_checked = std::make_shared<const Checked>(*std::move(checked));
    } else {
        m_checked.reset();
        warn(this, u"briefProblem"_s, tr("Check a Brief"), QFileInfo(m_path).fileName(),
             messageText(checked.error().message));
    }
    showRows();
}

void BriefPage::showRows()
{
    std::vector<briefs::Checked> rows;
    const int filter = m_filter->currentData().toInt();
    if (m_checked) {
        for (const briefs::Checked &one : m_checked->report.items) {
            const bool isWanted = filter == Everything
                || (filter == Faults ? briefs::isFault(one) : isUnchecked(one));
            if (isWanted)
                rows.push_back(one);
        }
    }
    const bool isEmpty = rows.empty();
    m_model->setRows(std::move(rows));
    m_list->resizeColumnToContents(StatusColumn);
    m_list->resizeColumnToContents(PlaceColumn);
    m_list->setVisible(!isEmpty);
    m_hint->setVisible(isEmpty);
    m_hint->setText(!m_checked ? tr("Choose a document, or drop one here: .docx, .odt, .pdf, .md, "
                                    ".html or .txt. It stays on this computer.")
                        : m_checked->report.items.empty()
                        ? tr("The document cites and quotes nothing.")
                        : tr("There is nothing of this kind."));
    m_title->setText(m_checked ? tr("%1: %L2 citations and quotations, %L3 with problems")
                                     .arg(QFileInfo(m_checked->path).fileName())
                                     .arg(m_checked->report.items.size())
                                     .arg(m_checked->report.faults())
                               : tr("Check a Brief"));
    const QString suffix = QFileInfo(m_path).suffix().toLower();
    m_copy->setEnabled(m_checked && (suffix == "docx"_L1 || suffix == "odt"_L1));
    m_report->setEnabled(m_checked != nullptr);
}

void BriefPage::setBusy(bool isBusy)
{
    m_progress->setVisible(isBusy);
    m_cancel->setVisible(isBusy);
}

void BriefPage::open(const QModelIndex &index)
{
    const QByteArray address = addressOf(m_model->rows()[std::size_t(index.row())]);
    if (!address.isEmpty())
        Q_EMIT openRequested(address,
                             QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
}

void BriefPage::save(const QString &path,
                     std::function<Result<QByteArray>(const std::stop_token &)> make)
{
    setBusy(true);
    m_saving.start(
        [path, make = std::move(make)](const std::stop_token &stop) -> Result<bool> {
            SHERIA_TRY(const QByteArray bytes, make(stop));
            SHERIA_CHECK(writeOutputFile(path, bytes));
            return true;
        },
        [this, path](const Result<bool> &written) {
            setBusy(false);
            if (written)
                showNotice(this, tr("Saved: %1").arg(path));
            else
                warn(this, u"briefNotSaved"_s, tr("Check a Brief"),
                     tr("The file could not be written."), messageText(written.error().message));
        });
}

/// Citations lead to the server of the library; while none runs, to what their publishers show.
Result<QByteArray> BriefPage::copyOf(const Checked &checked, const QByteArray &server)
{
    briefs::CopyOptions options;
    options.time = SystemClock().now();
    options.words = messageText;
    if (!server.isEmpty())
        options.linkBase = server + "/v3";
    else
        options.link = [&checked](const briefs::CheckedCitation &citation) {
            const auto known = checked.links.find(citation.workUri);
            return known == checked.links.end() ? QByteArray() : known->second;
        };
    return briefs::annotatedCopy(checked.bytes, checked.path, checked.report, options);
}

void BriefPage::saveCopy()
{
    const QFileInfo file(m_checked->path);
    const QString suffix = file.suffix().toLower();
    const QString place = file.dir().filePath(
        tr("%1 checked", "name of a file").arg(file.completeBaseName()) + u'.' + suffix);
    askSavePath(this, u"saveBriefCopyDialog"_s, tr("Save Copy with Comments"), place,
                tr("Documents (%1)").arg(u"*."_s + suffix), suffix,
                [this, checked = m_checked](const QString &path) {
                    if (isSameFile(path, checked->path)) {
                        warn(this, u"briefIsItsCopy"_s, tr("Check a Brief"),
                             tr("The copy would replace the document that was checked."),
                             tr("Choose another name for the copy."));
                        return;
                    }
                    const QByteArray server = m_server ? m_server() : QByteArray();
                    save(path, [checked, server](const std::stop_token &) {
                        return copyOf(*checked, server);
                    });
                });
}

void BriefPage::saveReport()
{
    const QFileInfo file(m_checked->path);
    const QString place = file.dir().filePath(
        tr("%1 report", "name of a file").arg(file.completeBaseName()) + u".pdf"_s);
    askSavePath(this, u"saveBriefReportDialog"_s, tr("Save Report"), place,
                tr("PDF (*.pdf);;Web page (*.html);;JSON (*.json)"), u"pdf"_s,
                [this, checked = m_checked](const QString &path) {
                    save(path, [checked, path](const std::stop_token &stop) -> Result<QByteArray> {
                        const QString name = QFileInfo(checked->path).fileName();
                        const QString suffix = QFileInfo(path).suffix().toLower();
                        if (suffix == "html"_L1)
                            return briefs::reportHtml(checked->report, name, messageText);
                        if (suffix == "json"_L1)
                            return briefs::reportJson(checked->report);
                        return briefs::reportPdf(checked->report, name, messageText, stop);
                    });
                });
}

void BriefPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

void BriefPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_query && !documentIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void BriefPage::dropEvent(QDropEvent *event)
{
    const QString path = documentIn(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    check(path);
}

} // namespace sheria::app
