#pragma once

#include "core/domain/json.h"
#include "core/domain/knowledgebase.h"
#include "core/knowledge/item.h"
#include "core/knowledge/verifier.h"

#include <QByteArray>

#include <vector>

namespace sheria::routes {

/// Where people read what is found: `front` and the address of an expression.
struct ReaderAddress
{
    QByteArray front;
    QByteArray of(const QByteArray &expressionUri) const;
};

void writeKnowledgeBase(json::Writer &out, const KnowledgeBase &base, const QByteArray &serverBase);

/// The object {"results": […]}.
QByteArray retrievedJson(const std::vector<knowledge::Item> &items, const ReaderAddress &reader,
                         bool withExplanations);

QByteArray verdictJson(const knowledge::Verdict &verdict, const ReaderAddress &reader);

} // namespace sheria::routes
