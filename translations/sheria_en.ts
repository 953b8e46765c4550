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
        <source>%n provision(s) had an identifier that was taken, and got another.</source>
        <translation>
            <numerusform>%n provision had an identifier that was taken, and got another.</numerusform>
            <numerusform>%n provisions had identifiers that were taken, and got others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier, and got one.</source>
        <translation>
            <numerusform>%n provision had no identifier, and got one.</numerusform>
            <numerusform>%n provisions had no identifiers, and got some.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) could not be used.</source>
        <translation>
            <numerusform>%n date could not be used.</numerusform>
            <numerusform>%n dates could not be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n address(es) could not be used.</source>
        <translation>
            <numerusform>%n address could not be used.</numerusform>
            <numerusform>%n addresses could not be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oddity(s) of the kind “%1”.</source>
        <translation>
            <numerusform>%n oddity of the kind “%1”.</numerusform>
            <numerusform>%n oddities of the kind “%1”.</numerusform>
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
        <source>%n said to be gone</source>
        <translation>
            <numerusform>%n said to be gone</numerusform>
            <numerusform>%n said to be gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be fetched, or not all of them. What was here stays; the next run tries again. “History” says why.</source>
        <translation>
            <numerusform>%n text could not be fetched, or not all of it. What was here stays; the next run tries again. “History” says why.</numerusform>
            <numerusform>%n texts could not be fetched, or not all of them. What was here stays; the next run tries again. “History” says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message numerus="yes">
        <source>%n sync(s) were stopped. What was fetched stays; the next run goes on.</source>
        <translation>
            <numerusform>%n sync was stopped. What was fetched stays; the next run goes on.</numerusform>
            <numerusform>%n syncs were stopped. What was fetched stays; the next run goes on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Synced: %n text(s) fetched.</source>
        <translation>
            <numerusform>Synced: %n text fetched.</numerusform>
            <numerusform>Synced: %n texts fetched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) fetched.</source>
        <translation>
            <numerusform>%1 sources synced: %n text fetched.</numerusform>
            <numerusform>%1 sources synced: %n texts fetched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message numerus="yes">
        <source>%n could not be fetched</source>
        <translation>
            <numerusform>%n could not be fetched</numerusform>
            <numerusform>%n could not be fetched</numerusform>
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
        <source>%n sources: %1 of %2 fetched</source>
        <translation>
            <numerusform>%n source: %1 of %2 fetched</numerusform>
            <numerusform>%n sources: %1 of %2 fetched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources under way</source>
        <translation>
            <numerusform>%n source under way</numerusform>
            <numerusform>%n sources under way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message numerus="yes">
        <source>%n amendment(s) made since then are not yet in the text.</source>
        <translation>
            <numerusform>%n amendment made since then is not yet in the text.</numerusform>
            <numerusform>%n amendments made since then are not yet in the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amendment(s) made since then are not yet in the text: %1.</source>
        <translation>
            <numerusform>%n amendment made since then is not yet in the text: %1.</numerusform>
            <numerusform>%n amendments made since then are not yet in the text: %1.</numerusform>
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
        <source>%n work(s) of the library have still to be looked through.</source>
        <translation>
            <numerusform>%n work of the library has still to be looked through.</numerusform>
            <numerusform>%n works of the library have still to be looked through.</numerusform>
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
        <source>%n Point(s) in Time</source>
        <translation>
            <numerusform>%n Point in Time</numerusform>
            <numerusform>%n Points in Time</numerusform>
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
        <source>The server says that it no longer has %n text(s) of this library:</source>
        <translation>
            <numerusform>The server says that it no longer has %n text of this library:</numerusform>
            <numerusform>The server says that it no longer has %n texts of this library:</numerusform>
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
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message numerus="yes">
        <source>They are to be signed by one of %n secret(s).</source>
        <translation>
            <numerusform>They are to be signed by one secret.</numerusform>
            <numerusform>They are to be signed by one of %n secrets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n not read since they came</source>
        <translation>
            <numerusform>%n not read since it came</numerusform>
            <numerusform>%n not read since they came</numerusform>
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
        <source>%n work(s) that changed, and what is gone, were written to %1.</source>
        <translation>
            <numerusform>%n work that changed, and what is gone, was written to %1.</numerusform>
            <numerusform>%n works that changed, and what is gone, were written to %1.</numerusform>
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
        <source>%n knowledge base(s) went along.</source>
        <translation>
            <numerusform>%n knowledge base went along.</numerusform>
            <numerusform>%n knowledge bases went along.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of it could not be fetched whole yet.</source>
        <translation>
            <numerusform>%n text of it could not be fetched whole yet.</numerusform>
            <numerusform>%n texts of it could not be fetched whole yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were left out.</source>
        <translation>
            <numerusform>%n damaged text or file was left out.</numerusform>
            <numerusform>%n damaged texts or files were left out.</numerusform>
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
        <source>The password needs %n characters at least.</source>
        <translation>
            <numerusform>The password needs %n character at least.</numerusform>
            <numerusform>The password needs %n characters at least.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message numerus="yes">
        <source>%1 passages have vectors; %n text(s) wait.</source>
        <translation>
            <numerusform>%1 passages have vectors; %n text waits.</numerusform>
            <numerusform>%1 passages have vectors; %n texts wait.</numerusform>
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
