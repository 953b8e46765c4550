// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/citing/citationmenu.h"

#include "app/theme/widgets.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>

#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of the styles.
struct StyleWords
{
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

struct BuiltInStyle
{
    CitationStyle style;
    const char *name;  ///< Of the action.
    const char *label; ///< To be translated.
};

constexpr std::array TextStyles = {
    BuiltInStyle{CitationStyle::Neutral, "citeNeutral",
                 QT_TRANSLATE_NOOP("Decisions", "&Neutral Citation")},
    BuiltInStyle{CitationStyle::Oscola, "citeOscola", QT_TRANSLATE_NOOP("Decisions", "&OSCOLA")},
    BuiltInStyle{CitationStyle::Aglc, "citeAglc", QT_TRANSLATE_NOOP("Decisions", "&AGLC")},
    BuiltInStyle{CitationStyle::McGill, "citeMcGill", QT_TRANSLATE_NOOP("Decisions", "&McGill")},
    BuiltInStyle{CitationStyle::Bluebook, "citeBluebook",
                 QT_TRANSLATE_NOOP("Decisions", "Bl&uebook")},
    BuiltInStyle{CitationStyle::SouthAfrican, "citeSouthAfrican",
                 QT_TRANSLATE_NOOP("Decisions", "&South African")},
    BuiltInStyle{CitationStyle::Kenyan, "citeKenyan", QT_TRANSLATE_NOOP("Decisions", "&Kenyan")},
    BuiltInStyle{CitationStyle::Plain, "citePlain", QT_TRANSLATE_NOOP("Decisions", "&Plain")},
};
constexpr std::array EntryStyles = {
    BuiltInStyle{CitationStyle::BibTex, "citeBibTex", QT_TRANSLATE_NOOP("Decisions", "&BibTeX")},
    BuiltInStyle{CitationStyle::Ris, "citeRis", QT_TRANSLATE_NOOP("Decisions", "&RIS")},
    BuiltInStyle{CitationStyle::CslJson, "citeCslJson",
                 QT_TRANSLATE_NOOP("Decisions", "&CSL-JSON")},
};

template <typename Styles, typename Run>
void addStyles(QMenu &menu, const Styles &styles, const QLatin1StringView prefix, const Run &run)
{
    for (const BuiltInStyle &one : styles) {
        QAction *action = menu.addAction(StyleWords::tr(one.label), &menu,
                                         [run, style = one.style] { run(style); });
        action->setObjectName(prefix + QLatin1StringView(one.name));
    }
}

QString linkTo(const QString &text, const QByteArray &address)
{
    return address.isEmpty()
        ? text.toHtmlEscaped()
        : u"<a href=\"%1\">%2</a>"_s.arg(QString::fromUtf8(address).toHtmlEscaped(),
                                         text.toHtmlEscaped());
}

} // namespace

CitationMenu::CitationMenu(QWidget *window) : QObject(window), m_window(window)
{}

void CitationMenu::look()
{
    if (m_styles)
        return;
    m_styles = std::make_shared<const std::vector<csl::InstalledStyle>>();
    m_looking.start(
        [](const std::stop_token &stop) { return csl::installedStyles(csl::styleFolders(), stop); },
        [this](std::vector<csl::InstalledStyle> styles) {
            m_styles = std::make_shared<const std::vector<csl::InstalledStyle>>(std::move(styles));
            Q_EMIT styled();
        });
}

void CitationMenu::fill(QMenu &menu, const Copy &copy, const Save &save)
{
    const auto own = [copy](CitationStyle style) {
        copy({style, {}});
    };
    addStyles(menu, TextStyles, ""_L1, own);
    QMenu *installed = menu.addMenu(tr("More S&tyles"));
    installed->setObjectName(u"cslMenu"_s);
    connect(&menu, &QMenu::aboutToShow, this, &CitationMenu::look);
    connect(this, &CitationMenu::styled, installed,
            [this, installed, copy] { fillInstalled(*installed, copy); });
    fillInstalled(*installed, copy);
    menu.addSeparator();
    addStyles(menu, EntryStyles, ""_L1, own);
    menu.addSeparator();
    QMenu *saved = menu.addMenu(icon(u"export"_s), tr("Sa&ve As"));
    addStyles(*saved, EntryStyles, "save-"_L1, save);
}

/// Those that say they are for law, and the way to all others.
void CitationMenu::fillInstalled(QMenu &menu, const Copy &copy)
{
    menu.clear();
    if (m_styles) {
        for (const csl::InstalledStyle &style : *m_styles) {
            if (!style.isLegal)
                continue;
            QAction *action = menu.addAction(QString(style.title).replace(u'&', u"&&"_s), &menu,
                                             [copy, path = style.path] {
                                                 copy({std::nullopt, path});
                                             });
            action->setObjectName(u"csl-"_s + style.name);
        }
    }
    menu.addSeparator();
    menu.addAction(tr("&Other Style…"), this, [this, copy] { askStyle(copy); })
        ->setObjectName(u"otherStyle"_s);
}

void CitationMenu::askStyle(const Copy &copy)
{
    auto *dialog = new StyleDialog(m_window,
                                   m_styles ? *m_styles : std::vector<csl::InstalledStyle>());
    connect(dialog, &StyleDialog::chosen, this, [copy](const QString &nameOrFile) {
        copy({std::nullopt, nameOrFile});
    });
    dialog->open();
}

StyleDialog::StyleDialog(QWidget *parent, const std::vector<csl::InstalledStyle> &styles)
    : QDialog(parent)
{
    setUpDialog(*this, u"styleDialog"_s, tr("Citation Style"));
    m_filter = makeLine(this, u"styleFilter"_s, tr("Filter the styles"), tr("Filter by title"));
    m_list = makeList(this, u"styleList"_s, tr("Installed styles"));
    for (const csl::InstalledStyle &style : styles) {
        auto *item = new QListWidgetItem(style.title, m_list);
        item->setData(Qt::UserRole, style.path);
    }
    auto *hint = makeParagraph(
        this, u"styleHint"_s,
        styles.empty()
            ? tr("No styles are installed. The package citation-style-language-styles has them.")
            : tr("Styles of the Citation Style Language (CSL). Your own go into the folder "
                 "“sheria/csl” of your data folder."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_choose = buttons->addButton(tr("Copy"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(u"styleChoose"_s);
    auto *file = buttons->addButton(tr("Choose &File…"), QDialogButtonBox::ActionRole);
    file->setObjectName(u"styleFile"_s);
    vbox({hint, m_filter, {m_list, 1}, buttons}, this, StyleMargins);
    resize(520, 420);
    connect(m_filter, &QLineEdit::textChanged, this, &StyleDialog::filter);
    connect(m_list, &QListWidget::itemActivated, this, &StyleDialog::choose);
    connect(m_list, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem *item) { m_choose->setEnabled(item != nullptr); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &StyleDialog::choose);
    connect(file, &QPushButton::clicked, this, &StyleDialog::chooseFile);
    m_choose->setEnabled(false);
    m_filter->setFocus();
}

void StyleDialog::filter(const QString &words)
{
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    QListWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        const bool fits = std::all_of(all.begin(), all.end(), [item](const QString &word) {
            return item->text().contains(word, Qt::CaseInsensitive);
        });
        item->setHidden(!fits);
        if (fits && !first)
            first = item;
    }
    m_list->setCurrentItem(first);
}

void StyleDialog::choose()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    Q_EMIT chosen(item->data(Qt::UserRole).toString());
    accept();
}

void StyleDialog::chooseFile()
{
    auto *files = new QFileDialog(this, tr("Citation Style"));
    setUpDialog(*files, u"styleFileDialog"_s, files->windowTitle());
    files->setNameFilter(tr("Citation styles (%1)").arg(u"*.csl"_s));
    files->setFileMode(QFileDialog::ExistingFile);
    connect(files, &QFileDialog::fileSelected, this, [this](const QString &path) {
        Q_EMIT chosen(path);
        accept();
    });
    files->open();
}

std::unique_ptr<QMimeData> copiedData(const std::vector<CaseCitation> &citations,
                                      CitationStyle style)
{
    auto data = std::make_unique<QMimeData>();
    const bool isOne = citations.size() == 1;
    data->setText(isOne ? cited(citations.front(), style) : citedAll(citations, style));
    QStringList html;
    for (const CaseCitation &one : citations) {
        if (const std::optional<QString> text = citedHtml(one, style))
            html << *text;
    }
    if (!html.isEmpty() && html.size() == qsizetype(citations.size()))
        data->setHtml(html.join(u"<br>"_s));
    return data;
}

std::unique_ptr<QMimeData> draggedData(const std::vector<CaseCitation> &citations,
                                       const std::vector<Cited> &uris, const QByteArray &server)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(citedAll(citations, CitationStyle::Plain).trimmed());
    QStringList html;
    QByteArray addresses;
    for (std::size_t i = 0; i < citations.size(); ++i) {
        const Cited &of = uris[i];
        const QByteArray part = of.eId.isEmpty() ? QByteArray() : QByteArray("/~" + of.eId);
        QByteArray link = citations[i].link;
        if (!server.isEmpty())
            link = server + "/v3" + of.uri + part;
        html << linkTo(cited(citations[i], CitationStyle::Plain), link);
        addresses += (link.isEmpty() ? QByteArray(of.uri + part) : link) + "\r\n";
    }
    data->setHtml(html.join(u"<br>"_s));
    data->setData(u"text/uri-list"_s, addresses);
    data->setData(u"application/x-research-info-systems"_s,
                  citedAll(citations, CitationStyle::Ris).toUtf8());
    return data;
}

} // namespace sheria::app
