// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

namespace sheria::tests {

/// The members of a work expression in the order in which one client counts them.
/// Source: server/API.md sections 0.3 no. 11 and 2.9.
inline const QByteArrayList &expressionFields()
{
    static const QByteArrayList fields{"url",
                                       "title",
                                       "created_at",
                                       "updated_at",
                                       "country",
                                       "locality",
                                       "nature",
                                       "subtype",
                                       "actor",
                                       "year",
                                       "number",
                                       "frbr_uri",
                                       "expression_frbr_uri",
                                       "publication_date",
                                       "publication_name",
                                       "publication_number",
                                       "publication_document",
                                       "commenced",
                                       "commenced_in_full",
                                       "commencement_date",
                                       "commencing_work",
                                       "assent_date",
                                       "repeal",
                                       "parent_work",
                                       "expression_date",
                                       "language",
                                       "points_in_time",
                                       "amendments",
                                       "work_amendments",
                                       "stub",
                                       "principal",
                                       "numbered_title",
                                       "taxonomy_topics",
                                       "as_at_date",
                                       "custom_properties",
                                       "type_name",
                                       "amendments_made",
                                       "enacted_as",
                                       "repeals_made",
                                       "commencements_made",
                                       "links",
                                       "disclaimer",
                                       "aliases"};
    return fields;
}

} // namespace sheria::tests
