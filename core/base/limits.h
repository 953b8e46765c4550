// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// Every bound on what comes from outside, in one place, each with its reason.
namespace sheria::limits {

// Akoma Ntoso documents (core/akn)
inline constexpr qint64 MaxXmlBytes = 64LL * 1024 * 1024; ///< The largest real act seen is 5 MB.
inline constexpr int MaxXmlDepth = 512; ///< Real documents stay under 60; recursion on it is safe.
inline constexpr qsizetype MaxXmlNodes = 4'000'000;           ///< About 400 MB of tree.
inline constexpr qsizetype MaxAttributeBytes = 1024LL * 1024; ///< One attribute value.
inline constexpr int MaxAttributes = 50'000;                  ///< On one element.
inline constexpr int MaxNamespaces = 128; ///< Declarations in force at one place; in use are ten.
inline constexpr int MaxEvents = 5000;    ///< In one lifecycle; amendments are compared in pairs.
inline constexpr int MaxWarnings = 200;   ///< On one document: a person reads them.
inline constexpr qsizetype MaxEidPrefixBytes = 200; ///< In a generated eId, before it is cut.
inline constexpr int MaxDataAttributes = 100;       ///< On one element of HTML.
inline constexpr qsizetype MaxUriBytes = 2000;      ///< An FRBR URI must fit a request line.
inline constexpr qsizetype MaxTitleChars = 4096;
inline constexpr qsizetype MaxLocalityBytes = 40; ///< Codes in use stay under 20.

// Archives (core/pack)
/// Against archives that are made to harm. What export may write stays below each of them.
inline constexpr qint64 MaxArchiveEntries = 1'000'000; ///< Of 200,000 works; about 1 GB of memory.
inline constexpr qint64 MaxDirectoryBytes = 256LL * 1024 * 1024; ///< A ZIP's list of its members.
/// One member, unpacked: more than any file of a library (MaxSyncFileBytes), and more than the
/// manifest of a pack of MaxArchiveEntries. Of documents: MaxXmlBytes.
inline constexpr qint64 MaxEntryBytes = 512LL * 1024 * 1024;
/// Unpacked to packed: of a member past RatioFromBytes, of the whole past UnpackedFromBytes.
inline constexpr int MaxCompressionRatio = 100;
inline constexpr qint64 RatioFromBytes = 1024LL * 1024;
inline constexpr qint64 UnpackedFromBytes = 16LL * 1024 * 1024 * 1024;
inline constexpr int MaxFileNameBytes = 255; ///< One part of a path, as in every file system.
inline constexpr int MaxFolderDepth = 64;    ///< Folders in folders, in archives and on disk.
inline constexpr int MaxMediaFiles = 10'000; ///< Of one expression.

// EPUB, ZIP and PDF (core/render)
/// They are made in memory; what is larger is better fetched work by work.
inline constexpr qint64 MaxExportBytes = 512LL * 1024 * 1024;
inline constexpr int MaxBundledWorks = 1000; ///< In one file; about ten thousand pages.

// Webhooks (core/webhooks)
inline constexpr int MaxEndpoints = 200; ///< Each has connections of its own.
inline constexpr qsizetype MaxEndpointUrlBytes = 2000;
inline constexpr int MaxIncomingSecrets = 20;           ///< Each is tried on every request.
inline constexpr qint64 MaxLoggedDeliveries = 20'000;   ///< Attempts; a few kilobytes each.
inline constexpr qint64 MaxSettledInvocations = 20'000; ///< Delivered ones; failed ones by age.
inline constexpr int MaxSettledDays = 30;
inline constexpr qsizetype MaxLoggedResponseBytes = 16LL * 1024; ///< Head and body together.
inline constexpr qsizetype MaxResponseHeadBytes = 64LL * 1024;
inline constexpr qsizetype MaxResponseBytes = 256LL * 1024; ///< Read before the connection is cut.

// Copies of other servers (core/sync)
inline constexpr int SyncRequestsPerHost = 4; ///< At a time: what a polite client does.
inline constexpr qint64 MaxSyncJsonBytes = 32LL * 1024
    * 1024; ///< An answer; a page of 500 is 4 MB.
inline constexpr qint64 MaxSyncFileBytes = 256LL * 1024
    * 1024; ///< An image, a publication document.
inline constexpr int MaxSyncRedirects = 5;
inline constexpr int MaxSyncRuns = 500; ///< Kept for the history of a source.
inline constexpr qint64 MaxSyncRunWorks =
    20'000; ///< Named of what one run brought: people read them.
inline constexpr qsizetype MaxTokenBytes = 4096;

// Knowledge bases (core/knowledge)
inline constexpr int MaxKnowledgeBaseCode = 50;  ///< As the interface says.
inline constexpr int MaxKnowledgeBaseName = 255; ///< As the interface says.
inline constexpr int MaxKnowledgeBaseDescription = 10'000;
inline constexpr int MaxKnowledgeBaseWord = 200;   ///< Bytes of a place, nature, topic, court.
inline constexpr int MaxKnowledgeBaseWords = 1000; ///< In one list of a choice.
inline constexpr int MaxKnowledgeBases = 1000;
inline constexpr int MaxQuestionChars = 20'000; ///< Of a text to retrieve for; pages of a brief.
inline constexpr int MaxRetrieved = 100;        ///< As the interface says.
inline constexpr int MaxFilterWords = 2000;     ///< In one list of a filter.
inline constexpr int MaxQuoteChars = 100'000;   ///< Of a text to verify.
inline constexpr qsizetype MaxEmbeddingDimension = 8192; ///< Models in use stay under 4096.
inline constexpr qint64 MaxEmbeddingAnswerBytes = 32LL * 1024 * 1024; ///< 32 long vectors: 4 MB.
inline constexpr int MaxVerifiedVersions =
    500; ///< Points in time that a quotation is looked for in.

} // namespace sheria::limits
