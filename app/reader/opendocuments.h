#pragma once

#include <QByteArray>
#include <QObject>
#include <QPointer>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace sheria::app {

/// What the reader pages are made of: three parts for each document that is shown. A page may ask
/// for a part before it is there; it gets it as soon as it is.
///
/// Thread: the GUI thread's.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    enum class Part {
        Meta,    ///< JSON: title, language, theme, banner, where to scroll.
        Toc,     ///< JSON.
        Content, ///< HTML.
    };
    static constexpr int Parts = 3;

    /// Null: the document is gone, or could not be made.
    using Deliver = std::function<void(const std::optional<QByteArray> &)>;

    using QObject::QObject;

    /// A new document, its parts still to come. Returns its id, which is never given again.
    QByteArray add();
    void provide(const QByteArray &id, Part part, const QByteArray &bytes);
    /// Answers whoever waits that there is nothing.
    void remove(const QByteArray &id);

    /// Calls `deliver` at once or later, but not after `context` has gone.
    void request(const QByteArray &id, Part part, QObject *context, Deliver deliver);

private:
    struct Waiting
    {
        QPointer<QObject> context;
        Deliver deliver;
    };
    struct Slot
    {
        std::optional<QByteArray> bytes;
        std::vector<Waiting> waiting;
    };
    using Document = std::array<Slot, Parts>;

    static void answer(Slot &slot);

    std::map<QByteArray, Document> m_documents;
    quint64 m_last = 0;
};

} // namespace sheria::app
