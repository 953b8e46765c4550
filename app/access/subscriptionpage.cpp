#include "app/access/subscriptionpage.h"

#include "app/theme/widgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int PlaceCodeRole = Qt::UserRole;
constexpr auto AllOfCountry = "-*"_L1; ///< After a country's code: with its localities.

bool contains(const std::vector<QByteArray> &all, const QByteArray &one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

std::vector<QByteArray> words(QString text)
{
    std::vector<QByteArray> all;
    text.replace(u',', u' ');
    const QStringList parts = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString &part : parts)
        all.push_back(part.toUtf8());
    return all;
}

QString joined(const std::vector<QByteArray> &all, QChar separator)
{
    QStringList texts;
    for (const QByteArray &one : all)
        texts.append(QString::fromUtf8(one));
    return texts.join(separator);
}

} // namespace

SubscriptionPage::SubscriptionPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_chosen, &QRadioButton::toggled, this, &SubscriptionPage::updateFields);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(chosen()); });
    updateFields();
}

void SubscriptionPage::build()
{
    m_everything = new QRadioButton(tr("Everything in the library"), this);
    m_everything->setObjectName(u"seesEverything"_s);
    m_everything->setChecked(true);
    m_chosen = new QRadioButton(tr("Only what is chosen here"), this);
    m_chosen->setObjectName(u"seesChosen"_s);
    auto *placesTitle = new QLabel(tr("&Places"), this);
    m_places = new QListWidget(this);
    m_places->setObjectName(u"subscribedPlaces"_s);
    m_places->setAccessibleName(tr("Places"));
    placesTitle->setBuddy(m_places);
    auto *naturesTitle = new QLabel(tr("&Kinds, if not all: act, act/by-law, judgment…"), this);
    m_natures = makeLine(this, u"subscribedNatures"_s, tr("Kinds"));
    naturesTitle->setBuddy(m_natures);
    auto *worksTitle = new QLabel(tr("And these &works, one FRBR URI to a line"), this);
    m_works = new QPlainTextEdit(this);
    m_works->setObjectName(u"subscribedWorks"_s);
    m_works->setAccessibleName(tr("Works"));
    m_works->setTabChangesFocus(true);
    m_works->setPlaceholderText(u"/akn/zz/act/2005/4"_s);
    worksTitle->setBuddy(m_works);
    m_save = makeButton(this, u"saveSubscription"_s, tr("Save"), u"check"_s);

    vbox({m_everything,
          m_chosen,
          placesTitle,
          {m_places, 2},
          naturesTitle,
          m_natures,
          worksTitle,
          {m_works, 1},
          {m_save, 0, Qt::AlignRight}},
         this, StyleMargins);
}

void SubscriptionPage::show(const Subscription &subscription, const std::vector<Country> &countries)
{
    (subscription.everything ? m_everything : m_chosen)->setChecked(true);
    m_places->clear();
    for (const Country &country : countries) {
        const QByteArray &code = country.place.uriCode;
        addPlace(tr("%1, with all its places").arg(country.place.name), code + AllOfCountry.data(),
                 contains(subscription.countries, code));
        addPlace(tr("%1: the law of the country itself").arg(country.place.name), code,
                 contains(subscription.places, code));
        for (const Place &locality : country.localities)
            addPlace(locality.name, locality.uriCode,
                     contains(subscription.places, locality.uriCode));
    }
    addUnknownPlaces(subscription);
    m_natures->setText(joined(subscription.natures, u' '));
    m_works->setPlainText(joined(subscription.works, u'\n'));
    updateFields();
}

/// What was chosen before the library had anything of it, or by hand.
void SubscriptionPage::addUnknownPlaces(const Subscription &subscription)
{
    const auto isListed = [this](const QByteArray &code) {
        for (int row = 0; row < m_places->count(); ++row) {
            if (m_places->item(row)->data(PlaceCodeRole).toByteArray() == code)
                return true;
        }
        return false;
    };
    for (const QByteArray &country : subscription.countries) {
        const QByteArray code = country + AllOfCountry.data();
        if (!isListed(code))
            addPlace(tr("%1, with all its places").arg(QString::fromUtf8(country)), code, true);
    }
    for (const QByteArray &place : subscription.places) {
        if (!isListed(place))
            addPlace(QString::fromUtf8(place), place, true);
    }
}

void SubscriptionPage::addPlace(const QString &text, const QByteArray &code, bool isChecked)
{
    auto *item = new QListWidgetItem(text, m_places);
    item->setData(PlaceCodeRole, code);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(isChecked ? Qt::Checked : Qt::Unchecked);
}

Subscription SubscriptionPage::chosen() const
{
    Subscription subscription;
    subscription.everything = m_everything->isChecked();
    if (subscription.everything)
        return subscription;
    for (int row = 0; row < m_places->count(); ++row) {
        const QListWidgetItem *item = m_places->item(row);
        QByteArray code = item->data(PlaceCodeRole).toByteArray();
        if (item->checkState() != Qt::Checked)
            continue;
        if (code.endsWith(AllOfCountry.data())) {
            code.chop(AllOfCountry.size());
            subscription.countries.push_back(code);
        } else {
            subscription.places.push_back(code);
        }
    }
    subscription.natures = words(m_natures->text());
    subscription.works = words(m_works->toPlainText());
    return subscription;
}

void SubscriptionPage::updateFields()
{
    for (QWidget *field : {static_cast<QWidget *>(m_places), static_cast<QWidget *>(m_natures),
                           static_cast<QWidget *>(m_works)})
        field->setEnabled(m_chosen->isChecked());
}

} // namespace sheria::app
