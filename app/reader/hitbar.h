#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace sheria::app {

/// Below a text that was found by a search: how often it answers, and the way from one such place to
/// the next.
class HitBar : public QWidget
{
    Q_OBJECT

public:
    explicit HitBar(QWidget *parent = nullptr);

    /// `index` counts from 1; 0: none is gone to yet.
    void show(const QString &words, int index, int count);

Q_SIGNALS:
    void nextWanted();
    void previousWanted();
    void resultsWanted();
    void closed();

private:
    QLabel *m_words = nullptr;
};

} // namespace sheria::app
