#include "core/render/pdf/pdffile.h"

#include <QCryptographicHash>
#include <QDateTime>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

constexpr std::size_t ObjectsPerStream = 200;

/// In the form that FlateDecode takes: without the length that qCompress() puts before it.
QByteArray deflated(const QByteArray &bytes)
{
    constexpr int Level = 6;
    return qCompress(bytes, Level).sliced(4);
}

void appendBigEndian(QByteArray &out, qint64 value, int bytes)
{
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        out += static_cast<char>((value >> shift) & 0xFF);
}

bool isPlainText(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() >= 0x20 && c.unicode() < 0x7F && c != u'(' && c != u')' && c != u'\\';
    });
}

} // namespace

PdfFile::PdfFile() : m_places(1)
{
    // The four bytes tell programs that transfer files that this is not text.
    m_out = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
}

int PdfFile::allocate()
{
    m_places.emplace_back();
    return int(m_places.size()) - 1;
}

void PdfFile::put(int number, const QByteArray &value)
{
    m_held.push_back(number);
    m_heldValues += value;
    if (m_held.size() >= ObjectsPerStream)
        flushObjects();
}

int PdfFile::put(const QByteArray &value)
{
    const int number = allocate();
    put(number, value);
    return number;
}

void PdfFile::putStream(int number, const QByteArray &entries, const QByteArray &bytes)
{
    putEncodedStream(number, entries + "/Filter/FlateDecode", deflated(bytes));
}

void PdfFile::putEncodedStream(int number, const QByteArray &entries, const QByteArray &bytes)
{
    writeObject(number, "<<" + entries + "/Length " + QByteArray::number(bytes.size()) + ">>",
                bytes);
}

void PdfFile::writeObject(int number, const QByteArray &head, const QByteArray &bytes)
{
    m_places[std::size_t(number)].offset = m_out.size();
    m_out += QByteArray::number(number) + " 0 obj\n" + head + "\nstream\n";
    m_out += bytes;
    m_out += "\nendstream\nendobj\n";
}

void PdfFile::flushObjects()
{
    if (m_held.empty())
        return;
    const int stream = allocate();
    QByteArray index;
    QByteArray values;
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        index += QByteArray::number(m_held[i]) + ' ' + QByteArray::number(values.size()) + ' ';
        values += m_heldValues[qsizetype(i)] + '\n';
        m_places[std::size_t(m_held[i])] = {true, stream, int(i)};
    }
    putStream(stream,
              "/Type/ObjStm/N " + QByteArray::number(qsizetype(m_held.size())) + "/First "
                  + QByteArray::number(index.size()),
              index + values);
    m_held.clear();
    m_heldValues.clear();
}

QByteArray PdfFile::finish(int catalog, int info)
{
    flushObjects();
    const int table = allocate();
    const qint64 start = m_out.size();
    m_places[std::size_t(table)].offset = start;
    const QByteArray id =
        QCryptographicHash::hash(m_out, QCryptographicHash::Sha256).first(16).toHex();

    QByteArray rows;
    appendBigEndian(rows, 0, 1);
    appendBigEndian(rows, 0, 4);
    appendBigEndian(rows, 0xFFFF, 2);
    for (std::size_t i = 1; i < m_places.size(); ++i) {
        appendBigEndian(rows, m_places[i].isCompressed ? 2 : 1, 1);
        appendBigEndian(rows, m_places[i].offset, 4);
        appendBigEndian(rows, m_places[i].index, 2);
    }
    putStream(table,
              "/Type/XRef/W[1 4 2]/Size " + QByteArray::number(qsizetype(m_places.size()))
                  + "/Root " + pdfReference(catalog) + "/Info " + pdfReference(info) + "/ID[<" + id
                  + "><" + id + ">]",
              rows);
    m_out += "startxref\n" + QByteArray::number(start) + "\n%%EOF\n";
    return std::move(m_out);
}

QByteArray pdfReference(int number)
{
    return QByteArray::number(number) + " 0 R";
}

QByteArray pdfNumber(double value)
{
    const auto thousandths = std::llround(value * 1000);
    QByteArray out = QByteArray::number(thousandths / 1000);
    if (thousandths < 0 && thousandths > -1000)
        out = "-0";
    qlonglong rest = std::abs(thousandths % 1000);
    if (rest == 0)
        return thousandths == 0 ? "0"_ba : out;
    out += '.';
    for (qlonglong digit = 100; rest > 0; digit /= 10) {
        out += static_cast<char>('0' + rest / digit);
        rest %= digit;
    }
    return out;
}

QByteArray pdfText(const QString &text)
{
    if (isPlainText(text))
        return '(' + text.toLatin1() + ')';
    QByteArray out = "<FEFF";
    for (const QChar c : text)
        out += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return out + '>';
}

QByteArray pdfName(const QByteArray &name)
{
    QByteArray out = "/";
    for (const char c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' || c == '+';
        if (isPlain)
            out += c;
        else
            out += '#' + QByteArray(1, c).toHex().toUpper();
    }
    return out;
}

QByteArray pdfRectangle(double x0, double y0, double x1, double y1)
{
    return '[' + pdfNumber(x0) + ' ' + pdfNumber(y0) + ' ' + pdfNumber(x1) + ' ' + pdfNumber(y1)
        + ']';
}

QByteArray pdfDate(const QDateTime &time)
{
    return time.toUTC().toString(u"'(D:'yyyyMMddHHmmss'Z)'"_s).toLatin1();
}

} // namespace sheria::render
