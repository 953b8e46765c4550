#pragma once

#include <QPointer>
#include <QWebEnginePage>
#include <QWidget>

class QLabel;
class QLineEdit;
class QWebEngineFindTextResult;

namespace sheria::app {

/// Find in page: a bar below the text.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// The page that is searched.
    void setPage(QWebEnginePage *page);
    /// Shows the bar, ready to type.
    void open();
    void findNext();
    void findPrevious();

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void find(bool backward);
    void showResult(const QWebEngineFindTextResult &result);

    QPointer<QWebEnginePage> m_page;
    QLineEdit *m_text = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace sheria::app
