<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BaseState</name>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%n work</numerusform>
            <numerusform>%n works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>%n portion</numerusform>
            <numerusform>%n portions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>%n PDF of this library is still to be read.</numerusform>
            <numerusform>%n PDFs of this library are still to be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>%n PDF of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</numerusform>
            <numerusform>%n PDFs of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>%n PDF of this library consists of pictures and has no words.</numerusform>
            <numerusform>%n PDFs of this library consist of pictures and have no words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>%n PDF of this library is damaged, locked or too large to be read.</numerusform>
            <numerusform>%n PDFs of this library are damaged, locked or too large to be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CiteRows</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1: %n work</numerusform>
            <numerusform>%1: %n works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1, %2: %n work</numerusform>
            <numerusform>%1, %2: %n works</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%n place: %1.</numerusform>
            <numerusform>%n places: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>This token may read %n text.</numerusform>
            <numerusform>This token may read %n texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>This token may read %n decision.</numerusform>
            <numerusform>This token may read %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>This token may read %n knowledge base.</numerusform>
            <numerusform>This token may read %n knowledge bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>%n court.</numerusform>
            <numerusform>%n courts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>About %n text: %1 here, less than a minute to fetch.</numerusform>
            <numerusform>About %n texts: %1 here, less than a minute to fetch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>About %n text: %1 here, about %2 minutes to fetch.</numerusform>
            <numerusform>About %n texts: %1 here, about %2 minutes to fetch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>The feed has %n document.</numerusform>
            <numerusform>The feed has %n documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%n provision</numerusform>
            <numerusform>%n provisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>%n provision had a duplicate identifier and got a new one.</numerusform>
            <numerusform>%n provisions had a duplicate identifier and got a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>%n provision had no identifier and got one.</numerusform>
            <numerusform>%n provisions had no identifier and got one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>%n invalid date.</numerusform>
            <numerusform>%n invalid dates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>%n invalid address.</numerusform>
            <numerusform>%n invalid addresses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>%n warning of type “%1”.</numerusform>
            <numerusform>%n warnings of type “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1, %n work</numerusform>
            <numerusform>%1, %n works</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>%n reported as deleted</numerusform>
            <numerusform>%n reported as deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>%n text could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</numerusform>
            <numerusform>%n texts could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>%n sync cancelled. Downloaded texts are kept, and the next run continues from there.</numerusform>
            <numerusform>%n syncs cancelled. Downloaded texts are kept, and the next run continues from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>Sync completed: %n text downloaded.</numerusform>
            <numerusform>Sync completed: %n texts downloaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>%1 sources synced: %n text downloaded.</numerusform>
            <numerusform>%1 sources synced: %n texts downloaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>%n s left</numerusform>
            <numerusform>%n s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min left</numerusform>
            <numerusform>%n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>%n source: %1 of %2 downloaded</numerusform>
            <numerusform>%n sources: %1 of %2 downloaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>%n source syncing</numerusform>
            <numerusform>%n sources syncing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>%n later amendment not yet incorporated.</numerusform>
            <numerusform>%n later amendments not yet incorporated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>%n later amendment not yet incorporated: %1.</numerusform>
            <numerusform>%n later amendments not yet incorporated: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>Delivered after %n attempt.</numerusform>
            <numerusform>Delivered after %n attempts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>Given up after %n attempt.</numerusform>
            <numerusform>Given up after %n attempts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>%n work not yet searched for citations.</numerusform>
            <numerusform>%n works not yet searched for citations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>%n provision in one language only</numerusform>
            <numerusform>%n provisions in one language only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>%n Version</numerusform>
            <numerusform>%n Versions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>The server reports that %n text of this library no longer exists:</numerusform>
            <numerusform>The server reports that %n texts of this library no longer exist:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>Delete %n Text</numerusform>
            <numerusform>Delete %n Texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>%n invocation is sent again.</numerusform>
            <numerusform>%n invocations are sent again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n more…</numerusform>
            <numerusform>%n more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>“%1”: %n match</numerusform>
            <numerusform>“%1”: %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>Importing %n item…</numerusform>
            <numerusform>Importing %n items…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the expression of another file.</source>
        <translation>
            <numerusform>%n of these claims the expression of another file.</numerusform>
            <numerusform>%n of these claim the expression of another file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>Requests must be signed with %n secret.</numerusform>
            <numerusform>Requests must be signed with one of %n secrets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n unread</numerusform>
            <numerusform>%n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>As at %1: %n later work hidden</numerusform>
            <numerusform>As at %1: %n later works hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>%n attempt was saved.</numerusform>
            <numerusform>%n attempts were saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>%n changed work and all deletions were written to %1.</numerusform>
            <numerusform>%n changed works and all deletions were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>%n work was written to %1.</numerusform>
            <numerusform>%n works were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>%n knowledge base included.</numerusform>
            <numerusform>%n knowledge bases included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>%n text is still incomplete.</numerusform>
            <numerusform>%n texts are still incomplete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>%n damaged text or file was skipped.</numerusform>
            <numerusform>%n damaged texts or files were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>About %n work</numerusform>
            <numerusform>About %n works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%n work</numerusform>
            <numerusform>%n works</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n failure</numerusform>
            <numerusform>%n failures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Every minute</numerusform>
            <numerusform>Every %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>The password must have at least %n character.</numerusform>
            <numerusform>The password must have at least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message numerus="yes">
        <source>%1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>%1 passages embedded; %n text pending.</numerusform>
            <numerusform>%1 passages embedded; %n texts pending.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message numerus="yes">
        <source>%n work(s). Choose one in the tree on the left.</source>
        <translation>
            <numerusform>%n work. Choose it in the tree on the left.</numerusform>
            <numerusform>%n works. Choose one in the tree on the left.</numerusform>
        </translation>
    </message>
</context>
</TS>
