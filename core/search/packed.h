#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>
#include <QString>
#include <QStringView>

#include <cstddef>
#include <utility>

namespace sheria::search {

/// Writes values one after the other, each in as few bytes as it takes.
///
/// Shape:  a number is seven bits a byte, the lowest first, the eighth set where more follow; bytes are
///         their number, then themselves; a text is its UTF-8; a day is 0, or its Julian day and one.
class PackedWriter
{
public:
    PackedWriter &number(quint64 value);
    PackedWriter &bytes(QByteArrayView value);
    PackedWriter &text(QStringView value);
    PackedWriter &day(QDate value);
    QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

/// Reads what a PackedWriter wrote. Past the end, or of anything else, values are 0 and empty and
/// isGood() turns false.
class PackedReader
{
public:
    explicit PackedReader(QByteArrayView bytes) : m_bytes(bytes) {}

    quint64 number();
    /// A view into what is read.
    QByteArrayView bytes();
    QString text();
    QDate day();
    /// A number of things that follow, each of a byte at least.
    std::size_t count();
    /// What was not read yet.
    QByteArrayView rest() const { return m_bytes.sliced(m_at); }
    bool isGood() const { return m_isGood; }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_isGood = true;
};

} // namespace sheria::search
