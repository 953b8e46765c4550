#pragma once

#include "core/domain/place.h"
#include "core/domain/subscription.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;

namespace sheria::app {

/// What one account may see: everything, or what is chosen here.
class SubscriptionPage : public QWidget
{
    Q_OBJECT

public:
    explicit SubscriptionPage(QWidget *parent = nullptr);

    void show(const Subscription &subscription, const std::vector<Country> &countries);
    /// What is chosen now, as it was typed: not normalized.
    Subscription chosen() const;

Q_SIGNALS:
    void saveRequested(const sheria::Subscription &subscription);

private:
    void build();
    void addUnknownPlaces(const Subscription &subscription);
    void addPlace(const QString &text, const QByteArray &code, bool isChecked);
    void updateFields();

    QRadioButton *m_everything = nullptr;
    QRadioButton *m_chosen = nullptr;
    QListWidget *m_places = nullptr;
    QLineEdit *m_natures = nullptr;
    QPlainTextEdit *m_works = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sheria::app
