#include "core/akn/dialect.h"

#include "core/akn/messages.h"

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

constexpr QByteArrayView Akn30Namespace("http://docs.oasis-open.org/legaldocml/ns/akn/3.0");
constexpr QByteArrayView Akn20Namespace("http://www.akomantoso.org/2.0");
constexpr QByteArrayView Akn10Namespace("http://www.akomantoso.org/1.0");
constexpr QByteArrayView GermanNamespace("http://Inhaltsdaten.LegalDocML.de/");

/// Working drafts and committee drafts of 3.0 add a suffix: "/WD17", "/CSD13".
bool isDraftOf30(QByteArrayView name)
{
    return name.startsWith(Akn30Namespace) && name.size() > Akn30Namespace.size()
        && name[Akn30Namespace.size()] == '/';
}

} // namespace

Result<Dialect> dialectOf(QByteArrayView rootName, QByteArrayView rootNamespace)
{
    if (rootName != "akomaNtoso" && rootName != "akomantoso") {
        return Error{ErrorCode::InvalidArgument,
                     u"the root element is "_s + quoted(rootName) + u", not akomaNtoso"_s};
    }
    if (rootNamespace == Akn30Namespace)
        return Dialect::Akn30;
    if (isDraftOf30(rootNamespace))
        return Dialect::Akn30Wd17;
    if (rootNamespace == Akn20Namespace)
        return Dialect::Akn20;
    if (rootNamespace == Akn10Namespace)
        return Dialect::Akn10;
    if (rootNamespace.startsWith(GermanNamespace))
        return Dialect::LegalDocMlDe;
    if (rootNamespace.isEmpty()) {
        return Error{ErrorCode::InvalidArgument,
                     u"the root element akomaNtoso is in no namespace; expected is xmlns="_s
                         + quoted(Akn30Namespace)};
    }
    return Error{ErrorCode::InvalidArgument,
                 u"the namespace "_s + quoted(rootNamespace) + u" is none of Akoma Ntoso"_s};
}

} // namespace sheria::akn
