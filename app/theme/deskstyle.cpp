#include "app/theme/deskstyle.h"

#include "app/theme/icons.h"

#include <QStyleFactory>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<QStyle::StandardPixmap, QStringView> OwnIcons[] = {
    {QStyle::SP_MessageBoxWarning, u"warning"},
    {QStyle::SP_MessageBoxCritical, u"warning"},
    {QStyle::SP_MessageBoxInformation, u"info"},
    {QStyle::SP_MessageBoxQuestion, u"help"},
    {QStyle::SP_ArrowBack, u"back"},
    {QStyle::SP_ArrowForward, u"forward"},
    {QStyle::SP_FileDialogToParent, u"up"},
    {QStyle::SP_FileDialogNewFolder, u"add"},
};

} // namespace

DeskStyle::DeskStyle() : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *returned) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
        ? 0
        : QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon DeskStyle::standardIcon(StandardPixmap wanted, const QStyleOption *option,
                              const QWidget *widget) const
{
    const auto own = std::find_if(std::begin(OwnIcons), std::end(OwnIcons),
                                  [wanted](const auto &each) { return each.first == wanted; });
    return own == std::end(OwnIcons) ? QProxyStyle::standardIcon(wanted, option, widget)
                                     : icon(own->second.toString());
}

} // namespace sheria::app
