#include "app/imports/reportmodel.h"

#include "app/text/reasontext.h"
#include "app/theme/widgets.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

QByteArray machineName(pack::Outcome outcome)
{
    switch (outcome) {
    case pack::Outcome::Imported: return "imported";
    case pack::Outcome::Unchanged: return "unchanged";
    case pack::Outcome::Replaced: return "replaced";
    case pack::Outcome::Removed: return "removed";
    case pack::Outcome::Refused: return "refused";
    }
    Q_UNREACHABLE();
}

QByteArray csvField(QByteArray field)
{
    // A spreadsheet would take these for formulas.
    if (!field.isEmpty() && QByteArrayView("=+-@").contains(field.front()))
        field.prepend('\'');
    if (field.contains(',') || field.contains('"') || field.contains('\n') || field.contains('\r'))
        return '"' + field.replace('"', "\"\"") + '"';
    return field;
}

QString outcomeIcon(pack::Outcome outcome)
{
    switch (outcome) {
    case pack::Outcome::Imported: return u"check"_s;
    case pack::Outcome::Unchanged: return u"file"_s;
    case pack::Outcome::Replaced: return u"refresh"_s;
    case pack::Outcome::Removed: return u"close"_s;
    case pack::Outcome::Refused: return u"warning"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QString outcomeName(pack::Outcome outcome)
{
    switch (outcome) {
    case pack::Outcome::Imported: return QCoreApplication::translate("ImportReport", "Imported");
    case pack::Outcome::Unchanged: return QCoreApplication::translate("ImportReport", "Unchanged");
    case pack::Outcome::Replaced: return QCoreApplication::translate("ImportReport", "Replaced");
    case pack::Outcome::Removed: return QCoreApplication::translate("ImportReport", "Removed");
    case pack::Outcome::Refused: return QCoreApplication::translate("ImportReport", "Refused");
    }
    Q_UNREACHABLE();
}

QByteArray reportCsv(const std::vector<pack::FileReport> &files)
{
    QByteArray csv = "path,outcome,expression_frbr_uri,content_sha256,reason\r\n";
    for (const pack::FileReport &file : files) {
        csv += csvField(file.path.toUtf8()) + ',' + machineName(file.outcome) + ','
            + csvField(file.expressionUri) + ',' + file.contentHash + ','
            + csvField(file.reason.toUtf8()) + "\r\n";
    }
    return csv;
}

void ReportModel::clear()
{
    beginResetModel();
    m_files.clear();
    endResetModel();
}

void ReportModel::append(const std::vector<pack::FileReport> &files)
{
    if (files.empty())
        return;
    const int first = int(m_files.size());
    beginInsertRows({}, first, first + int(files.size()) - 1);
    m_files.insert(m_files.end(), files.begin(), files.end());
    endInsertRows();
}

qint64 ReportModel::count(pack::Outcome outcome) const
{
    return std::count_if(m_files.begin(), m_files.end(), [outcome](const pack::FileReport &file) {
        return file.outcome == outcome;
    });
}

int ReportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_files.size());
}

int ReportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ReportModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const pack::FileReport &file = m_files[size_t(index.row())];
    if (role == OutcomeRole)
        return int(file.outcome);
    if (role == UriRole)
        return file.expressionUri;
    if (role == Qt::DecorationRole && index.column() == OutcomeColumn)
        return icon(outcomeIcon(file.outcome));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case OutcomeColumn: return outcomeName(file.outcome);
    case FileColumn: return file.path;
    case ExpressionColumn:
        return file.knowledgeBase.isEmpty()
            ? QString::fromUtf8(file.expressionUri)
            : tr("Knowledge base %1").arg(QString::fromUtf8(file.knowledgeBase));
    case ReasonColumn: return reasonText(file.reason);
    default: return {};
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case OutcomeColumn: return tr("Outcome");
    case FileColumn: return tr("File");
    case ExpressionColumn: return tr("Text");
    case ReasonColumn: return tr("Reason");
    default: return {};
    }
}

void OutcomeFilter::setOutcome(std::optional<pack::Outcome> outcome)
{
    m_outcome = outcome;
    invalidateFilter();
}

bool OutcomeFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!m_outcome)
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(ReportModel::OutcomeRole).toInt() == int(*m_outcome);
}

} // namespace sheria::app
