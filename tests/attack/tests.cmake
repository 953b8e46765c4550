# SPDX-License-Identifier: GPL-3.0-or-later
# One file per attack that the program must withstand; `ctest -L attack` runs them all.

# Concurrent searches: no Xapian object is shared between threads.
if(TARGET sheria_knowledge)
    sheria_add_test(attack/tst_concurrentsearch.cpp sheria_testlibrary sheria_knowledge LABELS attack)
endif()

# Lock files: a kill at any moment leaves nothing locked.
if(TARGET sheria_bigserver)
    sheria_add_test(attack/tst_locks.cpp sheria_copyfixture sheria_bigserver sheria_secrets
        LABELS attack qt-event-queue ALONE)
endif()

# Damaged search index and damaged texts: noticed, reported, healed.
if(TARGET sheria_ctlrunner AND TARGET sheria_copyfixture)
    sheria_add_test(attack/tst_damagedindex.cpp sheria_knowledgefixture sheria_ctlrunner
        LABELS attack qt-event-queue TIMEOUT 120)
    sheria_add_test(attack/tst_damagedtext.cpp sheria_ctlrunner sheria_copyfixture sheria_routefixture
        sheria_pack LABELS attack qt-event-queue TIMEOUT 120)
endif()

# Disk full, in the indexing thread and everywhere else.
if(TARGET sheria_ctlrunner AND TARGET sheria_copyfixture)
    sheria_add_test(attack/tst_diskfull.cpp sheria_ctlrunner sheria_copyfixture sheria_bigserver
        LABELS attack qt-event-queue TIMEOUT 180)
endif()

# Decisions from a server that answers as documented.
if(TARGET sheria_copyfixture)
    sheria_add_test(attack/tst_documenteddecisions.cpp sheria_copyfixture sheria_routefixture
        LABELS attack qt-event-queue)
endif()

# Incomplete media, damaged packs, unreadable folders, devices as targets, read-only libraries, clocks.
if(TARGET sheria_copyfixture)
    sheria_add_test(attack/tst_incompletemedia.cpp sheria_copyfixture sheria_routefixture
        LABELS attack qt-event-queue)
endif()
if(TARGET sheria_ctlrunner)
    sheria_add_test(attack/tst_oddfiles.cpp sheria_ctlrunner sheria_pack sheria_library
        LABELS attack qt-event-queue)
    sheria_add_test(attack/tst_readonlylibrary.cpp sheria_ctlrunner sheria_pack sheria_library sheria_search
        LABELS attack qt-event-queue)
endif()
if(TARGET sheria_bigserver)
    sheria_add_test(attack/tst_clockputback.cpp sheria_copyfixture sheria_bigserver sheria_webhooks
        LABELS attack qt-event-queue)
endif()

# The day in the library's place.
if(TARGET sheria_guitest AND TARGET sheria_routefixture)
    sheria_add_test(attack/tst_localday.cpp sheria_guitest sheria_routefixture
        PROGRAM test_attack_gui PRECOMPILED sheria_gui_precompiled LABELS "attack;qt-event-queue;gui" TIMEOUT 180 WINDOWS)
endif()

# Slow and large media requests.
sheria_add_test(attack/tst_media.cpp sheria_routefixture sheria_httptestsupport LABELS attack qt-event-queue)

# SQLite's locks while the desktop's dialogs are open.
if(TARGET sheria_guitest)
    sheria_add_test(attack/tst_dialoglocks.cpp sheria_guitest
        PROGRAM test_attack_gui PRECOMPILED sheria_gui_precompiled LABELS "attack;qt-event-queue;gui" TIMEOUT 180 WINDOWS)
endif()
if(TARGET sheria_library)
    sheria_add_test(attack/tst_librarylocks.cpp sheria_library sheria_pack sheria_testlibrary
        LABELS attack clones ALONE)
endif()

# Libraries from elsewhere name no secrets and contact nobody unasked.
if(TARGET sheria_ctlrunner)
    sheria_add_test(attack/tst_foreignlibrary.cpp sheria_ctlrunner sheria_webhooks
        LABELS attack qt-event-queue TIMEOUT 120)
endif()
if(TARGET sheria_guitest)
    sheria_add_test(attack/tst_contactsdialog.cpp sheria_guitest sheria_receiver
        PROGRAM test_attack_gui PRECOMPILED sheria_gui_precompiled LABELS attack qt-event-queue gui WINDOWS)
endif()

# A token goes to one origin.
if(TARGET sheria_ctlrunner)
    sheria_add_test(attack/tst_boundtokens.cpp sheria_ctlrunner LABELS attack qt-event-queue)
endif()

# Permissions: every route, every kind of account.
sheria_add_test(attack/tst_permissions.cpp sheria_routefixture sheria_render sheria_pack sheria_readable
    LABELS attack qt-event-queue TIMEOUT 120)

# Unpublished decisions and the embeddings endpoint.
if(TARGET sheria_routefixture)
    sheria_add_test(attack/tst_hiddenvectors.cpp sheria_routefixture sheria_embeddingserver
        LABELS attack qt-event-queue)
endif()

# Packs of changes and datasets name nothing that was never published.
if(TARGET sheria_pack)
    sheria_add_test(attack/tst_draftnames.cpp sheria_routefixture sheria_library sheria_pack LABELS attack qt-event-queue)
endif()

# An index that is behind names nothing that is hidden or deleted.
sheria_add_test(attack/tst_laggingindex.cpp sheria_routefixture LABELS attack qt-event-queue)

# The laboratory's receivers and unsigned webhooks.
sheria_add_test(attack/tst_laboratory.cpp sheria_routefixture sheria_httptestsupport LABELS attack qt-event-queue)

# File modes and sealed webhook secrets.
if(TARGET sheria_ctlrunner)
    sheria_add_test(attack/tst_privatefiles.cpp sheria_ctlrunner sheria_webhooks
        LABELS attack qt-event-queue TIMEOUT 120)
endif()

# Rate limits.
sheria_add_test(attack/tst_ratelimits.cpp sheria_routefixture LABELS attack qt-event-queue)

# Targets in disguise and cache keys.
sheria_add_test(attack/tst_targets.cpp sheria_routefixture sheria_render LABELS attack qt-event-queue)

# Cookies, cross-site requests, media types, scripts.
sheria_add_test(attack/tst_crosssite.cpp sheria_routefixture LABELS attack qt-event-queue)

# Tokens on the command line.
if(TARGET sheria_ctlrunner)
    sheria_add_test(attack/tst_servedtoken.cpp sheria_ctlrunner LABELS attack qt-event-queue)
endif()

# pdftotext in confinement, prepared documents, mailto links, plain HTTP, link-local addresses.
if(TARGET sheria_pages)
    sheria_add_test(attack/tst_pdfconfinement.cpp sheria_pages sheria_testlibrary sheria_pdfpages
        LABELS "attack;clones")
endif()
if(TARGET sheria_app)
    sheria_add_test(attack/tst_links.cpp sheria_app
        PROGRAM test_attack_gui PRECOMPILED sheria_gui_precompiled LABELS "attack;qt-event-queue")
endif()
if(TARGET sheria_pack)
    sheria_add_test(attack/tst_preparedbytes.cpp sheria_testlibrary sheria_pack LABELS attack)
endif()
if(TARGET sheria_ctlrunner AND TARGET sheria_sync)
    sheria_add_test(attack/tst_linklocal.cpp sheria_ctlrunner sheria_sync sheria_webhooks
        LABELS attack qt-event-queue)
endif()

# Idle and slow connections.
sheria_add_test(attack/tst_slowloris.cpp sheria_httptestsupport LABELS attack)

# A log that nobody reads.
if(TARGET sheriactl)
    sheria_add_test(attack/tst_unreadlog.cpp sheria_ctlrunner LABELS attack qt-event-queue)
endif()

# What the rest adds up to: kills at any moment (SHERIA_KILLS says how many), and a long run of mixed requests.
if(TARGET sheriactl)
    sheria_add_test(attack/tst_killedpacks.cpp sheria_ctlrunner sheria_library sheria_pack
        LABELS attack clones kills TIMEOUT 900)
    if(TARGET sheria_samplepack)
        sheria_add_test(attack/tst_soak.cpp sheria_ctlrunner sheria_library sheria_samplepack sheria_pack
            SOURCES server/routes/requestmaker.cpp LABELS attack qt-event-queue TIMEOUT 900)
    endif()
endif()
