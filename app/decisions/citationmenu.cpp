#include "app/decisions/citationmenu.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct CitationMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

struct Style
{
    CitationStyle style;
    const char *name;  ///< Of the action.
    const char *label; ///< To be translated.
};

constexpr std::array Styles = {
    Style{CitationStyle::Neutral, "citeNeutral",
          QT_TRANSLATE_NOOP("Decisions", "&Neutral Citation")},
    Style{CitationStyle::Oscola, "citeOscola", QT_TRANSLATE_NOOP("Decisions", "&OSCOLA")},
    Style{CitationStyle::Aglc, "citeAglc", QT_TRANSLATE_NOOP("Decisions", "&AGLC")},
    Style{CitationStyle::BibTex, "citeBibTex", QT_TRANSLATE_NOOP("Decisions", "&BibTeX")},
    Style{CitationStyle::Ris, "citeRis", QT_TRANSLATE_NOOP("Decisions", "&RIS")},
    Style{CitationStyle::CslJson, "citeCslJson", QT_TRANSLATE_NOOP("Decisions", "&CSL-JSON")},
};

} // namespace

void fillCitationMenu(QMenu &menu, const std::function<void(CitationStyle)> &chosen)
{
    for (const Style &style : Styles) {
        QAction *action = menu.addAction(CitationMenuWords::tr(style.label), &menu,
                                         [chosen, style] { chosen(style.style); });
        action->setObjectName(QLatin1StringView(style.name));
    }
}

void copyCitation(const CaseCitation &citation, CitationStyle style)
{
    auto *data = new QMimeData; // The clipboard's from then on.
    data->setText(cited(citation, style));
    if (const std::optional<QString> html = citedHtml(citation, style))
        data->setHtml(*html);
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace sheria::app
