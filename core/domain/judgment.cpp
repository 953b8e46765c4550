#include "core/domain/judgment.h"

#include "core/domain/frbruri.h"

namespace sheria {

namespace {

constexpr QByteArrayView MediaFolder = "/media/";

} // namespace

std::optional<FileAddress> FileAddress::parse(QByteArrayView text)
{
    const qsizetype at = text.indexOf(MediaFolder);
    if (at < 0)
        return std::nullopt;
    const QByteArray expression = text.first(at).toByteArray();
    const QByteArray name = QByteArray::fromPercentEncoding(
        text.sliced(at + MediaFolder.size()).toByteArray());
    const Result<FrbrUri> uri = FrbrUri::parse(expression);
    const bool isFile = uri && !uri->language.isEmpty() && !uri->expressionDate.isEmpty()
        && uri->portion.isEmpty() && uri->component.isEmpty() && !name.isEmpty()
        && !name.contains('/');
    return isFile ? std::optional(FileAddress{expression, QString::fromUtf8(name)}) : std::nullopt;
}

QByteArray FileAddress::toText() const
{
    return expressionUri + MediaFolder.toByteArray() + filename.toUtf8().toPercentEncoding();
}

} // namespace sheria
