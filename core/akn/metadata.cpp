#include "core/akn/metadata.h"

#include "core/akn/frbr.h"
#include "core/akn/history.h"
#include "core/akn/identity.h"
#include "core/akn/judgment.h"
#include "core/akn/titles.h"

using namespace Qt::StringLiterals;

namespace sheria::akn {

void readMetadata(DocumentState &state)
{
    const pugi::xml_node meta = state.element.child("meta");
    if (!meta)
        state.warn("meta-missing",
                   u"the document has no meta: nothing is known about it but its text"_s);
    const Frbr frbr = readFrbr(meta);
    readHistory(state, frbr);
    readIdentity(state, frbr);
    readTitles(state, frbr);
    readJudgment(state, frbr);
    // A published text without a word on commencement is taken to be in force; a bill is not.
    state.metadata.work.isCommencedByFlag = state.metadata.work.commencements.empty()
        && state.doctype != "bill";
}

} // namespace sheria::akn
