// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QIconEngine>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMessageBox>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSplitter>
#include <QStatusBar>
#include <QSvgRenderer>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

QColor colorFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected: return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active: return palette.color(QPalette::ButtonText);
    }
    Q_UNREACHABLE();
}

/// Draws a one-colour SVG whose strokes and fills are "currentColor".
class MonochromeEngine : public QIconEngine
{
public:
    MonochromeEngine(QString name, QByteArray svg) : m_name(std::move(name)), m_svg(std::move(svg))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = colorFor(mode);
        QByteArray svg = m_svg;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        painter->save();
        if (isMirrored()) {
            painter->translate(2 * rect.x() + rect.width(), 0);
            painter->scale(-1, 1);
        }
        painter->setOpacity(painter->opacity() * double(color.alphaF()));
        renderer.render(painter, QRectF(rect));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key = u"sheria-icon/%1/%2x%3/%4"_s
                                .arg(isMirrored() ? m_name + u"-mirrored"_s : m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colorFor(mode).name(QColor::HexArgb));
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap scaled = pixmap(size, mode, state);
        scaled.setDevicePixelRatio(scale);
        return scaled;
    }

    QIconEngine *clone() const override { return new MonochromeEngine(m_name, m_svg); }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    /// Back is where a line begins.
    bool isMirrored() const
    {
        return QGuiApplication::isRightToLeft() && (m_name == "back"_L1 || m_name == "forward"_L1);
    }

    QString m_name;
    QByteArray m_svg;
};

QBoxLayout *makeBox(QBoxLayout::Direction direction, std::initializer_list<BoxItem> items,
                    QWidget *owner, std::optional<QMargins> margins)
{
    auto *made = new QBoxLayout(direction, owner);
    if (margins)
        made->setContentsMargins(*margins);
    for (const BoxItem &item : items) {
        if (item.widget)
            made->addWidget(item.widget, item.stretch, item.alignment);
        else if (item.layout)
            made->addLayout(item.layout, item.stretch);
        else if (item.stretch > 0)
            made->addSpacing(item.stretch);
        else
            made->addStretch();
    }
    return made;
}

constexpr int NoticeMs = 8000;

/// A timer that runs while a widget is shown.
class ShownTimer : public QTimer
{
public:
    ShownTimer(QWidget *widget, int intervalMs, const std::function<void()> &look)
        : QTimer(widget)
        , m_look(look)
    {
        setInterval(intervalMs);
        callOnTimeout(widget, look);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show) {
            m_look();
            start();
        } else if (event->type() == QEvent::Hide) {
            stop();
        }
        return QTimer::eventFilter(watched, event);
    }

private:
    std::function<void()> m_look;
};

} // namespace

QIcon icon(const QString &name)
{
    QFile file(u":/icons/actions/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        Q_ASSERT_X(false, "icon", qPrintable(name));
        return {};
    }
    return QIcon(new MonochromeEngine(name, file.readAll()));
}

QBoxLayout *hbox(std::initializer_list<BoxItem> items, QWidget *owner,
                 std::optional<QMargins> margins)
{
    return makeBox(QBoxLayout::LeftToRight, items, owner, margins);
}

QBoxLayout *vbox(std::initializer_list<BoxItem> items, QWidget *owner,
                 std::optional<QMargins> margins)
{
    return makeBox(QBoxLayout::TopToBottom, items, owner, margins);
}

QPushButton *makeButton(QWidget *parent, const QString &name, const QString &text,
                        const QString &iconName, const QString &tip,
                        const std::function<void()> &clicked)
{
    auto *made = new QPushButton(text, parent);
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName));
    made->setObjectName(name);
    made->setToolTip(tip);
    if (clicked)
        QObject::connect(made, &QPushButton::clicked, parent, clicked);
    return made;
}

QToolButton *makeToolButton(QWidget *parent, const QString &name, const QString &iconName,
                            const QString &tip)
{
    auto *made = new QToolButton(parent);
    made->setObjectName(name);
    made->setIcon(icon(iconName));
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

QLineEdit *makeLine(QWidget *parent, const QString &name, const QString &spoken,
                    const QString &placeholder)
{
    auto *made = new QLineEdit(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setPlaceholderText(placeholder);
    return made;
}

QLineEdit *makeReadOnlyLine(QWidget *parent, const QString &name, const QString &spoken)
{
    QLineEdit *made = makeLine(parent, name, spoken);
    made->setReadOnly(true);
    return made;
}

QLineEdit *makePasswordLine(QWidget *parent, const QString &name, const QString &spoken,
                            const QString &placeholder)
{
    QLineEdit *made = makeLine(parent, name, spoken, placeholder);
    made->setEchoMode(QLineEdit::Password);
    return made;
}

QCheckBox *makeCheckBox(QWidget *parent, const QString &name, const QString &text,
                        const QString &tip, const std::function<void(bool)> &clicked)
{
    auto *made = new QCheckBox(text, parent);
    made->setObjectName(name);
    made->setToolTip(tip);
    if (clicked)
        QObject::connect(made, &QCheckBox::clicked, parent, clicked);
    return made;
}

QComboBox *makeComboBox(QWidget *parent, const QString &name, const QString &spoken,
                        std::initializer_list<std::pair<QString, QVariant>> items)
{
    auto *made = new QComboBox(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    for (const auto &[text, data] : items)
        made->addItem(text, data);
    return made;
}

QProgressBar *makeProgressBar(QWidget *parent, const QString &name, const QString &spoken)
{
    auto *made = new QProgressBar(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setTextVisible(false);
    return made;
}

QLabel *makeLabel(QWidget *parent, const QString &name, const QString &text)
{
    auto *made = new QLabel(text, parent);
    made->setObjectName(name);
    return made;
}

QLabel *makeLineLabel(QWidget *parent, const QString &name)
{
    QLabel *made = makeLabel(parent, name);
    made->setTextFormat(Qt::PlainText);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return made;
}

QLabel *makeParagraph(QWidget *parent, const QString &name, const QString &text)
{
    QLabel *made = makeLabel(parent, name, text);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    return made;
}

QLabel *makeEmptyHint(QWidget *parent, const QString &text)
{
    QLabel *made = makeParagraph(parent, u"emptyHint"_s, text);
    made->setAlignment(Qt::AlignCenter);
    return made;
}

void explainIfEmpty(QAbstractItemView &view, const QString &sentence)
{
    const bool isEmpty = view.model()->rowCount(view.rootIndex()) == 0;
    auto *hint = view.viewport()->findChild<QLabel *>(u"emptyHint"_s, Qt::FindDirectChildrenOnly);
    if (!hint) {
        if (!isEmpty)
            return;
        hint = makeEmptyHint(view.viewport());
        hint->setAttribute(Qt::WA_TransparentForMouseEvents);
        vbox({{hint, 1}}, view.viewport());
        QObject::connect(view.model(), &QAbstractItemModel::rowsInserted, hint, &QWidget::hide);
        QObject::connect(view.model(), &QAbstractItemModel::modelReset, hint, &QWidget::hide);
    }
    hint->setText(sentence);
    hint->setVisible(isEmpty);
}

QPlainTextEdit *makeTextView(QWidget *parent, const QString &name, const QString &spoken)
{
    auto *made = new QPlainTextEdit(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setReadOnly(true);
    made->setTabChangesFocus(true);
    return made;
}

void takeRestOfHeight(QWidget &view, int lines)
{
    view.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    view.setMinimumHeight(lines * view.fontMetrics().lineSpacing());
}

void setUpTable(QTableView &table, const QString &name, const QString &spoken)
{
    table.setObjectName(name);
    table.setAccessibleName(spoken);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
}

QTableWidget *makeTable(QWidget *parent, const QString &name, const QString &spoken,
                        const QStringList &columns, int stretched)
{
    auto *made = new QTableWidget(0, int(columns.size()), parent);
    setUpTable(*made, name, spoken);
    made->setHorizontalHeaderLabels(columns);
    made->setSelectionMode(QAbstractItemView::SingleSelection);
    made->setAlternatingRowColors(true);
    made->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    made->horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    return made;
}

QListWidget *makeList(QWidget *parent, const QString &name, const QString &spoken)
{
    auto *made = new QListWidget(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    return made;
}

QTreeWidget *makeTree(QWidget *parent, const QString &name, const QString &spoken,
                      const QStringList &columns)
{
    auto *made = new QTreeWidget(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setColumnCount(int(columns.size()));
    made->setHeaderLabels(columns);
    made->setAlternatingRowColors(true);
    made->setUniformRowHeights(true);
    made->setFrameShape(QFrame::NoFrame);
    return made;
}

QScrollArea *makeScrollArea(QWidget *page, QWidget *parent)
{
    auto *made = new QScrollArea(parent);
    made->setFrameShape(QFrame::NoFrame);
    made->setFocusPolicy(Qt::NoFocus);
    made->setWidgetResizable(true);
    made->setWidget(page);
    return made;
}

QSplitter *makeSplitter(QWidget *parent, Qt::Orientation orientation,
                        std::initializer_list<QWidget *> parts)
{
    auto *made = new QSplitter(orientation, parent);
    for (QWidget *part : parts)
        made->addWidget(part);
    made->setChildrenCollapsible(false);
    return made;
}

QAction *makeAction(QObject *owner, const QString &name, const QString &text, const QString &keys,
                    const QString &iconName)
{
    auto *made = new QAction(text, owner);
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName));
    made->setObjectName(name);
    made->setShortcut(QKeySequence(keys));
    return made;
}

void setUpDialog(QDialog &dialog, const QString &name, const QString &title)
{
    dialog.setObjectName(name);
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.setWindowTitle(title);
}

void resizeWithinScreen(QWidget &window, QSize size)
{
    constexpr int Around = 40; // For the frame.
    window.resize(size.boundedTo(window.screen()->availableSize() - QSize(Around, Around)));
}

void leaveReturnToFields(QDialog &dialog)
{
    const auto buttons = dialog.findChildren<QPushButton *>();
    for (QPushButton *button : buttons)
        button->setAutoDefault(false);
}

void askSavePath(QWidget *parent, const QString &name, const QString &title, const QString &place,
                 const QString &filter, const QString &suffix,
                 const std::function<void(const QString &)> &take)
{
    const QFileInfo offered(place);
    auto *dialog = new QFileDialog(parent->window(), title,
                                   place.isEmpty() ? QString() : offered.path(), filter);
    dialog->selectFile(offered.fileName());
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, take);
    dialog->open();
}

QProgressDialog *showProgress(QWidget *parent, const QString &name, const QString &title,
                              const QString &what, int steps,
                              std::shared_ptr<const std::atomic<int>> done,
                              const std::function<void()> &cancelled)
{
    constexpr int ShowAfterMs = 500;
    constexpr int LookEveryMs = 100;
    auto *dialog = new QProgressDialog(what, QCoreApplication::translate("Dialogs", "Cancel"), 0,
                                       steps, parent);
    setUpDialog(*dialog, name, title);
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    dialog->setMinimumDuration(ShowAfterMs);
    dialog->setValue(0);
    auto *look = new QTimer(dialog);
    QObject::connect(look, &QTimer::timeout, dialog, [dialog, done] {
        if (!dialog->wasCanceled())
            dialog->setValue(done->load());
    });
    look->start(LookEveryMs);
    QObject::connect(dialog, &QProgressDialog::canceled, parent, cancelled);
    return dialog;
}

void warn(QWidget *parent, const QString &name, const QString &title, const QString &what,
          const QString &why)
{
    auto *box = new QMessageBox(QMessageBox::Warning, title, what, QMessageBox::Ok, parent);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(why);
    box->open();
}

void showNotice(const QObject *from, const QString &sentence)
{
    while (from && !qobject_cast<const QMainWindow *>(from))
        from = from->parent();
    if (const auto *window = qobject_cast<const QMainWindow *>(from))
        window->statusBar()->showMessage(sentence, NoticeMs);
}

void lookWhileShown(QWidget *widget, int intervalMs, const std::function<void()> &look)
{
    widget->installEventFilter(new ShownTimer(widget, intervalMs, look));
}

QMessageBox *confirm(QWidget *parent, const QString &name, const QString &title,
                     const QString &question, const QString &yes,
                     const std::function<void()> &agreed)
{
    auto *box = new QMessageBox(QMessageBox::Question, title, question, QMessageBox::NoButton,
                                parent);
    box->setObjectName(name);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *button = box->addButton(yes, QMessageBox::DestructiveRole);
    // Words of our own: Qt's own translations may not be installed.
    box->addButton(QCoreApplication::translate("Dialogs", "Cancel"), QMessageBox::RejectRole);
    QObject::connect(button, &QPushButton::clicked, parent, agreed);
    box->open();
    return box;
}

QString isolated(const QString &text)
{
    // FIRST STRONG ISOLATE, which ends where the line does.
    return QGuiApplication::isRightToLeft() && !text.isEmpty() ? QChar(0x2068) + text : text;
}

void copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace sheria::app
