#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sheria::render {

/// Writes the objects of one PDF file. Objects are numbered before they are written, so that they
/// can name each other in any order.
///
/// Everything that is not a stream goes into compressed object streams.
/// Source: ISO 32000-1, sections 7.5.7 and 7.5.8.
class PdfFile
{
public:
    PdfFile();

    /// A number for an object that will be put.
    int allocate();

    /// The object: a dictionary, an array.
    void put(int number, const QByteArray &value);
    /// The same, with a number of its own, which it returns.
    int put(const QByteArray &value);
    /// A stream, which is compressed. `entries`: what its dictionary has beside length and filter.
    void putStream(int number, const QByteArray &entries, const QByteArray &bytes);
    /// A stream whose `entries` name the filter that `bytes` went through.
    void putEncodedStream(int number, const QByteArray &entries, const QByteArray &bytes);

    /// Bytes so far.
    qint64 size() const { return m_out.size(); }

    /// The whole file. Its identifier is a hash of what it contains.
    /// Precondition: every number that was allocated has been put.
    QByteArray finish(int catalog, int info);

private:
    struct Place
    {
        bool isCompressed = false;
        qint64 offset = 0; ///< In the file, or the number of the stream that holds the object.
        int index = 0;     ///< In that stream.
    };
    void flushObjects();
    void writeObject(int number, const QByteArray &head, const QByteArray &bytes);

    QByteArray m_out;
    std::vector<Place> m_places; ///< By object number.
    std::vector<int> m_held;     ///< Numbers of the objects in m_heldValues.
    QByteArrayList m_heldValues;
};

/// "12 0 R".
QByteArray pdfReference(int number);

/// At most three decimals, without exponent and trailing zeros.
QByteArray pdfNumber(double value);

/// A text string: in ASCII if it can be, else UTF-16.
QByteArray pdfText(const QString &text);

/// "/Name", with what a name may not contain escaped.
QByteArray pdfName(const QByteArray &name);

/// "[x0 y0 x1 y1]".
QByteArray pdfRectangle(double x0, double y0, double x1, double y1);

/// "D:20240214102700Z".
QByteArray pdfDate(const QDateTime &time);

} // namespace sheria::render
