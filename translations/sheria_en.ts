<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BaseState</name>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln work</numerusform>
            <numerusform>%Ln works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>%Ln portion</numerusform>
            <numerusform>%Ln portions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>%Ln PDF of this library is still to be read.</numerusform>
            <numerusform>%Ln PDFs of this library are still to be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>%Ln PDF of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</numerusform>
            <numerusform>%Ln PDFs of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>%Ln PDF of this library consists of pictures and has no words.</numerusform>
            <numerusform>%Ln PDFs of this library consist of pictures and have no words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>%Ln PDF of this library is damaged, locked or too large to be read.</numerusform>
            <numerusform>%Ln PDFs of this library are damaged, locked or too large to be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CiteRows</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1: %Ln work</numerusform>
            <numerusform>%1: %Ln works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1, %2: %Ln work</numerusform>
            <numerusform>%1, %2: %Ln works</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%Ln place: %1.</numerusform>
            <numerusform>%Ln places: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>This token may read %Ln text.</numerusform>
            <numerusform>This token may read %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>This token may read %Ln decision.</numerusform>
            <numerusform>This token may read %Ln decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>This token may read %Ln knowledge base.</numerusform>
            <numerusform>This token may read %Ln knowledge bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>%Ln court.</numerusform>
            <numerusform>%Ln courts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>About %Ln text: %1 here, less than a minute to fetch.</numerusform>
            <numerusform>About %Ln texts: %1 here, less than a minute to fetch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>About %Ln text: %1 here, about %2 minutes to fetch.</numerusform>
            <numerusform>About %Ln texts: %1 here, about %2 minutes to fetch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>The feed has %Ln document.</numerusform>
            <numerusform>The feed has %Ln documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%Ln provision</numerusform>
            <numerusform>%Ln provisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>%Ln provision had a duplicate identifier and got a new one.</numerusform>
            <numerusform>%Ln provisions had a duplicate identifier and got a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>%Ln provision had no identifier and got one.</numerusform>
            <numerusform>%Ln provisions had no identifier and got one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>%Ln invalid date.</numerusform>
            <numerusform>%Ln invalid dates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>%Ln invalid address.</numerusform>
            <numerusform>%Ln invalid addresses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>%Ln warning of type “%1”.</numerusform>
            <numerusform>%Ln warnings of type “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1, %Ln work</numerusform>
            <numerusform>%1, %Ln works</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>%Ln reported as deleted</numerusform>
            <numerusform>%Ln reported as deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>%Ln text could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</numerusform>
            <numerusform>%Ln texts could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>%Ln sync cancelled. Downloaded texts are kept, and the next run continues from there.</numerusform>
            <numerusform>%Ln syncs cancelled. Downloaded texts are kept, and the next run continues from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>Sync completed: %Ln text downloaded.</numerusform>
            <numerusform>Sync completed: %Ln texts downloaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>%1 sources synced: %Ln text downloaded.</numerusform>
            <numerusform>%1 sources synced: %Ln texts downloaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>%Ln s left</numerusform>
            <numerusform>%Ln s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%Ln min left</numerusform>
            <numerusform>%Ln min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>%Ln source: %1 of %2 downloaded</numerusform>
            <numerusform>%Ln sources: %1 of %2 downloaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>%Ln source syncing</numerusform>
            <numerusform>%Ln sources syncing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>%Ln later amendment not yet incorporated.</numerusform>
            <numerusform>%Ln later amendments not yet incorporated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>%Ln later amendment not yet incorporated: %1.</numerusform>
            <numerusform>%Ln later amendments not yet incorporated: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>Delivered after %Ln attempt.</numerusform>
            <numerusform>Delivered after %Ln attempts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>Given up after %Ln attempt.</numerusform>
            <numerusform>Given up after %Ln attempts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>%Ln work not yet searched for citations.</numerusform>
            <numerusform>%Ln works not yet searched for citations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>%Ln provision in one language only</numerusform>
            <numerusform>%Ln provisions in one language only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::CompareWithDialog</name>
    <message numerus="yes">
        <source>Only the first %n work(s).</source>
        <translation>
            <numerusform>Only the first %Ln work.</numerusform>
            <numerusform>Only the first %Ln works.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>%Ln Version</numerusform>
            <numerusform>%Ln Versions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>The server reports that %Ln text of this library no longer exists:</numerusform>
            <numerusform>The server reports that %Ln texts of this library no longer exist:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>Delete %Ln Text</numerusform>
            <numerusform>Delete %Ln Texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsPage</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more on other days or in another state</source>
        <comment>number of changes</comment>
        <translation>
            <numerusform>%1; %Ln more on other days or in another state</numerusform>
            <numerusform>%1; %Ln more on other days or in another state</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %n change(s).</source>
        <translation>
            <numerusform>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %Ln change.</numerusform>
            <numerusform>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %Ln changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>%Ln invocation is sent again.</numerusform>
            <numerusform>%Ln invocations are sent again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%Ln more…</numerusform>
            <numerusform>%Ln more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%Ln deleted</numerusform>
            <numerusform>%Ln deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>“%1”: %Ln match</numerusform>
            <numerusform>“%1”: %Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::HitModel</name>
    <message numerus="yes">
        <source>%n more in this decision</source>
        <translation>
            <numerusform>%Ln more in this decision</numerusform>
            <numerusform>%Ln more in this decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this act</source>
        <translation>
            <numerusform>%Ln more in this act</numerusform>
            <numerusform>%Ln more in this act</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this document</source>
        <translation>
            <numerusform>%Ln more in this document</numerusform>
            <numerusform>%Ln more in this document</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>Importing %Ln item…</numerusform>
            <numerusform>Importing %Ln items…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the version of another file.</source>
        <translation>
            <numerusform>%Ln of these claims the version of another file.</numerusform>
            <numerusform>%Ln of these claim the version of another file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>Requests must be signed with %Ln secret.</numerusform>
            <numerusform>Requests must be signed with one of %Ln secrets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%Ln unread</numerusform>
            <numerusform>%Ln unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>As at %1: %Ln later work hidden</numerusform>
            <numerusform>As at %1: %Ln later works hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%Ln attempt</numerusform>
            <numerusform>%Ln attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>%Ln attempt was saved.</numerusform>
            <numerusform>%Ln attempts were saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteConflictDialog</name>
    <message numerus="yes">
        <source>%Ln more texts can be compared afterwards.</source>
        <translation>
            <numerusform>%Ln more text can be compared afterwards.</numerusform>
            <numerusform>%Ln more texts can be compared afterwards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>%Ln changed work and all deletions were written to %1.</numerusform>
            <numerusform>%Ln changed works and all deletions were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln work was written to %1.</numerusform>
            <numerusform>%Ln works were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>%Ln knowledge base included.</numerusform>
            <numerusform>%Ln knowledge bases included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>%Ln text is still incomplete.</numerusform>
            <numerusform>%Ln texts are still incomplete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>%Ln damaged text or file was skipped.</numerusform>
            <numerusform>%Ln damaged texts or files were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>About %Ln work</numerusform>
            <numerusform>About %Ln works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln work</numerusform>
            <numerusform>%Ln works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>saved searches with new results</comment>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved and earlier searches; %n of them with new results</source>
        <translation>
            <numerusform>Saved and earlier searches; %Ln of them with new results</numerusform>
            <numerusform>Saved and earlier searches; %Ln of them with new results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%Ln failure</numerusform>
            <numerusform>%Ln failures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message numerus="yes">
        <source>At most %n origin(s) can be allowed.</source>
        <translation>
            <numerusform>At most %Ln origin can be allowed.</numerusform>
            <numerusform>At most %Ln origins can be allowed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Every minute</numerusform>
            <numerusform>Every %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::StartPage</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>a letter</comment>
        <translation>
            <numerusform>%1: %Ln work</numerusform>
            <numerusform>%1: %Ln works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>a court</comment>
        <translation>
            <numerusform>%1: %Ln decision</numerusform>
            <numerusform>%1: %Ln decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>The password must have at least %Ln character.</numerusform>
            <numerusform>The password must have at least %Ln characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message numerus="yes">
        <source>%L1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>%L1 passages embedded; %Ln text pending.</numerusform>
            <numerusform>%L1 passages embedded; %Ln texts pending.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln work</numerusform>
            <numerusform>%Ln works</numerusform>
        </translation>
    </message>
</context>
</TS>
