<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT">
<context>
    <name>BaseState</name>
    <message>
        <source>Not indexed yet.</source>
        <translation>Ainda não indexada.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln obra</numerusform>
            <numerusform>%Ln obras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>%Ln excerto</numerusform>
            <numerusform>%Ln excertos</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains %1, %2.</source>
        <translation>Contém %1, %2.</translation>
    </message>
    <message>
        <source>Contains %1, %2. The index is not up to date.</source>
        <translation>Contém %1, %2. O índice de pesquisa não está atualizado.</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>Falta ler %Ln PDF desta biblioteca.</numerusform>
            <numerusform>Falta ler %Ln PDF desta biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>Não é possível ler %Ln PDF desta biblioteca: o programa pdftotext não está instalado (pacote poppler-utils).</numerusform>
            <numerusform>Não é possível ler %Ln PDF desta biblioteca: o programa pdftotext não está instalado (pacote poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>%Ln PDF desta biblioteca é composto por imagens e não tem palavras.</numerusform>
            <numerusform>%Ln PDF desta biblioteca são compostos por imagens e não têm palavras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>%Ln PDF desta biblioteca está danificado, bloqueado ou é demasiado grande para ser lido.</numerusform>
            <numerusform>%Ln PDF desta biblioteca estão danificados, bloqueados ou são demasiado grandes para serem lidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefStatus</name>
    <message>
        <source>OK</source>
        <translation>Correta</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Número errado</translation>
    </message>
    <message>
        <source>Wrong year</source>
        <translation>Ano errado</translation>
    </message>
    <message>
        <source>Another case</source>
        <translation>Outro processo</translation>
    </message>
    <message>
        <source>Wrong provision</source>
        <translation>Disposição errada</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Substituído</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>Does not exist</source>
        <translation>Não existe</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificada</translation>
    </message>
    <message>
        <source>Quoted correctly</source>
        <translation>Transcrição exata</translation>
    </message>
    <message>
        <source>Found elsewhere</source>
        <translation>Encontrada noutro local</translation>
    </message>
    <message>
        <source>From another version</source>
        <translation>De outra versão</translation>
    </message>
    <message>
        <source>Altered</source>
        <translation>Inexata</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <source>Another law</source>
        <translation>Outra lei</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>section %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>regra %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title, number of the work</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>work, provision</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, as at %2</source>
        <comment>work and provision, date</comment>
        <translation>%1, à data de %2</translation>
    </message>
    <message>
        <source>“%1” – %2</source>
        <comment>quotation, source</comment>
        <translation>“%1” – %2</translation>
    </message>
</context>
<context>
    <name>CiteRows</name>
    <message>
        <source>section %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>regulation %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>regra %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>parágrafo %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>cláusula %1</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>anexo %1</translation>
    </message>
    <message>
        <source>chapter %1</source>
        <translation>capítulo %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>parte %1</translation>
    </message>
    <message>
        <source>preface</source>
        <translation>prefácio</translation>
    </message>
    <message>
        <source>preamble</source>
        <translation>preâmbulo</translation>
    </message>
    <message>
        <source>conclusion</source>
        <translation>conclusão</translation>
    </message>
    <message>
        <source>header</source>
        <translation>cabeçalho</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>considerada</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>aplicada</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>seguida</translation>
    </message>
    <message>
        <source>distinguished</source>
        <translation>distinguida</translation>
    </message>
    <message>
        <source>doubted</source>
        <translation>posta em dúvida</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>reversed on appeal</source>
        <translation>revogada em recurso</translation>
    </message>
    <message>
        <source>Treatment: %1</source>
        <translation>Tratamento: %1</translation>
    </message>
    <message>
        <source>Treatment: %1?</source>
        <comment>as the words suggest</comment>
        <translation>Tratamento: %1?</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>title, number of places</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a provision</comment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>cited provision, citing provision</comment>
        <translation>%1, em %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>Cita (%L1)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>citing provision, cited provision</comment>
        <translation>%1, sobre %2</translation>
    </message>
    <message>
        <source>Cited by (%1), as at %2</source>
        <translation>Citado por (%1), à data de %2</translation>
    </message>
    <message>
        <source>Cited by (%1)</source>
        <translation>Citado por (%1)</translation>
    </message>
    <message>
        <source>Legislation and other documents</source>
        <translation>Legislação e outros documentos</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1, %2: %Ln obra</numerusform>
            <numerusform>%1, %2: %Ln obras</numerusform>
        </translation>
    </message>
    <message>
        <source>By court and year</source>
        <translation>Por tribunal e ano</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1: %Ln obra</numerusform>
            <numerusform>%1: %Ln obras</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cited provisions</source>
        <translation>Disposições mais citadas</translation>
    </message>
</context>
<context>
    <name>CompareHtml</name>
    <message>
        <source>Title, preamble and the like</source>
        <translation>Título, preâmbulo e semelhantes</translation>
    </message>
    <message>
        <source>%1: renumbered, was %2</source>
        <translation>%1: renumerado, era %2</translation>
    </message>
    <message>
        <source>%1 to %2: renumbered, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>%1 a %2: renumerados, eram %3 a %4</translation>
    </message>
    <message>
        <source>%1: moved, was %2</source>
        <translation>%1: deslocado, era %2</translation>
    </message>
    <message>
        <source>%1 to %2: moved, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>%1 a %2: deslocados, eram %3 a %4</translation>
    </message>
    <message>
        <source>%1: split from %2</source>
        <translation>%1: separado de %2</translation>
    </message>
    <message>
        <source>%1: merged into %2</source>
        <translation>%1: integrado em %2</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: modificado</translation>
    </message>
    <message>
        <source>%1: changed, was %2</source>
        <translation>%1: modificado, era %2</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1: acrescentado</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: suprimido</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Neither version has a text.</source>
        <translation>Nenhuma das versões tem texto.</translation>
    </message>
    <message>
        <source>The texts are identical.</source>
        <translation>Os textos são idênticos.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <comment>title, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date of a text, its language</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%Ln jurisdição: %1.</numerusform>
            <numerusform>%Ln jurisdições: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token rejected by the server</source>
        <translation>O servidor rejeitou o token</translation>
    </message>
    <message>
        <source>This token has no access to this API</source>
        <translation>Este token não tem acesso a esta API</translation>
    </message>
    <message>
        <source>Invalid server address</source>
        <translation>Endereço do servidor inválido</translation>
    </message>
    <message>
        <source>API not found at this address</source>
        <translation>Não foi encontrada nenhuma API neste endereço</translation>
    </message>
    <message>
        <source>Test cancelled</source>
        <translation>Teste cancelado</translation>
    </message>
    <message>
        <source>The server is not available</source>
        <translation>O servidor não está disponível</translation>
    </message>
    <message>
        <source>The feed does not report totals.</source>
        <translation>O feed não indica totais.</translation>
    </message>
    <message>
        <source>The server does not report totals, so each check for changes lists everything.</source>
        <translation>O servidor não indica totais, pelo que cada procura de modificações percorre tudo.</translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>O feed tem %Ln documento.</numerusform>
            <numerusform>O feed tem %Ln documentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>Este token dá acesso a %Ln texto.</numerusform>
            <numerusform>Este token dá acesso a %Ln textos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>Este token dá acesso a %Ln decisão.</numerusform>
            <numerusform>Este token dá acesso a %Ln decisões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>Este token dá acesso a %Ln base de conhecimento.</numerusform>
            <numerusform>Este token dá acesso a %Ln bases de conhecimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>%Ln tribunal.</numerusform>
            <numerusform>%Ln tribunais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to the feed</source>
        <translation>Ligado ao feed</translation>
    </message>
    <message>
        <source>Connected (API version %1)</source>
        <translation>Ligação estabelecida (versão %1 da API)</translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>Cerca de %Ln texto: %1 neste disco, a transferir em menos de um minuto.</numerusform>
            <numerusform>Cerca de %Ln textos: %1 neste disco, a transferir em menos de um minuto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>Cerca de %Ln texto: %1 neste disco, a transferir em cerca de %2 minutos.</numerusform>
            <numerusform>Cerca de %Ln textos: %1 neste disco, a transferir em cerca de %2 minutos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactsDialog</name>
    <message>
        <source>%1: download works</source>
        <translation>%1: transferir obras</translation>
    </message>
    <message>
        <source>%1: send texts and queries to compute embeddings</source>
        <translation>%1: enviar textos e perguntas para calcular vetores semânticos</translation>
    </message>
    <message>
        <source>%1: send webhooks about changes</source>
        <translation>%1: enviar webhooks sobre modificações</translation>
    </message>
    <message>
        <source>Allow Network Connections?</source>
        <translation>Permitir ligações de rede?</translation>
    </message>
    <message>
        <source>The library %1 connects to other computers.</source>
        <translation>A biblioteca %1 liga-se a outros computadores.</translation>
    </message>
    <message>
        <source>Allow this only if you know these addresses. Tokens and keys must be entered again. You can read and search the library without these connections.</source>
        <translation>Permita isto apenas se conhecer estes endereços. É necessário introduzir de novo os tokens e as chaves. Pode ler e pesquisar a biblioteca sem estas ligações.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Do Not Allow</source>
        <translation>Não permitir</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Save Report</source>
        <translation>Guardar relatório</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Não foi possível guardar o relatório.</translation>
    </message>
    <message>
        <source>Sheria Closed Unexpectedly</source>
        <translation>O Sheria fechou inesperadamente</translation>
    </message>
    <message>
        <source>Sheria closed unexpectedly the last time. Your tabs have been restored.

The report below helps the developers to find the cause. File names, titles, addresses and tokens have been removed. It is not sent; read it before you pass it on.</source>
        <translation>O Sheria fechou inesperadamente da última vez. Os seus separadores foram restaurados.

O relatório abaixo ajuda os programadores a encontrar a causa. Os nomes de ficheiros, títulos, endereços e tokens foram retirados. O relatório não é enviado; leia-o antes de o transmitir a alguém.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Relatório de falha</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>DateText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sem data</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date in a sentence, as QLocale::toString() takes it: &quot;3 February 2009&quot;.</extracomment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>first of a month</comment>
        <extracomment>The same for the first of a month, for languages that write it otherwise: &quot;1 February 2009&quot;.</extracomment>
        <translation>d&apos;.º de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A short date in a list or field, as QLocale::toString() takes it: &quot;3 Feb 2009&quot;.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>HH:mm:ss</source>
        <translation>HH:mm:ss</translation>
    </message>
    <message>
        <source>HH:mm</source>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>A month, as QLocale::toString() takes it: &quot;February 2009&quot;.</extracomment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>DecisionDraft</name>
    <message>
        <source>This cannot be empty.</source>
        <translation>Este campo não pode ficar vazio.</translation>
    </message>
    <message>
        <source>Enter a date such as 2019-05-31.</source>
        <translation>Introduza uma data como 2019-05-31.</translation>
    </message>
    <message>
        <source>Enter a year with four digits.</source>
        <translation>Introduza um ano com quatro algarismos.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Introduza um número inteiro.</translation>
    </message>
    <message>
        <source>A code can contain only letters, digits and “-”.</source>
        <translation>Um código só pode conter letras, algarismos e “-”.</translation>
    </message>
    <message>
        <source>Attach a document by its address, which starts with /akn/.</source>
        <translation>Anexe um documento pelo seu endereço, que começa por /akn/.</translation>
    </message>
    <message>
        <source>Enter a name in each row.</source>
        <translation>Introduza um nome em cada linha.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 99 for the side of a party.</source>
        <translation>Introduza um número de 1 a 99 para o lado de uma parte.</translation>
    </message>
    <message>
        <source>Enter a colour such as #1f7a4d.</source>
        <translation>Introduza uma cor como #1f7a4d.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Neutral citation</source>
        <translation>Citação neutra</translation>
    </message>
    <message>
        <source>Full citation</source>
        <translation>Citação completa</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>Número do processo</translation>
    </message>
    <message>
        <source>Number only</source>
        <translation>Só o número</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Entrada em</translation>
    </message>
    <message>
        <source>Delivered on</source>
        <translation>Proferida em</translation>
    </message>
    <message>
        <source>Heard on</source>
        <translation>Audiência em</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Tipo de processo</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisão</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Sentido da decisão</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>Code of the court</source>
        <translation>Código do tribunal</translation>
    </message>
    <message>
        <source>Code in citations</source>
        <translation>Código nas citações</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>Categoria do tribunal</translation>
    </message>
    <message>
        <source>County of the court</source>
        <translation>Condado do tribunal</translation>
    </message>
    <message>
        <source>County number</source>
        <translation>Número do condado</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Secção</translation>
    </message>
    <message>
        <source>Division code</source>
        <translation>Código da secção</translation>
    </message>
    <message>
        <source>County of filing</source>
        <translation>Condado de entrada</translation>
    </message>
    <message>
        <source>Number of the county of filing</source>
        <translation>Número do condado de entrada</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>Descritores</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>Sumário breve</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name in citations</source>
        <translation>Nome nas citações</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Juízes</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nome abreviado</translation>
    </message>
    <message>
        <source>Title of the person</source>
        <translation>Título da pessoa</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>Advogados</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Representa</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>Ramos do direito</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Sinalizações</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Sinalização</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Attached documents</source>
        <translation>Documentos anexados</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>URI FRBR</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>&amp;Neutral Citation</source>
        <translation>Citação &amp;neutra</translation>
    </message>
    <message>
        <source>&amp;OSCOLA</source>
        <translation>&amp;OSCOLA</translation>
    </message>
    <message>
        <source>&amp;AGLC</source>
        <translation>&amp;AGLC</translation>
    </message>
    <message>
        <source>&amp;McGill</source>
        <translation>&amp;McGill</translation>
    </message>
    <message>
        <source>Bl&amp;uebook</source>
        <translation>Bl&amp;uebook</translation>
    </message>
    <message>
        <source>&amp;South African</source>
        <translation>Uso &amp;sul-africano</translation>
    </message>
    <message>
        <source>&amp;Kenyan</source>
        <translation>Uso &amp;queniano</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>&amp;Simples</translation>
    </message>
    <message>
        <source>&amp;BibTeX</source>
        <translation>&amp;BibTeX</translation>
    </message>
    <message>
        <source>&amp;RIS</source>
        <translation>&amp;RIS</translation>
    </message>
    <message>
        <source>&amp;CSL-JSON</source>
        <translation>&amp;CSL-JSON</translation>
    </message>
    <message>
        <source>By court</source>
        <translation>Por tribunal</translation>
    </message>
    <message>
        <source>By judge</source>
        <translation>Por juiz</translation>
    </message>
    <message>
        <source>By area of law</source>
        <translation>Por ramo do direito</translation>
    </message>
    <message>
        <source>By case type</source>
        <translation>Por tipo de processo</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas as decisões</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Natureza</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Jurisdição</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Assent</source>
        <translation>Promulgação</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>Também conhecido como</translation>
    </message>
    <message>
        <source>Made under</source>
        <translation>Ao abrigo de</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Amending work</source>
        <translation>Obra de alteração</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>URI FRBR</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Replaced by a newer file</source>
        <translation>Substituído por um ficheiro mais recente</translation>
    </message>
    <message>
        <source>File of %1</source>
        <translation>Ficheiro de %1</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Multimédia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>media type, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The document states no valid FRBR URI. The library assigned one.</source>
        <translation>O documento não indica um URI FRBR válido. A biblioteca atribuiu-lhe um.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>O texto não indica a sua data. É mostrada a data da obra.</translation>
    </message>
    <message>
        <source>The date of the text is unknown.</source>
        <translation>A data do texto é desconhecida.</translation>
    </message>
    <message>
        <source>History of the provision</source>
        <translation>História da disposição</translation>
    </message>
    <message>
        <source>Choose a bar in the margin of the text.</source>
        <translation>Escolha uma barra na margem do texto.</translation>
    </message>
    <message>
        <source>%1, in force from %2</source>
        <comment>law, date</comment>
        <translation>%1, em vigor a partir de %2</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>O que muda</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Outras línguas</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Obra</translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation>Decisão judicial</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publicação</translation>
    </message>
    <message>
        <source>Commencement</source>
        <translation>Entrada em vigor</translation>
    </message>
    <message>
        <source>Amended by</source>
        <translation>Alterado por</translation>
    </message>
    <message>
        <source>Repeal</source>
        <translation>Revogação</translation>
    </message>
    <message>
        <source>Amends</source>
        <translation>Altera</translation>
    </message>
    <message>
        <source>Repeals</source>
        <translation>Revoga</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Põe em vigor</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Assuntos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>Acerca do documento</translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message>
        <source>Date unknown</source>
        <translation>Data desconhecida</translation>
    </message>
    <message>
        <source>All provisions</source>
        <translation>Todas as disposições</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%Ln disposição</numerusform>
            <numerusform>%Ln disposições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>%Ln disposição tinha um identificador duplicado e recebeu um novo.</numerusform>
            <numerusform>%Ln disposições tinham um identificador duplicado e receberam um novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>%Ln disposição não tinha identificador e recebeu um.</numerusform>
            <numerusform>%Ln disposições não tinham identificador e receberam um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>%Ln data inválida.</numerusform>
            <numerusform>%Ln datas inválidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>%Ln endereço inválido.</numerusform>
            <numerusform>%Ln endereços inválidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>%Ln aviso do tipo “%1”.</numerusform>
            <numerusform>%Ln avisos do tipo “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publicado em</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>Entrou em vigor</translation>
    </message>
    <message>
        <source>In force; commencement date not recorded.</source>
        <translation>Em vigor; a data de entrada em vigor não está registada.</translation>
    </message>
    <message>
        <source>Not all provisions have commenced.</source>
        <translation>Nem todas as disposições entraram em vigor.</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Entra em vigor</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Sheria libraries (*.sheria);;All files (*)</source>
        <translation>Bibliotecas do Sheria (*.sheria);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>Nova biblioteca</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>Import Files</source>
        <translation>Importar ficheiros</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, archives and packs (*.xml *.akn *.zip);;All files (*)</source>
        <translation>Ficheiros Akoma Ntoso, arquivos e pacotes (*.xml *.akn *.zip);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Attach Documents</source>
        <translation>Anexar documentos</translation>
    </message>
    <message>
        <source>PDF documents, Akoma Ntoso files and archives (*.pdf *.xml *.akn *.zip)</source>
        <translation>Documentos PDF, ficheiros Akoma Ntoso e arquivos (*.pdf *.xml *.akn *.zip)</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>Importar pasta</translation>
    </message>
    <message>
        <source>About Sheria</source>
        <translation>Acerca do Sheria</translation>
    </message>
    <message>
        <source>Sheria %1</source>
        <translation>Sheria %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Stores legislation and judgments in Akoma Ntoso in a single file, shows them as they stood on any date, and serves them to other programs on this computer.

Works offline and connects only to servers that you add.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Guarda legislação e decisões judiciais em Akoma Ntoso num único ficheiro, mostra-as tal como estavam em qualquer data e disponibiliza-as a outros programas deste computador.

Funciona sem Internet e liga-se apenas aos servidores que adicionar.

Software livre ao abrigo da GNU General Public License, versão 3 ou posterior.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>%1 (%2)</source>
        <comment>work, provisions</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Commencement of %1</source>
        <translation>Entrada em vigor: %1</translation>
    </message>
    <message>
        <source>Commencement of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Entrada em vigor: %1, por %2</translation>
    </message>
    <message>
        <source>Amendment of %1</source>
        <translation>Alteração: %1</translation>
    </message>
    <message>
        <source>Amendment of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Alteração: %1, por %2</translation>
    </message>
    <message>
        <source>Repeal of %1</source>
        <translation>Revogação: %1</translation>
    </message>
    <message>
        <source>Repeal of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Revogação: %1, por %2</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>No texto</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Not yet in the text</source>
        <translation>Ainda não no texto</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>Sem data</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>the document cannot be read: %1</source>
        <translation>não é possível ler o documento: %1</translation>
    </message>
    <message>
        <source>pages are drawn by the processor</source>
        <translation>as páginas são desenhadas pelo processador</translation>
    </message>
    <message>
        <source>pages are drawn by %1</source>
        <translation>as páginas são desenhadas por %1</translation>
    </message>
    <message>
        <source>the sandbox is off</source>
        <translation>a sandbox está desativada</translation>
    </message>
    <message>
        <source>the sandbox is on</source>
        <translation>a sandbox está ativada</translation>
    </message>
    <message>
        <source>Qt WebEngine %1 (Chromium %2): %3, %4.</source>
        <translation>Qt WebEngine %1 (Chromium %2): %3, %4.</translation>
    </message>
    <message>
        <source>Start Sheria as an ordinary user: as root, or where QTWEBENGINE_DISABLE_SANDBOX is set, pages have no sandbox.</source>
        <translation>Inicie o Sheria como utilizador normal: como root, ou onde QTWEBENGINE_DISABLE_SANDBOX estiver definido, as páginas não têm sandbox.</translation>
    </message>
    <message>
        <source>choose at least one event</source>
        <translation>escolha pelo menos um evento</translation>
    </message>
    <message>
        <source>The name of an account must have 1 to %1 letters, digits, and . _ - @ +.</source>
        <translation>O nome de uma conta deve ter de 1 a %1 letras, algarismos e . _ - @ +.</translation>
    </message>
    <message>
        <source>The display name of an account can have at most %1 characters.</source>
        <translation>O nome visível de uma conta pode ter no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>this is the last administrator of the library</source>
        <translation>este é o último administrador da biblioteca</translation>
    </message>
    <message>
        <source>A token must have 1 to %1 printable ASCII characters without spaces.</source>
        <translation>Um token deve ter de 1 a %1 caracteres ASCII imprimíveis, sem espaços.</translation>
    </message>
    <message>
        <source>A token must have %1 to %2 printable ASCII characters without spaces.</source>
        <translation>Um token deve ter de %1 a %2 caracteres ASCII imprimíveis, sem espaços.</translation>
    </message>
    <message>
        <source>not enough memory to hash a password</source>
        <translation>não há memória suficiente para calcular o resumo criptográfico de uma palavra-passe</translation>
    </message>
    <message>
        <source>A password must have at least %1 characters.</source>
        <translation>Uma palavra-passe deve ter pelo menos %1 caracteres.</translation>
    </message>
    <message>
        <source>A password can have at most %1 characters.</source>
        <translation>Uma palavra-passe pode ter no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>the document is larger than %1 bytes</source>
        <translation>o documento tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>the element akomaNtoso has no document (act, judgment, …) in it</source>
        <translation>o elemento akomaNtoso não contém nenhum documento (act, judgment, …)</translation>
    </message>
    <message>
        <source>%1 provisions have no eId, the first is &quot;%2&quot;; eIds were assigned</source>
        <translation>%1 disposições não têm eId, a primeira é “%2”; foram atribuídos eIds</translation>
    </message>
    <message>
        <source>%1 elements repeat an eId, the first is &quot;%2&quot;; new eIds were assigned</source>
        <translation>%1 elementos repetem um eId, o primeiro é “%2”; foram atribuídos novos eIds</translation>
    </message>
    <message>
        <source>bytes have no meaning in the encoding %1</source>
        <translation>há bytes sem significado na codificação %1</translation>
    </message>
    <message>
        <source>UTF-16 with an odd number of bytes</source>
        <translation>UTF-16 com um número ímpar de bytes</translation>
    </message>
    <message>
        <source>the content is UTF-16, but the declaration says %1</source>
        <translation>o conteúdo está em UTF-16, mas a declaração indica %1</translation>
    </message>
    <message>
        <source>the encoding %1 is unknown</source>
        <translation>a codificação %1 é desconhecida</translation>
    </message>
    <message>
        <source>the declaration says %1, but the content has another encoding</source>
        <translation>a declaração indica %1, mas o conteúdo tem outra codificação</translation>
    </message>
    <message>
        <source>the XML declaration names no version</source>
        <translation>a declaração XML não indica nenhuma versão</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <translation>a declaração XML está mal formada</translation>
    </message>
    <message>
        <source>UTF-32 is not supported</source>
        <translation>UTF-32 não é suportado</translation>
    </message>
    <message>
        <source>the content starts with a UTF-8 byte order mark, but the declaration says %1</source>
        <translation>o conteúdo começa com uma marca de ordem de bytes UTF-8, mas a declaração indica %1</translation>
    </message>
    <message>
        <source>the root element is %1, not akomaNtoso</source>
        <translation>o elemento raiz é %1 e não akomaNtoso</translation>
    </message>
    <message>
        <source>the root element akomaNtoso is in no namespace; expected is xmlns=%1</source>
        <translation>o elemento raiz akomaNtoso não está em nenhum espaço de nomes; esperava-se xmlns=%1</translation>
    </message>
    <message>
        <source>the namespace %1 is not an Akoma Ntoso namespace</source>
        <translation>o espaço de nomes %1 não é um espaço de nomes Akoma Ntoso</translation>
    </message>
    <message>
        <source>XML %1 is not supported, only 1.0</source>
        <translation>XML %1 não é suportado, apenas 1.0</translation>
    </message>
    <message>
        <source>more than %1 namespaces are declared</source>
        <translation>são declarados mais de %1 espaços de nomes</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not Akoma Ntoso</source>
        <translation>isto é uma página web (HTML) e não Akoma Ntoso</translation>
    </message>
    <message>
        <source>documents with a document type declaration (DTD) are refused: it could load files or define entities</source>
        <translation>os documentos com uma declaração de tipo de documento (DTD) são recusados: esta poderia carregar ficheiros ou definir entidades</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <translation>há elementos aninhados a mais de %1 níveis de profundidade</translation>
    </message>
    <message>
        <source>the document has more than %1 nodes</source>
        <translation>o documento tem mais de %1 nós</translation>
    </message>
    <message>
        <source>the attribute value is longer than %1 bytes</source>
        <translation>o valor do atributo tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>the element has more than %1 attributes</source>
        <translation>o elemento tem mais de %1 atributos</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memória esgotada</translation>
    </message>
    <message>
        <source>there is no element: the document is empty</source>
        <translation>não há nenhum elemento: o documento está vazio</translation>
    </message>
    <message>
        <source>the document ends inside the element %1</source>
        <translation>o documento termina dentro do elemento %1</translation>
    </message>
    <message>
        <source>the document ends here unexpectedly</source>
        <translation>o documento termina aqui inesperadamente</translation>
    </message>
    <message>
        <source>there is an end tag without a start tag</source>
        <translation>há uma etiqueta de fecho sem etiqueta de abertura</translation>
    </message>
    <message>
        <source>the end tag does not match the start tag of %1</source>
        <translation>a etiqueta de fecho não corresponde à etiqueta de abertura de %1</translation>
    </message>
    <message>
        <source>an attribute is repeated with two prefixes of the same namespace</source>
        <translation>um atributo está repetido com dois prefixos do mesmo espaço de nomes</translation>
    </message>
    <message>
        <source>the attribute %1 is repeated</source>
        <translation>o atributo %1 está repetido</translation>
    </message>
    <message>
        <source>there is content after the end of the root element</source>
        <translation>há conteúdo depois do fim do elemento raiz</translation>
    </message>
    <message>
        <source>the entity %1 is not defined</source>
        <translation>a entidade %1 não está definida</translation>
    </message>
    <message>
        <source>an entity in the tag %1 is not defined</source>
        <translation>uma entidade na etiqueta %1 não está definida</translation>
    </message>
    <message>
        <source>the reference is to a character that XML forbids</source>
        <translation>a referência designa um carácter que o XML proíbe</translation>
    </message>
    <message>
        <source>an XML declaration is only allowed at the very beginning</source>
        <translation>só é permitida uma declaração XML logo no início</translation>
    </message>
    <message>
        <source>a prefix in the tag %1 is not declared</source>
        <translation>um prefixo na etiqueta %1 não está declarado</translation>
    </message>
    <message>
        <source>the namespace declaration of the tag %1 is not allowed</source>
        <translation>a declaração de espaço de nomes da etiqueta %1 não é permitida</translation>
    </message>
    <message>
        <source>this is not XML: there is content before the root element</source>
        <translation>isto não é XML: há conteúdo antes do elemento raiz</translation>
    </message>
    <message>
        <source>malformed UTF-8, or a character that XML forbids (byte 0x%1)</source>
        <translation>UTF-8 mal formado ou um carácter que o XML proíbe (byte 0x%1)</translation>
    </message>
    <message>
        <source>the control character U+%1 is forbidden</source>
        <translation>o carácter de controlo U+%1 é proibido</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; must be written &quot;&amp;amp;&quot;</source>
        <translation>“&amp;” deve ser escrito “&amp;amp;”</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 não é permitido aqui</translation>
    </message>
    <message>
        <source>FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2</source>
        <translation>FRBRWork/FRBRuri é %1, que não é um URI Akoma Ntoso; a obra é guardada como %2</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter is used</source>
        <translation>FRBRExpression/FRBRuri indica a obra %1, FRBRWork/FRBRuri indica %2; é usada a última</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRlanguage is %1; the language is stored as &quot;und&quot;, undetermined</source>
        <translation>FRBRExpression/FRBRlanguage é %1; a língua é guardada como “und”, indeterminada</translation>
    </message>
    <message>
        <source>the date %1 is not valid</source>
        <translation>a data %1 não é válida</translation>
    </message>
    <message>
        <source>the expression has no valid date; the date %1 of the work is used</source>
        <translation>a expressão não tem uma data válida; é usada a data %1 da obra</translation>
    </message>
    <message>
        <source>the document has no valid date; 0001-01-01 is used</source>
        <translation>o documento não tem uma data válida; é usada 0001-01-01</translation>
    </message>
    <message>
        <source>the judgment does not name its court</source>
        <translation>a decisão judicial não indica o tribunal</translation>
    </message>
    <message>
        <source>the judgment does not state its date of delivery</source>
        <translation>a decisão judicial não indica a data em que foi proferida</translation>
    </message>
    <message>
        <source>the judgment has no neutral citation</source>
        <translation>a decisão judicial não tem citação neutra</translation>
    </message>
    <message>
        <source>the judgment does not mark its parties</source>
        <translation>a decisão judicial não assinala as partes</translation>
    </message>
    <message>
        <source>the judgment does not mark its judges</source>
        <translation>a decisão judicial não assinala os juízes</translation>
    </message>
    <message>
        <source>the judgment does not mark its case number</source>
        <translation>a decisão judicial não assinala o número do processo</translation>
    </message>
    <message>
        <source>the document has no meta element; only its text is available</source>
        <translation>o documento não tem o elemento meta; só o texto está disponível</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>no compressed content, or one of more than %1 bytes</source>
        <translation>não há conteúdo comprimido ou tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>damaged compressed content</source>
        <translation>conteúdo comprimido danificado</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be locked (%2); keep it on a local disk</source>
        <translation>não é possível bloquear o ficheiro de bloqueio %1 (%2); mantenha-o num disco local</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be made: %2</source>
        <translation>não é possível criar o ficheiro de bloqueio %1: %2</translation>
    </message>
    <message>
        <source>%1 is locked by another program</source>
        <translation>%1 está bloqueado por outro programa</translation>
    </message>
    <message>
        <source>the lock file %1 is not a regular file; remove it</source>
        <translation>o ficheiro de bloqueio %1 não é um ficheiro normal; remova-o</translation>
    </message>
    <message>
        <source>the disk is full: %1 was not written; free some space and try again (%2)</source>
        <translation>o disco está cheio: %1 não foi escrito; liberte algum espaço e tente de novo (%2)</translation>
    </message>
    <message>
        <source>no permission to write %1: check the permissions of the file and its folder (%2)</source>
        <translation>sem permissão para escrever %1: verifique as permissões do ficheiro e da sua pasta (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>the folder %1</source>
        <translation>a pasta %1</translation>
    </message>
    <message>
        <source>%1 is not a regular file but a folder, pipe, socket or device; specify a file</source>
        <translation>%1 não é um ficheiro normal mas uma pasta, um canal, um socket ou um dispositivo; indique um ficheiro</translation>
    </message>
    <message>
        <source>comments can be written into .docx and .odt documents only</source>
        <translation>só é possível escrever comentários em documentos .docx e .odt</translation>
    </message>
    <message>
        <source>the document is too large</source>
        <translation>o documento é demasiado grande</translation>
    </message>
    <message>
        <source>only .docx, .odt, .pdf, .md, .html and .txt documents are checked</source>
        <translation>só são verificados documentos .docx, .odt, .pdf, .md, .html e .txt</translation>
    </message>
    <message>
        <source>The library has it: %1.</source>
        <translation>A biblioteca tem-na: %1.</translation>
    </message>
    <message>
        <source>The number is wrong. The library has: %1.</source>
        <translation>O número está errado. A biblioteca tem: %1.</translation>
    </message>
    <message>
        <source>The year is wrong. The library has: %1.</source>
        <translation>O ano está errado. A biblioteca tem: %1.</translation>
    </message>
    <message>
        <source>This is the number of another law: %1.</source>
        <translation>Este é o número de outra lei: %1.</translation>
    </message>
    <message>
        <source>This is the number of another case: %1.</source>
        <translation>Este é o número de outro processo: %1.</translation>
    </message>
    <message>
        <source>The words quoted stand in another provision: %1.</source>
        <translation>As palavras transcritas estão noutra disposição: %1.</translation>
    </message>
    <message>
        <source>There is no such provision in: %1.</source>
        <translation>Não existe essa disposição em: %1.</translation>
    </message>
    <message>
        <source>The words quoted stood there at another date.</source>
        <translation>As palavras transcritas constavam do texto noutra data.</translation>
    </message>
    <message>
        <source>It is repealed: %1.</source>
        <translation>Está revogado: %1.</translation>
    </message>
    <message>
        <source>The library holds this whole series, and there is no such number in it.</source>
        <translation>A biblioteca tem toda esta série e esse número não existe nela.</translation>
    </message>
    <message>
        <source>The library has it: %1. Its text does not show whether there is such a provision.</source>
        <translation>A biblioteca tem-na: %1. O texto não mostra se tal disposição existe.</translation>
    </message>
    <message>
        <source>The library does not have it, or cannot tell which is meant. It was not checked.</source>
        <translation>A biblioteca não a tem, ou não consegue determinar qual é. Não foi verificada.</translation>
    </message>
    <message>
        <source>The words are there; brackets, ellipses or emphasis show changes.</source>
        <translation>As palavras constam do texto; parênteses retos, reticências ou ênfase assinalam diferenças.</translation>
    </message>
    <message>
        <source>The words are there.</source>
        <translation>As palavras constam do texto.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>As palavras estão noutra disposição: %1; parênteses retos, reticências ou ênfase assinalam diferenças.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1.</source>
        <translation>As palavras estão noutra disposição: %1.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>As palavras constavam do texto noutra data: %1; parênteses retos, reticências ou ênfase assinalam diferenças.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1.</source>
        <translation>As palavras constavam do texto noutra data: %1.</translation>
    </message>
    <message>
        <source>%1 Left out: %2.</source>
        <translation>%1 Omitido: %2.</translation>
    </message>
    <message>
        <source>Nothing in the library says whose words these are. They were not checked.</source>
        <translation>Nada na biblioteca indica de quem são estas palavras. Não foram verificadas.</translation>
    </message>
    <message>
        <source>The words stand in a text of the work that has no date.</source>
        <translation>As palavras constam de um texto da obra que não tem data.</translation>
    </message>
    <message>
        <source>The words left out change the sense: %1.</source>
        <translation>As palavras omitidas mudam o sentido: %1.</translation>
    </message>
    <message>
        <source>The words are not those of the text: %1.</source>
        <translation>As palavras não são as do texto: %1.</translation>
    </message>
    <message>
        <source>No text of this work in the library has these words.</source>
        <translation>Nenhum texto desta obra na biblioteca tem estas palavras.</translation>
    </message>
    <message>
        <source>No mark closes this quotation; it was read to the end of its paragraph. %1</source>
        <translation>Nenhum sinal fecha esta transcrição; foi lida até ao fim do parágrafo. %1</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, SHA-256 %3.</source>
        <translation>Comparado com %1 de %2, SHA-256 %3.</translation>
    </message>
    <message>
        <source>%1 citations and quotations, %2 with problems</source>
        <translation>%1 citações e transcrições, %2 com problemas</translation>
    </message>
    <message>
        <source>Table of authorities</source>
        <translation>Tabela de fontes citadas</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Jurisprudência</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Legislação</translation>
    </message>
    <message>
        <source>Other authorities</source>
        <translation>Outras fontes</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Citado em</translation>
    </message>
    <message>
        <source>paragraph %1, note %2</source>
        <translation>parágrafo %1, nota %2</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>parágrafo %1</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <translation>página %1, %2</translation>
    </message>
    <message>
        <source>%1 is not in the library, or is not published</source>
        <translation>%1 não está na biblioteca ou não está publicado</translation>
    </message>
    <message>
        <source>%1 has no published text as at %2 in the library</source>
        <translation>%1 não tem nenhum texto publicado à data de %2 na biblioteca</translation>
    </message>
    <message>
        <source>%1 is not in the text %2</source>
        <translation>%1 não está no texto %2</translation>
    </message>
    <message>
        <source>A bundle can have at most %1 entries</source>
        <translation>Um dossiê pode ter no máximo %1 elementos</translation>
    </message>
    <message>
        <source>the words do not stand in %1</source>
        <translation>as palavras não constam de %1</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>%2 não tem %1</translation>
    </message>
    <message>
        <source>the citation style takes too long or says too much</source>
        <translation>o estilo de citação demora demasiado ou produz texto a mais</translation>
    </message>
    <message>
        <source>%1 cannot be run in its confinement (exit %2)</source>
        <translation>não é possível executar %1 no seu confinamento (código de saída %2)</translation>
    </message>
    <message>
        <source>the citation style needs too much memory or time</source>
        <translation>o estilo de citação precisa de demasiada memória ou tempo</translation>
    </message>
    <message>
        <source>the citation style cannot be used: %1</source>
        <translation>não é possível usar o estilo de citação: %1</translation>
    </message>
    <message>
        <source>the program sheria-csl is not installed</source>
        <translation>o programa sheria-csl não está instalado</translation>
    </message>
    <message>
        <source>a style formats at most %1 works at once</source>
        <translation>um estilo formata no máximo %1 obras de cada vez</translation>
    </message>
    <message>
        <source>the citation style gave no citation</source>
        <translation>o estilo de citação não produziu nenhuma citação</translation>
    </message>
    <message>
        <source>this is no usable citation style: %1</source>
        <translation>isto não é um estilo de citação utilizável: %1</translation>
    </message>
    <message>
        <source>it has a document type or entities</source>
        <translation>tem um tipo de documento ou entidades</translation>
    </message>
    <message>
        <source>its root is not &apos;%1&apos; of CSL</source>
        <translation>a raiz não é “%1” de CSL</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>it is too large or too deep</source>
        <translation>é demasiado grande ou demasiado profundo</translation>
    </message>
    <message>
        <source>there is no citation style at &apos;%1&apos;</source>
        <translation>não há nenhum estilo de citação em “%1”</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>tem mais de 1 MB</translation>
    </message>
    <message>
        <source>the words of citation styles are not installed: install the package citation-style-language-locales</source>
        <translation>as palavras dos estilos de citação não estão instaladas: instale o pacote citation-style-language-locales</translation>
    </message>
    <message>
        <source>the style refers to &apos;%1&apos;, which is not installed</source>
        <translation>o estilo remete para “%1”, que não está instalado</translation>
    </message>
    <message>
        <source>its language is not a code</source>
        <translation>a língua não é um código</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Akoma Ntoso FRBR URI</source>
        <translation>“%1” não é um URI FRBR Akoma Ntoso</translation>
    </message>
    <message>
        <source>an expression URI needs a language</source>
        <translation>o URI de uma expressão precisa de uma língua</translation>
    </message>
    <message>
        <source>a manifestation URI needs a format</source>
        <translation>o URI de uma manifestação precisa de um formato</translation>
    </message>
    <message>
        <source>no such date: %1</source>
        <translation>esta data não existe: %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>uma cadeia de caracteres</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>a date such as 2024-02-29</source>
        <translation>uma data como 2024-02-29</translation>
    </message>
    <message>
        <source>an instant such as 2024-02-29T12:00:00Z</source>
        <translation>um instante como 2024-02-29T12:00:00Z</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>uma lista (array)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>“%1” não é %2</translation>
    </message>
    <message>
        <source>in &quot;%1&quot;: %2</source>
        <translation>em “%1”: %2</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; has no language or no date</source>
        <translation>“expression_frbr_uri” não tem língua ou não tem data</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; is none of the work &quot;frbr_uri&quot;</source>
        <translation>“expression_frbr_uri” não pertence à obra “frbr_uri”</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>uma lista (array) de cadeias de caracteres</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>uma lista (array) de objetos</translation>
    </message>
    <message>
        <source>an array of dates</source>
        <translation>uma lista (array) de datas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a single word.</source>
        <translation>“%1” não é uma única palavra.</translation>
    </message>
    <message>
        <source>A knowledge base can have at most %1 values for each filter.</source>
        <translation>Uma base de conhecimento pode ter no máximo %1 valores para cada filtro.</translation>
    </message>
    <message>
        <source>The code of a knowledge base must have 1 to %1 letters from a to z, digits, &apos;-&apos; and &apos;_&apos;.</source>
        <translation>O código de uma base de conhecimento deve ter de 1 a %1 letras de a a z, algarismos, “-” e “_”.</translation>
    </message>
    <message>
        <source>The name of a knowledge base must have 1 to %1 characters.</source>
        <translation>O nome de uma base de conhecimento deve ter de 1 a %1 caracteres.</translation>
    </message>
    <message>
        <source>The description of a knowledge base can have at most %1 characters.</source>
        <translation>A descrição de uma base de conhecimento pode ter no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>The name or the description of a knowledge base contains a NUL character.</source>
        <translation>O nome ou a descrição de uma base de conhecimento contém um carácter NUL.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2.</source>
        <translation>“%1” não é %2.</translation>
    </message>
    <message>
        <source>the address of a work, like /akn/za/act/1998/55</source>
        <translation>o endereço de uma obra, como /akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list.</source>
        <translation>“%1” não é uma lista.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of words.</source>
        <translation>“%1” não é uma lista de palavras.</translation>
    </message>
    <message>
        <source>A subscription is a JSON object.</source>
        <translation>Uma subscrição é um objeto JSON.</translation>
    </message>
    <message>
        <source>a country, like za</source>
        <translation>um país, como za</translation>
    </message>
    <message>
        <source>a place, like za or za-cpt</source>
        <translation>uma jurisdição, como za ou za-cpt</translation>
    </message>
    <message>
        <source>a nature, like act or act/by-law</source>
        <translation>uma natureza, como act ou act/by-law</translation>
    </message>
    <message>
        <source>%1 is there and no export of Sheria; name another folder</source>
        <translation>%1 já existe e não é uma exportação do Sheria; indique outra pasta</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>não é possível criar a pasta %1</translation>
    </message>
    <message>
        <source>git could not be started: %1; install git</source>
        <translation>não foi possível iniciar o git: %1; instale o git</translation>
    </message>
    <message>
        <source>git failed on %1: %2</source>
        <translation>o git falhou em %1: %2</translation>
    </message>
    <message>
        <source>the certificate is not valid yet</source>
        <translation>o certificado ainda não é válido</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>o certificado expirou</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>o certificado é autoassinado</translation>
    </message>
    <message>
        <source>the certificate is not signed by a trusted authority</source>
        <translation>o certificado não está assinado por uma autoridade de confiança</translation>
    </message>
    <message>
        <source>connections to link-local addresses are not allowed</source>
        <translation>não são permitidas ligações a endereços locais da ligação (link-local)</translation>
    </message>
    <message>
        <source>the token contains an invalid character</source>
        <translation>o token contém um carácter inválido</translation>
    </message>
    <message>
        <source>the connection was closed within the response header</source>
        <translation>a ligação foi fechada a meio do cabeçalho da resposta</translation>
    </message>
    <message>
        <source>the proxy requires authentication</source>
        <translation>o proxy exige autenticação</translation>
    </message>
    <message>
        <source>the response header is too long</source>
        <translation>o cabeçalho da resposta é demasiado longo</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>os dados recebidos não são uma resposta HTTP</translation>
    </message>
    <message>
        <source>proxy host not found</source>
        <translation>o anfitrião do proxy não foi encontrado</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>o anfitrião não foi encontrado</translation>
    </message>
    <message>
        <source>the certificate is for another host name</source>
        <translation>o certificado é de outro nome de anfitrião</translation>
    </message>
    <message>
        <source>the connection was closed without a response</source>
        <translation>a ligação foi fechada sem resposta</translation>
    </message>
    <message>
        <source>TLS handshake failed</source>
        <translation>a negociação TLS falhou</translation>
    </message>
    <message>
        <source>connection refused or host unreachable</source>
        <translation>ligação recusada ou anfitrião inacessível</translation>
    </message>
    <message>
        <source>the idle connection was closed</source>
        <translation>a ligação inativa foi fechada</translation>
    </message>
    <message>
        <source>not enough memory for a connection</source>
        <translation>não há memória suficiente para uma ligação</translation>
    </message>
    <message>
        <source>the embeddings endpoint does not respond: %1</source>
        <translation>o serviço de vetores não responde: %1</translation>
    </message>
    <message>
        <source>The library does not exist.</source>
        <translation>A biblioteca não existe.</translation>
    </message>
    <message>
        <source>Check the path; &apos;sheriactl import&apos; creates a library.</source>
        <translation>Verifique o caminho; “sheriactl import” cria uma biblioteca.</translation>
    </message>
    <message>
        <source>The library is damaged, or is not a library.</source>
        <translation>A biblioteca está danificada ou não é uma biblioteca.</translation>
    </message>
    <message>
        <source>Restore it from a backup. &apos;sheriactl verify&apos; shows what is damaged.</source>
        <translation>Restaure-a a partir de uma cópia de segurança. “sheriactl verify” mostra o que está danificado.</translation>
    </message>
    <message>
        <source>The check of the library was stopped.</source>
        <translation>A verificação da biblioteca foi parada.</translation>
    </message>
    <message>
        <source>The library cannot be read.</source>
        <translation>Não é possível ler a biblioteca.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folders, and whether another program keeps it locked.</source>
        <translation>Verifique as permissões do ficheiro e das suas pastas e se outro programa o mantém bloqueado.</translation>
    </message>
    <message>
        <source>The library has schema %1; this version of Sheria knows up to %2.</source>
        <translation>A biblioteca tem o esquema %1; esta versão do Sheria conhece até ao %2.</translation>
    </message>
    <message>
        <source>Install the latest version of Sheria.</source>
        <translation>Instale a última versão do Sheria.</translation>
    </message>
    <message>
        <source>The library has schema %1, and is upgraded to %2 when it is opened next.</source>
        <translation>A biblioteca tem o esquema %1 e é atualizada para %2 da próxima vez que for aberta.</translation>
    </message>
    <message>
        <source>Open the library; a backup is made first.</source>
        <translation>Abra a biblioteca; antes disso é feita uma cópia de segurança.</translation>
    </message>
    <message>
        <source>The library opens: schema %1, revision %2, %3 MB. The quick check found no damage.</source>
        <translation>A biblioteca abre: esquema %1, revisão %2, %3 MB. A verificação rápida não encontrou danos.</translation>
    </message>
    <message>
        <source>The library or its folder is read-only: it can be read, not changed.</source>
        <translation>A biblioteca ou a sua pasta são só de leitura: pode ser lida, mas não modificada.</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or copy the library elsewhere.</source>
        <translation>Permita a escrita no ficheiro e na sua pasta ou copie a biblioteca para outro local.</translation>
    </message>
    <message>
        <source>Other users of this computer can read or change the library.</source>
        <translation>Outros utilizadores deste computador podem ler ou modificar a biblioteca.</translation>
    </message>
    <message>
        <source>Open the library with Sheria, or remove their permissions (chmod 600).</source>
        <translation>Abra a biblioteca com o Sheria ou retire-lhes as permissões (chmod 600).</translation>
    </message>
    <message>
        <source>Only you can read and change the library.</source>
        <translation>Só o próprio utilizador pode ler e modificar a biblioteca.</translation>
    </message>
    <message>
        <source>There is no write-ahead log: all changes are in the library&apos;s file.</source>
        <translation>Não há diário de escrita antecipada: todas as modificações estão no ficheiro da biblioteca.</translation>
    </message>
    <message>
        <source>The write-ahead log has %1 MB.</source>
        <translation>O diário de escrita antecipada tem %1 MB.</translation>
    </message>
    <message>
        <source>Close all programs that have the library open: the last one merges the log.</source>
        <translation>Feche todos os programas que têm a biblioteca aberta: o último integra o diário.</translation>
    </message>
    <message>
        <source>There are no backups from upgrades.</source>
        <translation>Não há cópias de segurança de atualizações.</translation>
    </message>
    <message>
        <source>Backups from upgrades: %1, %2 MB.</source>
        <translation>Cópias de segurança de atualizações: %1, %2 MB.</translation>
    </message>
    <message>
        <source>Backups that you no longer need can be deleted.</source>
        <translation>As cópias de segurança de que já não precisa podem ser eliminadas.</translation>
    </message>
    <message>
        <source>The search index was not checked: it belongs to the library.</source>
        <translation>O índice de pesquisa não foi verificado: pertence à biblioteca.</translation>
    </message>
    <message>
        <source>The search index could not be checked.</source>
        <translation>Não foi possível verificar o índice de pesquisa.</translation>
    </message>
    <message>
        <source>It is updated when the library is opened next; &apos;sheriactl index rebuild&apos; builds it now.</source>
        <translation>É atualizado da próxima vez que a biblioteca for aberta; “sheriactl index rebuild” cria-o agora.</translation>
    </message>
    <message>
        <source>The search index is up to date: revision %1, %2 works, %3 MB.</source>
        <translation>O índice de pesquisa está atualizado: revisão %1, %2 obras, %3 MB.</translation>
    </message>
    <message>
        <source>There is no search index.</source>
        <translation>Não há índice de pesquisa.</translation>
    </message>
    <message>
        <source>The search index is being built.</source>
        <translation>O índice de pesquisa está a ser criado.</translation>
    </message>
    <message>
        <source>The search index is behind: revision %1 of %2.</source>
        <translation>O índice de pesquisa está atrasado: revisão %1 de %2.</translation>
    </message>
    <message>
        <source>The search index was built by another version.</source>
        <translation>O índice de pesquisa foi criado por outra versão.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>O índice de pesquisa está danificado.</translation>
    </message>
    <message>
        <source>The search index belongs to another library.</source>
        <translation>O índice de pesquisa pertence a outra biblioteca.</translation>
    </message>
    <message>
        <source>The disk could not be checked.</source>
        <translation>Não foi possível verificar o disco.</translation>
    </message>
    <message>
        <source>The disk of the library has %1 MB free.</source>
        <translation>O disco da biblioteca tem %1 MB livres.</translation>
    </message>
    <message>
        <source>Free some space: changes cannot be saved.</source>
        <translation>Liberte algum espaço: não é possível guardar modificações.</translation>
    </message>
    <message>
        <source>Upgrades and test imports need as much space as the library takes.</source>
        <translation>As atualizações e as importações de teste precisam de tanto espaço como o que a biblioteca ocupa.</translation>
    </message>
    <message>
        <source>The library is on a network file system (%1).</source>
        <translation>A biblioteca está num sistema de ficheiros de rede (%1).</translation>
    </message>
    <message>
        <source>Keep it on a local disk: locks and the log are not reliable there.</source>
        <translation>Mantenha-a num disco local: aí os bloqueios e o diário não são fiáveis.</translation>
    </message>
    <message>
        <source>The server is running at port %1.</source>
        <translation>O servidor está em execução na porta %1.</translation>
    </message>
    <message>
        <source>The server was not checked.</source>
        <translation>O servidor não foi verificado.</translation>
    </message>
    <message>
        <source>The server is not running; port %1 is free.</source>
        <translation>O servidor não está em execução; a porta %1 está livre.</translation>
    </message>
    <message>
        <source>Another program uses port %1, or you may not use it.</source>
        <translation>Outro programa usa a porta %1 ou não tem permissão para a usar.</translation>
    </message>
    <message>
        <source>Choose another port for the server.</source>
        <translation>Escolha outra porta para o servidor.</translation>
    </message>
    <message>
        <source>A keychain is available.</source>
        <translation>Há um porta-chaves disponível.</translation>
    </message>
    <message>
        <source>The keychain was not checked.</source>
        <translation>O porta-chaves não foi verificado.</translation>
    </message>
    <message>
        <source>A keychain is not available.</source>
        <translation>Não há nenhum porta-chaves disponível.</translation>
    </message>
    <message>
        <source>Tokens of other servers can be kept in a file with a password instead.</source>
        <translation>Em vez disso, os tokens de outros servidores podem ser guardados num ficheiro com palavra-passe.</translation>
    </message>
    <message>
        <source>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</source>
        <translation>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</translation>
    </message>
    <message>
        <source>%1, %2, kernel %3</source>
        <translation>%1, %2, kernel %3</translation>
    </message>
    <message>
        <source>the words stand there %1 times; say which of them is meant</source>
        <translation>as palavras constam do texto %1 vezes; indique quais são</translation>
    </message>
    <message>
        <source>its comment is no JSON: %1</source>
        <translation>o comentário não é JSON: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>o ficheiro tem mais de %1 MB</translation>
    </message>
    <message>
        <source>the file is no Markdown that Sheria exported</source>
        <translation>o ficheiro não é Markdown exportado pelo Sheria</translation>
    </message>
    <message>
        <source>the file has more than %1 notes</source>
        <translation>o ficheiro tem mais de %1 notas</translation>
    </message>
    <message>
        <source>its comment does not end</source>
        <translation>o comentário não tem fim</translation>
    </message>
    <message>
        <source>%1 is no file of notes</source>
        <translation>%1 não é um ficheiro de notas</translation>
    </message>
    <message>
        <source>the file of notes %1 is damaged or was changed by another program (%2)</source>
        <translation>o ficheiro de notas %1 está danificado ou foi modificado por outro programa (%2)</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of this program</source>
        <translation>%1 foi criado por uma versão mais recente deste programa</translation>
    </message>
    <message>
        <source>there is no note %1</source>
        <translation>não existe a nota %1</translation>
    </message>
    <message>
        <source>too long: %1</source>
        <translation>demasiado longo: %1</translation>
    </message>
    <message>
        <source>there is a note %1 already</source>
        <translation>já existe uma nota %1</translation>
    </message>
    <message>
        <source>there is no saved search &apos;%1&apos;</source>
        <translation>não existe a pesquisa guardada “%1”</translation>
    </message>
    <message>
        <source>the identifier is no UUID</source>
        <translation>o identificador não é um UUID</translation>
    </message>
    <message>
        <source>a note needs a work</source>
        <translation>uma nota precisa de uma obra</translation>
    </message>
    <message>
        <source>the expression of a note is none of its work</source>
        <translation>a expressão de uma nota não pertence à sua obra</translation>
    </message>
    <message>
        <source>the provision has no usable name</source>
        <translation>a disposição não tem um nome utilizável</translation>
    </message>
    <message>
        <source>the text of a note</source>
        <translation>o texto de uma nota</translation>
    </message>
    <message>
        <source>the quotation of a note</source>
        <translation>a transcrição de uma nota</translation>
    </message>
    <message>
        <source>tags, collections or colour of a note</source>
        <translation>etiquetas, coleções ou cor de uma nota</translation>
    </message>
    <message>
        <source>there are no notes at %1</source>
        <translation>não há notas em %1</translation>
    </message>
    <message>
        <source>the notes %1 or their folder are read-only</source>
        <translation>as notas %1 ou a sua pasta são só de leitura</translation>
    </message>
    <message>
        <source>note %1 is not in the trash</source>
        <translation>a nota %1 não está no lixo</translation>
    </message>
    <message>
        <source>several notes begin with %1</source>
        <translation>há várias notas que começam por %1</translation>
    </message>
    <message>
        <source>the name of a search has 1 to %1 characters</source>
        <translation>o nome de uma pesquisa tem de 1 a %1 caracteres</translation>
    </message>
    <message>
        <source>it is no annotation</source>
        <translation>não é uma anotação</translation>
    </message>
    <message>
        <source>its target is no work or expression (/akn/…)</source>
        <translation>o destino não é uma obra nem uma expressão (/akn/…)</translation>
    </message>
    <message>
        <source>the file has no web annotations</source>
        <translation>o ficheiro não tem anotações web</translation>
    </message>
    <message>
        <source>the file is no JSON: %1, at byte %2</source>
        <translation>o ficheiro não é JSON: %1, no byte %2</translation>
    </message>
    <message>
        <source>its name has an empty part</source>
        <translation>o nome tem uma parte vazia</translation>
    </message>
    <message>
        <source>its name leads out of the folder (&quot;..&quot;)</source>
        <translation>o nome conduz para fora da pasta (“..”)</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>o nome é demasiado longo</translation>
    </message>
    <message>
        <source>its name ends with a dot or a space, which some systems remove</source>
        <translation>o nome termina com um ponto ou um espaço, que alguns sistemas retiram</translation>
    </message>
    <message>
        <source>its name is a reserved device name on some systems</source>
        <translation>o nome é um nome de dispositivo reservado em alguns sistemas</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>não tem nome</translation>
    </message>
    <message>
        <source>its name contains a NUL character</source>
        <translation>o nome contém um carácter NUL</translation>
    </message>
    <message>
        <source>its name contains a control character</source>
        <translation>o nome contém um carácter de controlo</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>o nome não está em UTF-8</translation>
    </message>
    <message>
        <source>its name contains a backslash</source>
        <translation>o nome contém uma barra invertida</translation>
    </message>
    <message>
        <source>its name is an absolute path</source>
        <translation>o nome é um caminho absoluto</translation>
    </message>
    <message>
        <source>its name starts with a drive letter</source>
        <translation>o nome começa por uma letra de unidade</translation>
    </message>
    <message>
        <source>its folders are nested too deeply</source>
        <translation>as pastas estão aninhadas com demasiada profundidade</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>não existe nenhum ficheiro %1</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>não é possível ler a pasta</translation>
    </message>
    <message>
        <source>it is a symbolic link to a target outside the folder</source>
        <translation>é uma ligação simbólica para um destino fora da pasta</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>não é possível ler: %1</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes</source>
        <translation>tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>cresceu enquanto era lido</translation>
    </message>
    <message>
        <source>not a ZIP archive, or truncated</source>
        <translation>não é um arquivo ZIP ou está truncado</translation>
    </message>
    <message>
        <source>multi-volume archives are not supported</source>
        <translation>os arquivos em vários volumes não são suportados</translation>
    </message>
    <message>
        <source>the archive&apos;s list of members is too large</source>
        <translation>a lista de membros do arquivo é demasiado grande</translation>
    </message>
    <message>
        <source>the archive cannot be read: %1</source>
        <translation>não é possível ler o arquivo: %1</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: %1</source>
        <translation>o arquivo está danificado ou foi falsificado: %1</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>a soma de verificação não corresponde</translation>
    </message>
    <message>
        <source>its packed data are damaged: %1</source>
        <translation>os dados comprimidos estão danificados: %1</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size</source>
        <translation>descomprimido, tem mais de %1 vezes o seu tamanho</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>está encriptado</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>é uma ligação simbólica</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>não é um ficheiro nem uma pasta</translation>
    </message>
    <message>
        <source>its compression method is not supported</source>
        <translation>o método de compressão não é suportado</translation>
    </message>
    <message>
        <source>nested archives are not supported</source>
        <translation>os arquivos dentro de arquivos não são suportados</translation>
    </message>
    <message>
        <source>another member has the same or an equivalent name</source>
        <translation>outro membro tem o mesmo nome ou um nome equivalente</translation>
    </message>
    <message>
        <source>it is reached through a symbolic link</source>
        <translation>chega-se a ele por uma ligação simbólica</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: its members are larger than itself</source>
        <translation>o arquivo está danificado ou foi falsificado: os membros são maiores do que ele próprio</translation>
    </message>
    <message>
        <source>the archive unpacks to %1 bytes; the limit is %2</source>
        <translation>o arquivo descomprimido tem %1 bytes; o limite é %2</translation>
    </message>
    <message>
        <source>it does not unpack to the %1 bytes it says</source>
        <translation>descomprimido, não tem os %1 bytes que indica</translation>
    </message>
    <message>
        <source>the archive has %1 members; the limit is %2</source>
        <translation>o arquivo tem %1 membros; o limite é %2</translation>
    </message>
    <message>
        <source>a file is larger than the %1 bytes that an archive may hold</source>
        <translation>um ficheiro ultrapassa os %1 bytes que um arquivo pode conter</translation>
    </message>
    <message>
        <source>there are more files than an archive may hold (%1)</source>
        <translation>há mais ficheiros do que um arquivo pode conter (%1)</translation>
    </message>
    <message>
        <source>the archive takes no member: %1</source>
        <translation>o arquivo não aceita nenhum membro: %1</translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation>e mais %1 avisos</translation>
    </message>
    <message>
        <source>a picture was added</source>
        <translation>foi acrescentada uma imagem</translation>
    </message>
    <message>
        <source>%1 pictures were added</source>
        <translation>foram acrescentadas %1 imagens</translation>
    </message>
    <message>
        <source>there are no documents in the archive</source>
        <translation>não há documentos no arquivo</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>não existe esse ficheiro ou pasta</translation>
    </message>
    <message>
        <source>the library has no revision %1; its latest is %2</source>
        <translation>a biblioteca não tem a revisão %1; a última é %2</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>a exportação foi cancelada</translation>
    </message>
    <message>
        <source>%1: the file %2 is larger than the %3 bytes that a pack may hold of one</source>
        <translation>%1: o ficheiro %2 ultrapassa os %3 bytes que um ficheiro pode ter num pacote</translation>
    </message>
    <message>
        <source>the library was made by an older version; open it once, then export</source>
        <translation>a biblioteca foi criada por uma versão mais antiga; abra-a uma vez e depois exporte</translation>
    </message>
    <message>
        <source>%1 is the library itself; name another file</source>
        <translation>%1 é a própria biblioteca; indique outro ficheiro</translation>
    </message>
    <message>
        <source>the pack was exported from this library</source>
        <translation>o pacote foi exportado desta biblioteca</translation>
    </message>
    <message>
        <source>%1 has no revision</source>
        <translation>%1 não tem revisão</translation>
    </message>
    <message>
        <source>the pack continues from revision %1 of a library that has not been imported here; import the pack that starts at revision 0 first</source>
        <translation>o pacote continua a partir da revisão %1 de uma biblioteca que não foi importada aqui; importe primeiro o pacote que começa na revisão 0</translation>
    </message>
    <message>
        <source>the pack ends at revision %1, but the library already has the newer revision %2</source>
        <translation>o pacote termina na revisão %1, mas a biblioteca já tem a revisão mais recente %2</translation>
    </message>
    <message>
        <source>the pack continues from revision %1, but the library has revision %2; import the packs in between first</source>
        <translation>o pacote continua a partir da revisão %1, mas a biblioteca tem a revisão %2; importe primeiro os pacotes intermédios</translation>
    </message>
    <message>
        <source>it has no array &quot;%1&quot;</source>
        <translation>não tem a lista (array) “%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place code</source>
        <translation>“%1” não é um código de jurisdição</translation>
    </message>
    <message>
        <source>a topic has no slug or is nested too deeply</source>
        <translation>um assunto não tem slug ou está aninhado com demasiada profundidade</translation>
    </message>
    <message>
        <source>a dataset has no name, created_at or updated_at</source>
        <translation>um conjunto de dados não tem name, created_at ou updated_at</translation>
    </message>
    <message>
        <source>a manifestation has no path</source>
        <translation>uma manifestação não tem caminho</translation>
    </message>
    <message>
        <source>a media file has no path or no name</source>
        <translation>um ficheiro multimédia não tem caminho ou não tem nome</translation>
    </message>
    <message>
        <source>deletions.json has no lists</source>
        <translation>deletions.json não tem listas</translation>
    </message>
    <message>
        <source>its kind &quot;%1&quot; is unknown; update the program to import it</source>
        <translation>o tipo “%1” é desconhecido; atualize o programa para o importar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains values that are not strings</source>
        <translation>“%1” contém valores que não são cadeias de caracteres</translation>
    </message>
    <message>
        <source>it has the unknown member &quot;%1&quot;; update the program to import it</source>
        <translation>tem o membro desconhecido “%1”; atualize o programa para o importar</translation>
    </message>
    <message>
        <source>the library already has a newer list</source>
        <translation>a biblioteca já tem uma lista mais recente</translation>
    </message>
    <message>
        <source>it was removed here and is not restored</source>
        <translation>foi removida aqui e não é restaurada</translation>
    </message>
    <message>
        <source>the maximum of %1 knowledge bases is reached</source>
        <translation>foi atingido o máximo de %1 bases de conhecimento</translation>
    </message>
    <message>
        <source>it is synced from a server and is kept</source>
        <translation>está sincronizada com um servidor e é mantida</translation>
    </message>
    <message>
        <source>the library has its own knowledge base %1, which is kept</source>
        <translation>a biblioteca tem a sua própria base de conhecimento %1, que é mantida</translation>
    </message>
    <message>
        <source>it is updated by packs of another library</source>
        <translation>é atualizada por pacotes de outra biblioteca</translation>
    </message>
    <message>
        <source>the source library has removed it, but it was changed here and is kept</source>
        <translation>a biblioteca de origem removeu-a, mas foi modificada aqui e é mantida</translation>
    </message>
    <message>
        <source>the source library has removed it</source>
        <translation>a biblioteca de origem removeu-a</translation>
    </message>
    <message>
        <source>it has more than %1 knowledge bases</source>
        <translation>tem mais de %1 bases de conhecimento</translation>
    </message>
    <message>
        <source>its revision is not a non-negative integer</source>
        <translation>a revisão não é um número inteiro não negativo</translation>
    </message>
    <message>
        <source>%1 is repeated</source>
        <translation>%1 está repetido</translation>
    </message>
    <message>
        <source>the definitions of the knowledge bases take more than %1 bytes</source>
        <translation>as definições das bases de conhecimento ocupam mais de %1 bytes</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest is wrong: %1</source>
        <translation>o manifesto do pacote está errado: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path in a pack</source>
        <translation>“%1” não é um caminho num pacote</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 or no size</source>
        <translation>%1 não tem SHA-256 ou não tem tamanho</translation>
    </message>
    <message>
        <source>it does not identify its library and revisions</source>
        <translation>não identifica a biblioteca nem as revisões</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list it</source>
        <translation>o manifesto do pacote não o menciona</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list %1</source>
        <translation>o manifesto do pacote não menciona %1</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest lists %1, but it is missing</source>
        <translation>o manifesto do pacote menciona %1, mas falta</translation>
    </message>
    <message>
        <source>%1 does not match the pack&apos;s manifest (SHA-256 or size)</source>
        <translation>%1 não corresponde ao manifesto do pacote (SHA-256 ou tamanho)</translation>
    </message>
    <message>
        <source>its format is not &quot;%1&quot;</source>
        <translation>o formato não é “%1”</translation>
    </message>
    <message>
        <source>the pack has format version %1; this program supports %2. Update the program to import it</source>
        <translation>o pacote tem a versão de formato %1; este programa suporta %2. Atualize o programa para o importar</translation>
    </message>
    <message>
        <source>it has no list of files</source>
        <translation>não tem lista de ficheiros</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>a importação foi cancelada</translation>
    </message>
    <message>
        <source>this computer&apos;s keychain cannot be used: %1</source>
        <translation>não é possível usar o porta-chaves deste computador: %1</translation>
    </message>
    <message>
        <source>the keychain has no such entry</source>
        <translation>o porta-chaves não tem essa entrada</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>não responde</translation>
    </message>
    <message>
        <source>the keychain is no longer waited for</source>
        <translation>deixou de se esperar pelo porta-chaves</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>não existe</translation>
    </message>
    <message>
        <source>it returns other data than was stored</source>
        <translation>devolve dados diferentes dos que foram guardados</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it, then allow connections and enter tokens again</source>
        <translation>%1 está danificado; remova-o e depois permita as ligações e introduza os tokens de novo</translation>
    </message>
    <message>
        <source>connections of this library to %1 are not allowed yet (%2); see &apos;sheriactl library trust&apos;</source>
        <translation>as ligações desta biblioteca a %1 ainda não são permitidas (%2); consulte “sheriactl library trust”</translation>
    </message>
    <message>
        <source>no token is stored for %1; enter it again</source>
        <translation>não há nenhum token guardado para %1; introduza-o de novo</translation>
    </message>
    <message>
        <source>this computer has no source of randomness</source>
        <translation>este computador não tem nenhuma fonte de aleatoriedade</translation>
    </message>
    <message>
        <source>no key at %1 for the secrets of this library</source>
        <translation>não há nenhuma chave em %1 para os segredos desta biblioteca</translation>
    </message>
    <message>
        <source>%1 is not a key of 32 bytes</source>
        <translation>%1 não é uma chave de 32 bytes</translation>
    </message>
    <message>
        <source>the secret was encrypted on another computer or for another user; set it again</source>
        <translation>o segredo foi encriptado noutro computador ou para outro utilizador; defina-o de novo</translation>
    </message>
    <message>
        <source>%1 is damaged or not an encrypted token file</source>
        <translation>%1 está danificado ou não é um ficheiro encriptado de tokens</translation>
    </message>
    <message>
        <source>the encrypted token file is locked; enter its password</source>
        <translation>o ficheiro encriptado de tokens está bloqueado; introduza a sua palavra-passe</translation>
    </message>
    <message>
        <source>not enough memory to open the encrypted token file</source>
        <translation>não há memória suficiente para abrir o ficheiro encriptado de tokens</translation>
    </message>
    <message>
        <source>wrong password for %1, or the file is damaged</source>
        <translation>palavra-passe errada para %1 ou ficheiro danificado</translation>
    </message>
    <message>
        <source>%1 is in use</source>
        <translation>%1 está a ser usado</translation>
    </message>
    <message>
        <source>the encrypted token file has no such entry</source>
        <translation>o ficheiro encriptado de tokens não tem essa entrada</translation>
    </message>
    <message>
        <source>no token is stored for this server; enter it again</source>
        <translation>não há nenhum token guardado para este servidor; introduza-o de novo</translation>
    </message>
    <message>
        <source>the file with the token, %1, cannot be read: %2</source>
        <translation>não é possível ler o ficheiro com o token, %1: %2</translation>
    </message>
    <message>
        <source>the token is empty, too long, or contains invalid characters</source>
        <translation>o token está vazio, é demasiado longo ou contém caracteres inválidos</translation>
    </message>
    <message>
        <source>tokens are not stored there</source>
        <translation>os tokens não são guardados aí</translation>
    </message>
    <message>
        <source>%1 is not an unidentified document; only those can be given an address</source>
        <translation>%1 não é um documento não identificado; só a esses se pode atribuir um endereço</translation>
    </message>
    <message>
        <source>%1 is not the address of a work; write it as in /akn/za/act/1998/55</source>
        <translation>%1 não é o endereço de uma obra; escreva-o como em /akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>%1: no country has the code %2</source>
        <translation>%1: nenhum país tem o código %2</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>movido de %1</translation>
    </message>
    <message>
        <source>no document was given the address %1</source>
        <translation>a nenhum documento foi atribuído o endereço %1</translation>
    </message>
    <message>
        <source>%1 was changed after the import; undo the later change first</source>
        <translation>%1 foi modificado depois da importação; anule primeiro a modificação posterior</translation>
    </message>
    <message>
        <source>%1 is in the library again; delete it before you restore the older one</source>
        <translation>%1 está de novo na biblioteca; elimine-o antes de restaurar o mais antigo</translation>
    </message>
    <message>
        <source>%1 is synced from %2, and the next sync would bring it back; remove the sync source or exclude the work from it first</source>
        <translation>%1 é sincronizado de %2 e a próxima sincronização voltaria a trazê-lo; remova primeiro a origem de sincronização ou exclua dela a obra</translation>
    </message>
    <message>
        <source>there is nothing to undo with number %1</source>
        <translation>não há nada para anular com o número %1</translation>
    </message>
    <message>
        <source>the import has not ended; stop it, or wait until it has</source>
        <translation>a importação ainda não terminou; pare-a ou espere que termine</translation>
    </message>
    <message>
        <source>%1 is in the library already; delete it first, or choose another address</source>
        <translation>%1 já está na biblioteca; elimine-o primeiro ou escolha outro endereço</translation>
    </message>
    <message>
        <source>there is no number %1 in the trash</source>
        <translation>não existe o número %1 no lixo</translation>
    </message>
    <message>
        <source>replaces the text of %1 with the same address, which is stored as superseded at %2</source>
        <translation>substitui o texto de %1 com o mesmo endereço, que fica guardado como substituído em %2</translation>
    </message>
    <message>
        <source>replaces another text (without a date) with the same address, which is stored as superseded at %1</source>
        <translation>substitui outro texto (sem data) com o mesmo endereço, que fica guardado como substituído em %1</translation>
    </message>
    <message>
        <source>replaces another text (of %1) with the same address, which is stored as superseded at %2</source>
        <translation>substitui outro texto (de %1) com o mesmo endereço, que fica guardado como substituído em %2</translation>
    </message>
    <message>
        <source>stored as superseded: %1 has a newer text with the same address</source>
        <translation>guardado como substituído: %1 tem um texto mais recente com o mesmo endereço</translation>
    </message>
    <message>
        <source>stored as superseded: a newer text with the same address exists</source>
        <translation>guardado como substituído: existe um texto mais recente com o mesmo endereço</translation>
    </message>
    <message>
        <source>stored as component %1 of its expression</source>
        <translation>guardado como componente %1 da sua expressão</translation>
    </message>
    <message>
        <source>no such source: %1</source>
        <translation>esta origem não existe: %1</translation>
    </message>
    <message>
        <source>%1 is already a source, number %2</source>
        <translation>%1 já é uma origem, a número %2</translation>
    </message>
    <message>
        <source>%1 works are waiting to be downloaded; try again later</source>
        <translation>há %1 obras à espera de serem transferidas; tente mais tarde</translation>
    </message>
    <message>
        <source>the maximum of %1 receivers is reached</source>
        <translation>foi atingido o máximo de %1 recetores</translation>
    </message>
    <message>
        <source>there is no receiver &apos;%1&apos;</source>
        <translation>não existe o recetor “%1”</translation>
    </message>
    <message>
        <source>a library cannot be compared with a feed; a run with --full compares all its documents</source>
        <translation>não é possível comparar uma biblioteca com um feed; uma execução com --full compara todos os documentos</translation>
    </message>
    <message>
        <source>the server answered with another decision, %1</source>
        <translation>o servidor respondeu com outra decisão, %1</translation>
    </message>
    <message>
        <source>the pages of the feed have no end: %1 leads to a page that was read before</source>
        <translation>as páginas do feed não têm fim: %1 conduz a uma página já lida</translation>
    </message>
    <message>
        <source>the server answered with another document, %1</source>
        <translation>o servidor respondeu com outro documento, %1</translation>
    </message>
    <message>
        <source>the feed links to another server, which is not contacted: %1</source>
        <translation>o feed remete para outro servidor, que não é contactado: %1</translation>
    </message>
    <message>
        <source>the server answered with another expression, %1</source>
        <translation>o servidor respondeu com outra expressão, %1</translation>
    </message>
    <message>
        <source>the server sent a different text</source>
        <translation>o servidor enviou um texto diferente</translation>
    </message>
    <message>
        <source>the files of one expression are too large</source>
        <translation>os ficheiros de uma expressão são demasiado grandes</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>a resposta é demasiado grande</translation>
    </message>
    <message>
        <source>the response has no list of %1</source>
        <translation>a resposta não tem a lista de %1</translation>
    </message>
    <message>
        <source>the response is not a page of a list</source>
        <translation>a resposta não é uma página de uma lista</translation>
    </message>
    <message>
        <source>the list on the server does not end</source>
        <translation>a lista no servidor não tem fim</translation>
    </message>
    <message>
        <source>the server has no matching content</source>
        <translation>o servidor não tem conteúdo correspondente</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>%1 (as with the %2 before it; missing texts are downloaded next time)</source>
        <translation>%1 (tal como nos %2 anteriores; os textos em falta são transferidos da próxima vez)</translation>
    </message>
    <message>
        <source>the response is not an enrichment dataset</source>
        <translation>a resposta não é um conjunto de dados de enriquecimento</translation>
    </message>
    <message>
        <source>the server has no place &apos;%1&apos;</source>
        <translation>o servidor não tem a jurisdição “%1”</translation>
    </message>
    <message>
        <source>the list on the server kept changing while it was read; the next run reads it again</source>
        <translation>a lista no servidor foi mudando enquanto era lida; a próxima execução lê-a de novo</translation>
    </message>
    <message>
        <source>the lists on the server have %1 items without an address, which are skipped</source>
        <translation>as listas no servidor têm %1 itens sem endereço, que são ignorados</translation>
    </message>
    <message>
        <source>the address of the source was changed in the meantime</source>
        <translation>o endereço da origem foi entretanto modificado</translation>
    </message>
    <message>
        <source>the source was removed</source>
        <translation>a origem foi removida</translation>
    </message>
    <message>
        <source>another sync of this source is running: process %1 (%2), since %3</source>
        <translation>outra sincronização desta origem está em curso: processo %1 (%2), desde %3</translation>
    </message>
    <message>
        <source>another sync of this source is running</source>
        <translation>outra sincronização desta origem está em curso</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an address such as https://api.example.org</source>
        <translation>“%1” não é um endereço como https://api.example.org</translation>
    </message>
    <message>
        <source>the address must begin with https:// or http://</source>
        <translation>o endereço deve começar por https:// ou http://</translation>
    </message>
    <message>
        <source>the address must not contain a password; enter the token separately</source>
        <translation>o endereço não pode conter uma palavra-passe; introduza o token em separado</translation>
    </message>
    <message>
        <source>the address must not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation>o endereço não pode conter “?” nem “#”</translation>
    </message>
    <message>
        <source>the address of a feed must not contain &apos;#&apos;</source>
        <translation>o endereço de um feed não pode conter “#”</translation>
    </message>
    <message>
        <source>the response is not an Atom feed: %1</source>
        <translation>a resposta não é um feed Atom: %1</translation>
    </message>
    <message>
        <source>it has a document type declaration</source>
        <translation>tem uma declaração de tipo de documento</translation>
    </message>
    <message>
        <source>it begins with the element &apos;%1&apos;</source>
        <translation>começa pelo elemento “%1”</translation>
    </message>
    <message>
        <source>a page has more than %1 entries</source>
        <translation>uma página tem mais de %1 entradas</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>cannot connect: %1. Check the address and the network connection.</source>
        <translation>não é possível estabelecer ligação: %1. Verifique o endereço e a ligação de rede.</translation>
    </message>
    <message>
        <source>the connection is not secure, so nothing was sent: %1. The connection may be intercepted, the certificate of the server may be invalid, or the clock of this computer may be wrong.</source>
        <translation>a ligação não é segura, pelo que nada foi enviado: %1. A ligação pode estar a ser intercetada, o certificado do servidor pode ser inválido ou o relógio deste computador pode estar errado.</translation>
    </message>
    <message>
        <source>the server did not respond in time</source>
        <translation>o servidor não respondeu a tempo</translation>
    </message>
    <message>
        <source>the connection was lost: %1</source>
        <translation>a ligação perdeu-se: %1</translation>
    </message>
    <message>
        <source>the server rejected the token (401). Enter another token.</source>
        <translation>o servidor rejeitou o token (401). Introduza outro token.</translation>
    </message>
    <message>
        <source>the token does not give access to this (403). Ask the operator of the server.</source>
        <translation>o token não dá acesso a isto (403). Contacte o operador do servidor.</translation>
    </message>
    <message>
        <source>not found on the server (404)</source>
        <translation>não encontrado no servidor (404)</translation>
    </message>
    <message>
        <source>the server redirects to another host, to which the token is not sent</source>
        <translation>o servidor redireciona para outro anfitrião, ao qual o token não é enviado</translation>
    </message>
    <message>
        <source>the response (%1) does not come from the API; it may come from a proxy or a sign-in page</source>
        <translation>a resposta (%1) não vem da API; pode vir de um proxy ou de uma página de início de sessão</translation>
    </message>
    <message>
        <source>the server is temporarily unavailable (%1)</source>
        <translation>o servidor está temporariamente indisponível (%1)</translation>
    </message>
    <message>
        <source>the server refused the request (%1)</source>
        <translation>o servidor recusou o pedido (%1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a place; examples: za, za-cpt, za-*</source>
        <translation>“%1” não é uma jurisdição; exemplos: za, za-cpt, za-*</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a topic; use slugs such as subjects-water</source>
        <translation>“%1” não é um assunto; use identificadores como subjects-water</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a court; use codes such as kehc</source>
        <translation>“%1” não é um tribunal; use códigos como kehc</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o ficheiro está vazio</translation>
    </message>
    <message>
        <source>the file is incomplete: received %1 bytes, expected %2</source>
        <translation>o ficheiro está incompleto: recebidos %1 bytes, esperados %2</translation>
    </message>
    <message>
        <source>no court decisions API at %1 (%2)</source>
        <translation>não há nenhuma API de decisões judiciais em %1 (%2)</translation>
    </message>
    <message>
        <source>no knowledge base API at %1 (%2)</source>
        <translation>não há nenhuma API de bases de conhecimento em %1 (%2)</translation>
    </message>
    <message>
        <source>no legislation API at %1, neither version 3 nor 2 (%2)</source>
        <translation>não há nenhuma API de legislação em %1, nem versão 3 nem 2 (%2)</translation>
    </message>
    <message>
        <source>entry %1 of the recording: %2</source>
        <translation>entrada %1 da gravação: %2</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is not valid</source>
        <translation>o cabeçalho “%1” não é válido</translation>
    </message>
    <message>
        <source>its body is longer than %1 bytes</source>
        <translation>o corpo tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>it has no request</source>
        <translation>não tem pedido</translation>
    </message>
    <message>
        <source>only the parts of its body were recorded, not the body</source>
        <translation>só foram gravadas as partes do corpo, não o corpo</translation>
    </message>
    <message>
        <source>its request has no end of its headers</source>
        <translation>o pedido não tem fim dos cabeçalhos</translation>
    </message>
    <message>
        <source>it has neither a request nor a body</source>
        <translation>não tem pedido nem corpo</translation>
    </message>
    <message>
        <source>a recording has at most %1 calls</source>
        <translation>uma gravação tem no máximo %1 chamadas</translation>
    </message>
    <message>
        <source>the HTTP archive has no list of entries</source>
        <translation>o arquivo HTTP não tem lista de entradas</translation>
    </message>
    <message>
        <source>line %1 is not a JSON object; a recording is an HTTP archive (HAR) or JSON Lines</source>
        <translation>a linha %1 não é um objeto JSON; uma gravação é um arquivo HTTP (HAR) ou JSON Lines</translation>
    </message>
    <message>
        <source>the recording has no POST requests</source>
        <translation>a gravação não tem pedidos POST</translation>
    </message>
    <message>
        <source>the recording is larger than %1 MB</source>
        <translation>a gravação tem mais de %1 MB</translation>
    </message>
    <message>
        <source>the request was dropped</source>
        <translation>o pedido perdeu-se</translation>
    </message>
    <message>
        <source>the response header &apos;%1&apos; cannot be used</source>
        <translation>não é possível usar o cabeçalho de resposta “%1”</translation>
    </message>
    <message>
        <source>the name of a receiver has at most %1 letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>o nome de um recetor tem no máximo %1 letras, algarismos, “-”, “_” e “.”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a preset of the laboratory</source>
        <translation>“%1” é um recetor predefinido do laboratório</translation>
    </message>
    <message>
        <source>a status is a number from 200 to 599</source>
        <translation>um estado é um número de 200 a 599</translation>
    </message>
    <message>
        <source>a receiver answers within %1 seconds</source>
        <translation>um recetor responde dentro de %1 segundos</translation>
    </message>
    <message>
        <source>the body has at most %1 bytes</source>
        <translation>o corpo tem no máximo %1 bytes</translation>
    </message>
    <message>
        <source>the body must be text in UTF-8</source>
        <translation>o corpo tem de ser texto em UTF-8</translation>
    </message>
    <message>
        <source>a receiver forwards to this computer only: to 127.0.0.1, [::1] or localhost</source>
        <translation>um recetor só reencaminha para este computador: para 127.0.0.1, [::1] ou localhost</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sem resposta a tempo</translation>
    </message>
    <message>
        <source>the connection was closed without an answer</source>
        <translation>a ligação foi fechada sem resposta</translation>
    </message>
    <message>
        <source>the body was cut off</source>
        <translation>o corpo foi cortado</translation>
    </message>
    <message>
        <source>cannot connect to the receiver: %1</source>
        <translation>não é possível estabelecer ligação ao recetor: %1</translation>
    </message>
    <message>
        <source>the receiver does not report its state: %1</source>
        <translation>o recetor não comunica o seu estado: %1</translation>
    </message>
    <message>
        <source>the state that the receiver reports is not JSON</source>
        <translation>o estado que o recetor comunica não é JSON</translation>
    </message>
    <message>
        <source>a request header must have the form &apos;Name: value&apos;, in ASCII</source>
        <translation>um cabeçalho de pedido deve ter a forma “Nome: valor”, em ASCII</translation>
    </message>
    <message>
        <source>the request header %1 is too long</source>
        <translation>o cabeçalho de pedido %1 é demasiado longo</translation>
    </message>
    <message>
        <source>the request header %1 cannot be set</source>
        <translation>não é possível definir o cabeçalho de pedido %1</translation>
    </message>
    <message>
        <source>a webhook has at most %1 request headers</source>
        <translation>um webhook tem no máximo %1 cabeçalhos de pedido</translation>
    </message>
    <message>
        <source>enter the value of the request header %1</source>
        <translation>introduza o valor do cabeçalho de pedido %1</translation>
    </message>
    <message>
        <source>nothing has been sent for the invocation %1</source>
        <translation>não foi enviado nada para a invocação %1</translation>
    </message>
    <message>
        <source>the rest of the body was not read</source>
        <translation>o resto do corpo não foi lido</translation>
    </message>
    <message>
        <source>nobody waited for it</source>
        <translation>ninguém estava à espera</translation>
    </message>
    <message>
        <source>the body did not end in time</source>
        <translation>o corpo não terminou a tempo</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>sem ligação a tempo</translation>
    </message>
    <message>
        <source>the body was cut off: %1</source>
        <translation>o corpo foi cortado: %1</translation>
    </message>
    <message>
        <source>The name of a group must have 1 to %1 characters without commas.</source>
        <translation>O nome de um grupo tem de ter entre 1 e %1 caracteres, sem vírgulas.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of subscriptions.</source>
        <translation>“%1” não é uma lista de subscrições.</translation>
    </message>
    <message>
        <source>%1 was made by an older version of this program, and cannot be brought up to date where it is read-only</source>
        <translation>%1 foi criado por uma versão mais antiga deste programa e não pode ser atualizado onde só pode ser lido</translation>
    </message>
    <message>
        <source>note %1 is in no conflict</source>
        <translation>a nota %1 não está em conflito</translation>
    </message>
    <message>
        <source>it replaces what comes after it</source>
        <translation>substitui o que vem depois dela</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operation</source>
        <translation>«%1» não é uma operação</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>não é UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>a linha tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>it is no operation: %1</source>
        <translation>não é uma operação: %1</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>foi escrita por uma versão mais recente deste programa</translation>
    </message>
    <message>
        <source>it is of another author: %1</source>
        <translation>é de outro autor: %1</translation>
    </message>
    <message>
        <source>its number is %1 instead of %2</source>
        <translation>o seu número é %1 em vez de %2</translation>
    </message>
    <message>
        <source>it has no usable time</source>
        <translation>não tem uma hora utilizável</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>não diz nada que este programa conheça</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>tem mais de %1 MB</translation>
    </message>
    <message>
        <source>the shared folder %1 is not there; what you change is kept, and goes there when it is</source>
        <translation>a pasta partilhada %1 não está disponível; o que alterar é guardado e seguirá para lá quando estiver</translation>
    </message>
    <message>
        <source>it has more than %1 logs</source>
        <translation>tem mais de %1 registos</translation>
    </message>
    <message>
        <source>it is not named after an author, and was not read</source>
        <translation>o nome não é o de um autor; não foi lido</translation>
    </message>
    <message>
        <source>it is a link, and was not read</source>
        <translation>é uma ligação e não foi lido</translation>
    </message>
    <message>
        <source>line %1 and what follows was not taken: %2</source>
        <translation>a linha %1 e o que se segue não foram aceites: %2</translation>
    </message>
    <message>
        <source>%1 changes wait, since their time is more than a day ahead of this computer&apos;s; check both clocks</source>
        <translation>%1 alterações esperam, porque a hora delas está mais de um dia adiantada em relação à deste computador; verifique os dois relógios</translation>
    </message>
    <message>
        <source>its last line is not complete yet</source>
        <translation>a última linha ainda não está completa</translation>
    </message>
    <message>
        <source>another copy of your notes writes to it; from now on this one has a log of its own</source>
        <translation>outra cópia das suas notas escreve nele; a partir de agora esta tem um registo próprio</translation>
    </message>
    <message>
        <source>your log was damaged, and was written once more</source>
        <translation>o seu registo estava danificado e foi escrito de novo</translation>
    </message>
    <message>
        <source>%1 has 1 to %2 characters</source>
        <translation>%1 tem de 1 a %2 carateres</translation>
    </message>
    <message>
        <source>it is another operation than before</source>
        <translation>é uma operação diferente da anterior</translation>
    </message>
    <message>
        <source>a note has more than %1 changes</source>
        <translation>uma nota tem mais de %1 alterações</translation>
    </message>
    <message>
        <source>the name of a collection</source>
        <translation>o nome de uma coleção</translation>
    </message>
    <message>
        <source>the name of a person</source>
        <translation>o nome de uma pessoa</translation>
    </message>
    <message>
        <source>the folder in which notes are shared is not named</source>
        <translation>não foi indicada a pasta em que as notas são partilhadas</translation>
    </message>
    <message>
        <source>collections are shared in %1 already; stop sharing them first</source>
        <translation>já há coleções partilhadas em %1; deixe primeiro de as partilhar</translation>
    </message>
    <message>
        <source>the collection %1 is not shared</source>
        <translation>a coleção %1 não está partilhada</translation>
    </message>
    <message>
        <source>this library is a replica: make the change at its primary, %1</source>
        <translation>esta biblioteca é uma réplica: faça a alteração no respetivo servidor principal, %1</translation>
    </message>
    <message>
        <source>this library was replaced: make the change at its successor, %1</source>
        <translation>esta biblioteca foi substituída: faça a alteração no servidor que lhe sucedeu, %1</translation>
    </message>
    <message>
        <source>only a part of the pack was imported; import it again</source>
        <translation>só uma parte do pacote foi importada; importe-o novamente</translation>
    </message>
    <message>
        <source>the settings of the source were changed during the sync; the next run uses the new ones</source>
        <translation>as definições da origem foram alteradas durante a sincronização; a próxima execução usa as novas</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Invalid value.</source>
        <translation>Valor inválido.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Não encontrado.</translation>
    </message>
    <message>
        <source>This was changed in the meantime. Try again.</source>
        <translation>Isto foi entretanto modificado. Tente de novo.</translation>
    </message>
    <message>
        <source>A valid token is required.</source>
        <translation>É necessário um token válido.</translation>
    </message>
    <message>
        <source>Access denied.</source>
        <translation>Acesso recusado.</translation>
    </message>
    <message>
        <source>Not available at the moment.</source>
        <translation>Não disponível de momento.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>O disco está cheio. Liberte algum espaço e tente de novo.</translation>
    </message>
    <message>
        <source>The data is damaged.</source>
        <translation>Os dados estão danificados.</translation>
    </message>
    <message>
        <source>Not supported.</source>
        <translation>Não suportado.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Internal error.</source>
        <translation>Erro interno.</translation>
    </message>
    <message>
        <source>Library not found</source>
        <translation>Biblioteca não encontrada</translation>
    </message>
    <message>
        <source>The file %1 does not exist. It may have been moved or deleted, or it is on a disk that is not connected.</source>
        <translation>O ficheiro %1 não existe. Pode ter sido movido ou eliminado, ou está num disco que não está ligado.</translation>
    </message>
    <message>
        <source>This file is damaged, or is not a library</source>
        <translation>Este ficheiro está danificado ou não é uma biblioteca</translation>
    </message>
    <message>
        <source>The file %1 could not be read as a Sheria library. It was not changed. If you have a backup, open that instead.</source>
        <translation>Não foi possível ler o ficheiro %1 como biblioteca do Sheria. O ficheiro não foi modificado. Se tiver uma cópia de segurança, abra-a em vez deste.</translation>
    </message>
    <message>
        <source>This library was made by a newer version</source>
        <translation>Esta biblioteca foi criada por uma versão mais recente</translation>
    </message>
    <message>
        <source>The file %1 needs a newer version of Sheria. It was not changed. Install the newer version to open it.</source>
        <translation>O ficheiro %1 precisa de uma versão mais recente do Sheria. O ficheiro não foi modificado. Instale a versão mais recente para o abrir.</translation>
    </message>
    <message>
        <source>This library cannot be written to</source>
        <translation>Não é possível escrever nesta biblioteca</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, or another program has locked it. Check the permissions of the file and of its folder, then try again.</source>
        <translation>O ficheiro %1 ou a sua pasta são só de leitura, ou outro programa bloqueou o ficheiro. Verifique as permissões do ficheiro e da pasta e tente de novo.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>There is not enough space to open the file %1 for writing. Free some space on its disk, then try again.</source>
        <translation>Não há espaço suficiente para abrir o ficheiro %1 para escrita. Liberte algum espaço no disco e tente de novo.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>Não foi possível abrir a biblioteca</translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation>Não foi possível abrir o ficheiro %1. %2</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Jurisdição</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Assunto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Em vigor</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juiz</translation>
    </message>
    <message>
        <source>Area of law</source>
        <translation>Ramo do direito</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Tipo de processo</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Sinalizações</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>Categoria do tribunal</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Secção</translation>
    </message>
    <message>
        <source>County</source>
        <translation>Condado</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Entrada em</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Anonimizado</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Legislação</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Decisões judiciais</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>Outros documentos</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>Not commenced</source>
        <translation>Por entrar em vigor</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sem modificações</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Substituído</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removido</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
</context>
<context>
    <name>Judgment</name>
    <message>
        <source>Court</source>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Secção</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Secretaria</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Citação</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>Número do processo</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Tipo de processo</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Proferida em</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>Audiência em</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Entrada em</translation>
    </message>
    <message>
        <source>Filed at</source>
        <translation>Apresentada em</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Juízes</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>Advogados</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Sentido da decisão</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>Ramos do direito</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Sinalizações</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>Descritores</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>Sumário breve</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Questões a decidir</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Fundamentos</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Documentos anexados</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>the party that an advocate speaks for</comment>
        <translation>Representa: %1</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Anonimizados</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>advocate, party</comment>
        <translation>%1, em representação de %2</translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message>
        <source>Undated</source>
        <translation>Sem data</translation>
    </message>
    <message>
        <source>Unidentified documents</source>
        <translation>Documentos não identificados</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>Outros documentos</translation>
    </message>
    <message>
        <source>No version for this date in the library</source>
        <translation>Não há versão para esta data na biblioteca</translation>
    </message>
    <message>
        <source>Latest version: %1</source>
        <translation>Última versão: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%Ln texto</numerusform>
            <numerusform>%Ln textos</numerusform>
        </translation>
    </message>
    <message>
        <source>Text not in the library</source>
        <translation>O texto não está na biblioteca</translation>
    </message>
    <message>
        <source>New, unread</source>
        <translation>Novo, por ler</translation>
    </message>
    <message>
        <source>Amended, unread</source>
        <translation>Alterado, por ler</translation>
    </message>
    <message>
        <source>Changed, unread</source>
        <translation>Modificado, por ler</translation>
    </message>
    <message>
        <source>Repealed, unread</source>
        <translation>Revogado, por ler</translation>
    </message>
    <message>
        <source>Incomplete: a part could not be downloaded</source>
        <translation>Incompleto: não foi possível transferir uma parte</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1, %Ln obra</numerusform>
            <numerusform>%1, %Ln obras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>Export This Part</source>
        <translation>Exportar esta parte</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>Como PDF…</translation>
    </message>
    <message>
        <source>As E-Book…</source>
        <translation>Como livro eletrónico…</translation>
    </message>
    <message>
        <source>As a Web Page…</source>
        <translation>Como página web…</translation>
    </message>
    <message>
        <source>As Akoma Ntoso with Media…</source>
        <translation>Como Akoma Ntoso com multimédia…</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Abrir num novo separador</translation>
    </message>
    <message>
        <source>Copy This Part As</source>
        <translation>Copiar esta parte como</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Citação</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>Ligação web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Identifier in the Text</source>
        <translation>Identificador no texto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copy Link Address</source>
        <translation>Copiar endereço da ligação</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Abrir no navegador</translation>
    </message>
</context>
<context>
    <name>Natures</name>
    <message>
        <source>Acts</source>
        <translation>Leis</translation>
    </message>
    <message>
        <source>Amendments</source>
        <translation>Propostas de alteração</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>Projetos de lei</translation>
    </message>
    <message>
        <source>Debates</source>
        <translation>Debates</translation>
    </message>
    <message>
        <source>Debate reports</source>
        <translation>Relatos de debates</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Coletâneas</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Decisões judiciais</translation>
    </message>
    <message>
        <source>Gazettes</source>
        <translation>Jornais oficiais</translation>
    </message>
    <message>
        <source>Portions</source>
        <translation>Excertos</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Declarações</translation>
    </message>
</context>
<context>
    <name>NoteExchange</name>
    <message>
        <source>Markdown (%1)</source>
        <translation>Markdown (%1)</translation>
    </message>
    <message>
        <source>Web Annotations (%1)</source>
        <translation>Web Annotations (%1)</translation>
    </message>
    <message>
        <source>Export Notes</source>
        <translation>Exportar notas</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>name of a file</comment>
        <translation>notas</translation>
    </message>
    <message>
        <source>Notes exported: %L1.</source>
        <translation>Notas exportadas: %L1.</translation>
    </message>
    <message>
        <source>The notes could not be written.</source>
        <translation>Não foi possível escrever as notas.</translation>
    </message>
    <message>
        <source>Import Notes</source>
        <translation>Importar notas</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notas (%1)</translation>
    </message>
    <message>
        <source>Notes added: %L1, changed: %L2.</source>
        <translation>Notas adicionadas: %L1, modificadas: %L2.</translation>
    </message>
    <message>
        <source>Not readable: %L1.</source>
        <translation>Ilegíveis: %L1.</translation>
    </message>
</context>
<context>
    <name>NoteSharing</name>
    <message>
        <source>Share a Collection</source>
        <translation>Partilhar uma coleção</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Pasta partilhada</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>O seu nome</translation>
    </message>
    <message>
        <source>Collection:</source>
        <translation>Coleção:</translation>
    </message>
    <message>
        <source>Shared folder:</source>
        <translation>Pasta partilhada:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>O seu nome:</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partilhar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Whoever uses the same folder, such as one on a network drive, sees the notes of this collection and can change them. All other notes stay on this computer. Only share folders with people whom you trust.</source>
        <translation>Quem usa a mesma pasta, por exemplo numa unidade de rede, vê as notas desta coleção e pode alterá-las. Todas as outras notas ficam neste computador. Partilhe pastas apenas com pessoas em quem confia.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Realce</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation>todo o texto</translation>
    </message>
    <message>
        <source>%1 (moved, %2 %)</source>
        <translation>%1 (deslocada, %2 %)</translation>
    </message>
    <message>
        <source>%1 (changed, %2 %)</source>
        <translation>%1 (modificada, %2 %)</translation>
    </message>
    <message>
        <source>%1 (not in this text)</source>
        <translation>%1 (ausente deste texto)</translation>
    </message>
    <message>
        <source>Its words now stand in %1 (confidence %2 %).</source>
        <translation>As palavras estão agora em %1 (confiança: %2 %).</translation>
    </message>
    <message>
        <source>Its provision was amended (confidence %1 %).</source>
        <translation>A disposição foi alterada (confiança: %1 %).</translation>
    </message>
    <message>
        <source>Its words were amended (confidence %1 %). They were: “%2”</source>
        <translation>As palavras foram alteradas (confiança: %1 %). Eram: “%2”</translation>
    </message>
    <message>
        <source>Its place is not in this text, or cannot be told with certainty.</source>
        <translation>O lugar da nota não está neste texto ou não pode ser determinado com certeza.</translation>
    </message>
    <message>
        <source>Its words are not in this text, or cannot be told with certainty. They were: “%1”</source>
        <translation>As palavras da nota não estão neste texto ou não podem ser determinadas com certeza. Eram: “%1”</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>%1: %2</source>
        <comment>date, law</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in force from %3</source>
        <comment>date, law, date</comment>
        <translation>%1: %2, em vigor a partir de %3</translation>
    </message>
    <message>
        <source>In the first text</source>
        <translation>No primeiro texto</translation>
    </message>
    <message>
        <source>Amending law unknown</source>
        <translation>Lei de alteração desconhecida</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>Timed out</source>
        <translation>Tempo esgotado</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Sem ligação</translation>
    </message>
    <message>
        <source>TLS error</source>
        <translation>Erro de TLS</translation>
    </message>
    <message>
        <source>Connection closed</source>
        <translation>Ligação interrompida</translation>
    </message>
    <message>
        <source>Not HTTP</source>
        <translation>Não é HTTP</translation>
    </message>
    <message>
        <source>Stale connection</source>
        <translation>Ligação caducada</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminação</translation>
    </message>
    <message>
        <source>Delivered (%1)</source>
        <translation>Entregue (%1)</translation>
    </message>
    <message>
        <source>Refused (%1)</source>
        <translation>Recusada (%1)</translation>
    </message>
    <message>
        <source>All</source>
        <comment>events</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Gone (410)</source>
        <translation>Já não existe (410)</translation>
    </message>
    <message>
        <source>Paused, failing since %1</source>
        <translation>Em pausa, falha desde %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Throttled until %1</source>
        <translation>Limitado até %1</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>Falha desde %1</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1 min %L2 s</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1 h %L2 min</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citações</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importação</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Lado esquerdo</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>Área seguinte</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>Área anterior</translation>
    </message>
</context>
<context>
    <name>Pending</name>
    <message>
        <source>a law that is not known</source>
        <translation>uma lei desconhecida</translation>
    </message>
    <message>
        <source>Amended on %1 by %2; this text does not show it.</source>
        <comment>date, law</comment>
        <translation>Alterado em %1 por %2; este texto não o mostra.</translation>
    </message>
    <message>
        <source>Not in force before %1.</source>
        <translation>Não vigente antes de %1.</translation>
    </message>
    <message>
        <source>Will be amended on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>Será alterado em %1 por %2.</translation>
    </message>
    <message>
        <source>Will end on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>Deixará de vigorar em %1 por %2.</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>O que muda e quando</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The text could not be printed.</source>
        <translation>Não foi possível imprimir o texto.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuir</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>Select Color</source>
        <translation>Selecionar cor</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Matiz:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat.:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;Valor:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>Ve&amp;rmelho:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Verde:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Az&amp;ul:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Canal a&amp;lfa:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>Código &amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Cores &amp;básicas</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;Cores personalizadas</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Adicionar às cores personalizadas</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Selecionar cor no ecrã</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Cursor em %1, %2
Pressione ESC para cancelar</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Abrir a lista de opções</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Controlo de tarefas</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Impressão agendada:</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Informações de cobrança:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Prioridade da tarefa:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Separador de páginas</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Fim:</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Início:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Imprimir imediatamente</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Reter indefinidamente</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Dia (06:00 até 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Noite (18:00 até 05:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Segundo turno (16:00 até 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Terceiro turno (00:00 até 07:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Fim de semana (sábado a domingo)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Hora específica</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Sem classificação</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Confidencial</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Classificado</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Altamente secreto</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Destacar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Fecha o painel</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Destaca e volta a encaixar o painel</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Ficheiros do tipo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Escolher</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Localizar pasta</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Pasta superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Criar pasta</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova pasta</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista de detalhes</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Este computador</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locais recentes</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Mudar o nome</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar ficheiros &amp;ocultos</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 já existe.
Quer substituí-lo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Ficheiro não encontrado.
Verifique se o nome do ficheiro está correto.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Pasta não encontrada.
Verifique se o nome da pasta está correto.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data de modificação</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Introduza um valor:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar detalhes...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar detalhes...</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Tamanho da página:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Largura:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Altura:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Origem do papel:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Paisagem invertida</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Retrato invertido</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Margens</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>Margem superior</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>Margem esquerda</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>Margem direita</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>Margem inferior</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Disposição da página</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Ordem da página:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Páginas por folha:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milímetros (mm)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Polegadas (in)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Pontos (pt)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Paica (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cícero (CC)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Carta / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Ofício</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>Executivo (7,5 x 10 in)</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Envelope C5</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Envelope EUA 10</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Envelope DL</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Fólio (8,27 x 13 in)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>Livro / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>Tabloide / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3 Extra</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 Extra</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 Plus</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 Pequeno</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 Extra</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 Extra</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Ofício Extra</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Carta Extra</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Carta Plus</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Carta Pequena</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Tabloide Extra</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Arquiteto A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Arquiteto B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Arquiteto C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Arquiteto D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Arquiteto E</translation>
    </message>
    <message>
        <source>%1 x %2 in</source>
        <translation>%1 x %2 in</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Executivo (7,25 x 10,5 in)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Quarto</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Recibo</translation>
    </message>
    <message>
        <source>Super A</source>
        <translation>Super A</translation>
    </message>
    <message>
        <source>Super B</source>
        <translation>Super B</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Postal</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Postal Duplo</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K Grande</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Contínuo EUA (14.875 x 11 in)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Contínuo Alemão (8.5 x 12 in)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Contínuo Ofício Alemão (8.5 x 13 in)</translation>
    </message>
    <message>
        <source>Envelope B4</source>
        <translation>Envelope B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Envelope B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Envelope B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Envelope C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Envelope C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Envelope C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Envelope C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Envelope C4</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Envelope C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Envelope C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Envelope C7</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Envelope EUA 9</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Envelope EUA 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Envelope EUA 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Envelope EUA 14</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Envelope Monarch</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Envelope Pessoal</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Envelope Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Envelope Chou 4</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Envelope Convite</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Envelope Italiano</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Envelope Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Envelope Kaku 3</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Envelope PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Envelope PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Envelope PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Envelope PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Envelope PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Envelope PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Envelope PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Envelope PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Envelope PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Envelope PRC 10</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Envelope You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>Personalizado (%1in x %2in)</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>Personalizado (%1mm x %2mm)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>Personalizado (%1CC x %2CC)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>Personalizado (%1DD x %2DD)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>Personalizado (%1pc x %2pc)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>Personalizado (%1pt x %2pt)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar tudo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim para &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nã&amp;o para tudo</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abortar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Todas as páginas</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páginas ímpares</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páginas pares</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opções &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opções &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir para ficheiro (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimir para ficheiro...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Ficheiro local</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Gravar ficheiro PDF</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Da esquerda para a direita, de cima para baixo</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Da esquerda para a direita, de baixo para cima</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Da direita para a esquerda, de baixo para cima</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Da direita para a esquerda, de cima para baixo</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De baixo para cima, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De baixo para cima, da direita para a esquerda</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De cima para baixo, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De cima para baixo, da direita para a esquerda</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>O %1 já existe.
Deseja substituí-lo?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 é uma pasta.
Escolha um nome de ficheiro diferente.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>O ficheiro %1 não pode ser escrito.
Escolha um nome diferente.</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>O valor &apos;De&apos; não pode ser maior que o valor &apos;Até&apos;.</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 não está bem escrito. Separe as páginas com &apos;,&apos;, escreva os intervalos com &apos;-&apos; e certifique-se de que não se sobrepõem.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Páginas mal indicadas</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflito nas definições de frente e verso</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>As definições de frente e verso estão em conflito. Deseja corrigi-las?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>As opções &apos;Páginas por folha&apos; e &apos;Conjunto de páginas&apos; não podem ser usadas em conjunto.
Desative uma das opções.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page Setup</source>
        <translation>Configuração de página</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Última página</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar à largura</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajustar à página</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>Mostrar única página</translation>
    </message>
    <message>
        <source>Show facing pages</source>
        <translation>Mostrar páginas opostas</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>Mostrar visão geral de todas as páginas</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Configuração da página</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>Pré-visualizar a impressão</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>Exportar como PDF</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Propriedades da impressora</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Opções da tarefa</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflito na configuração da página</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>As opções de configuração da página estão em conflito. Deseja corrigi-las?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflito nas opções avançadas</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Algumas opções avançadas estão em conflito. Deseja corrigi-las?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançadas</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Algumas opções estão em conflito. Corrija-as.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Print range</source>
        <translation>Páginas a imprimir</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Imprimir tudo</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Páginas de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páginas ou intervalos separados por vírgulas. Um intervalo escreve-se com dois números separados por um hífen. Por exemplo, 3,5-7,9 imprime as páginas 3, 5, 6, 7 e 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Página atual</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Conjunto de páginas:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Configurações de saída</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Cópias:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Modo de cor</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>A cores</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Tons de cinza</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão em frente e verso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encadernação no lado longo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encadernação no lado curto</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Impressora</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;ropriedades</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Localização:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pré-visualização</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tipo:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Ficheiro de &amp;saída:</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Deslocar para a direita</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar endereço da &amp;ligação</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>as at %1</source>
        <translation>à data de %1</translation>
    </message>
</context>
<context>
    <name>ReaderPage</name>
    <message>
        <source>Skip to the text</source>
        <translation>Ir para o texto</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Show the contents</source>
        <translation>Mostrar o índice</translation>
    </message>
    <message>
        <source>Hide the contents</source>
        <translation>Ocultar o índice</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Largura do índice</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Filter the contents</source>
        <translation>Filtrar o índice</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Recolher tudo</translation>
    </message>
    <message>
        <source>No matching headings.</source>
        <translation>Nenhuma epígrafe correspondente.</translation>
    </message>
    <message>
        <source>This text has no table of contents.</source>
        <translation>Este texto não tem índice.</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Notas de rodapé</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Voltar ao texto</translation>
    </message>
    <message>
        <source>The text could not be loaded.</source>
        <translation>Não foi possível carregar o texto.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>Mostrar a última versão</translation>
    </message>
    <message>
        <source>Invalid address</source>
        <translation>Endereço inválido</translation>
    </message>
    <message>
        <source>Not in this library</source>
        <translation>Não está nesta biblioteca</translation>
    </message>
    <message>
        <source>No such version</source>
        <translation>Esta versão não existe</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>Este não é o endereço de uma lei ou de uma decisão judicial.</translation>
    </message>
    <message>
        <source>The open library does not contain this work.</source>
        <translation>A biblioteca aberta não contém esta obra.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2. The earliest is dated %3.</source>
        <translation>A biblioteca não tem nenhuma versão de “%1” para %2. A mais antiga é de %3.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2.</source>
        <translation>A biblioteca não tem nenhuma versão de “%1” para %2.</translation>
    </message>
    <message>
        <source>The library lists “%1” but does not contain this version.</source>
        <translation>A biblioteca menciona “%1”, mas não contém esta versão.</translation>
    </message>
    <message>
        <source>Show the undated version</source>
        <translation>Mostrar a versão sem data</translation>
    </message>
    <message>
        <source>Show the version of %1</source>
        <translation>Mostrar a versão de %1</translation>
    </message>
    <message>
        <source>The stored text is damaged. Import the original again, or sync its source. Other texts are not affected.</source>
        <translation>O texto guardado está danificado. Importe de novo o original ou sincronize a sua origem. Os outros textos não são afetados.</translation>
    </message>
    <message>
        <source>This text cannot be shown</source>
        <translation>Não é possível mostrar este texto</translation>
    </message>
</context>
<context>
    <name>ReceiverText</name>
    <message>
        <source>answers 200 at once</source>
        <translation>responde 200 de imediato</translation>
    </message>
    <message>
        <source>answers 204, without a body</source>
        <translation>responde 204, sem corpo</translation>
    </message>
    <message>
        <source>answers 200 after 9.9 s, just in time</source>
        <translation>responde 200 após 9,9 s, mesmo a tempo</translation>
    </message>
    <message>
        <source>answers 200 after 10.1 s, just too late</source>
        <translation>responde 200 após 10,1 s, mesmo tarde demais</translation>
    </message>
    <message>
        <source>accepts the request and never answers</source>
        <translation>aceita o pedido e nunca responde</translation>
    </message>
    <message>
        <source>answers one byte per second, too slowly for the status to arrive in time</source>
        <translation>responde um byte por segundo, demasiado devagar para o estado chegar a tempo</translation>
    </message>
    <message>
        <source>answers 200, then resets the connection before the body</source>
        <translation>responde 200 e depois corta a ligação antes do corpo</translation>
    </message>
    <message>
        <source>accepts the request, then closes the connection</source>
        <translation>aceita o pedido e depois fecha a ligação</translation>
    </message>
    <message>
        <source>fails three times, then answers 200</source>
        <translation>falha três vezes e depois responde 200</translation>
    </message>
    <message>
        <source>asks once to wait 7 s, then answers 200</source>
        <translation>pede uma vez para esperar 7 s e depois responde 200</translation>
    </message>
    <message>
        <source>answers 410: the sender stops calling it</source>
        <translation>responde 410: o remetente deixa de o chamar</translation>
    </message>
    <message>
        <source>redirects to another address</source>
        <translation>redireciona para outro endereço</translation>
    </message>
    <message>
        <source>always fails</source>
        <translation>falha sempre</translation>
    </message>
    <message>
        <source>answers 200 with a binary body</source>
        <translation>responde 200 com um corpo binário</translation>
    </message>
    <message>
        <source>answers 200 with a body of 100 MB</source>
        <translation>responde 200 com um corpo de 100 MB</translation>
    </message>
    <message>
        <source>fails three times out of ten, the same ones for the same seed</source>
        <translation>falha três vezes em cada dez, as mesmas para a mesma semente</translation>
    </message>
    <message>
        <source>A closed connection counts as not received.</source>
        <translation>Uma ligação fechada conta como não recebida.</translation>
    </message>
    <message>
        <source>A work that is created and deleted within the window is reported as deleted. The receiver fetches it first, gets 404, and has nothing to delete.</source>
        <translation>Uma obra criada e eliminada dentro do intervalo é comunicada como eliminada. O recetor tenta obtê-la primeiro, recebe 404 e não tem nada para eliminar.</translation>
    </message>
    <message>
        <source>A work that is created and updated at once is reported as created, because the receiver does not know it yet.</source>
        <translation>Uma obra criada e logo atualizada é comunicada como criada, porque o recetor ainda não a conhece.</translation>
    </message>
    <message>
        <source>The deletion of a work arrives after the work was created again, as the specification warns. A receiver that deletes without checking loses a work that exists.</source>
        <translation>A eliminação de uma obra chega depois de a obra ter sido criada de novo, como a especificação avisa. Um recetor que elimina sem verificar perde uma obra que existe.</translation>
    </message>
    <message>
        <source>A work is deleted and created again a minute later: two invocations, which may arrive in the wrong order.</source>
        <translation>Uma obra é eliminada e criada de novo um minuto depois: duas invocações, que podem chegar pela ordem errada.</translation>
    </message>
    <message>
        <source>A work is deleted and created again within ten seconds, as two invocations: the deletion arrives a second after the creation. A receiver that deletes without checking loses a work that exists.</source>
        <translation>Uma obra é eliminada e criada de novo em menos de dez segundos, em duas invocações: a eliminação chega um segundo depois da criação. Um recetor que elimina sem verificar perde uma obra que existe.</translation>
    </message>
    <message>
        <source>A sender that does not group: three updates within ten seconds are three invocations. The receiver must end in the same state as after one.</source>
        <translation>Um remetente que não agrupa: três atualizações em dez segundos são três invocações. O recetor deve terminar no mesmo estado que depois de uma só.</translation>
    </message>
    <message>
        <source>The history of a work, with each invocation sent twice and in random order.</source>
        <translation>A história de uma obra, com cada invocação enviada duas vezes e por ordem aleatória.</translation>
    </message>
    <message>
        <source>Each request arrives twice. A correct receiver recognizes the duplicate.</source>
        <translation>Cada pedido chega duas vezes. Um recetor correto reconhece o duplicado.</translation>
    </message>
    <message>
        <source>A version of a work is created. Thirty seconds later one request is sent, which the receiver answers with 200.</source>
        <translation>É criada uma versão de uma obra. Trinta segundos depois é enviado um pedido, a que o recetor responde com 200.</translation>
    </message>
    <message>
        <source>A receiver that fails three times out of ten receives every invocation eventually.</source>
        <translation>Um recetor que falha três vezes em cada dez acaba por receber todas as invocações.</translation>
    </message>
    <message>
        <source>A receiver that answers 410 is not called any more until its webhook is resumed.</source>
        <translation>Um recetor que responde 410 deixa de ser chamado até que o seu webhook seja retomado.</translation>
    </message>
    <message>
        <source>The window opens with the first change and is 30 s long. An update at 29.9 s belongs to it, one at 30.1 s begins another.</source>
        <translation>O intervalo abre com a primeira modificação e dura 30 s. Uma atualização aos 29,9 s pertence-lhe; uma aos 30,1 s inicia outro.</translation>
    </message>
    <message>
        <source>A receiver that never answers is treated like one that fails.</source>
        <translation>Um recetor que nunca responde é tratado como um que falha.</translation>
    </message>
    <message>
        <source>With jitter, retries are up to a tenth earlier or later; the same seed gives the same times.</source>
        <translation>Com variação aleatória, as novas tentativas ocorrem até um décimo mais cedo ou mais tarde; a mesma semente dá os mesmos tempos.</translation>
    </message>
    <message>
        <source>The network takes five seconds; a receiver may be called while it still handles an earlier request.</source>
        <translation>A rede demora cinco segundos; um recetor pode ser chamado enquanto ainda trata um pedido anterior.</translation>
    </message>
    <message>
        <source>The first request is lost. The sender waits 10 s for an answer, and tries again 5 s later.</source>
        <translation>O primeiro pedido perde-se. O remetente espera 10 s por uma resposta e tenta de novo 5 s depois.</translation>
    </message>
    <message>
        <source>An answer of 204, without a body, counts as received.</source>
        <translation>Uma resposta 204, sem corpo, conta como recebida.</translation>
    </message>
    <message>
        <source>Two receivers, one of which hangs: the other receives everything without delay.</source>
        <translation>Dois recetores, um dos quais fica bloqueado: o outro recebe tudo sem demora.</translation>
    </message>
    <message>
        <source>Four works change at the same time, and the requests arrive in a different order.</source>
        <translation>Quatro obras mudam ao mesmo tempo e os pedidos chegam por uma ordem diferente.</translation>
    </message>
    <message>
        <source>A receiver that has failed for five days is paused. Later changes are kept for it, one per work, beside the invocations that were pending.</source>
        <translation>Um recetor que falha há cinco dias é posto em pausa. As modificações posteriores são-lhe reservadas, uma por obra, a par das invocações que estavam pendentes.</translation>
    </message>
    <message>
        <source>A receiver fails three times, then accepts the invocation. Every request has the same invocation id.</source>
        <translation>Um recetor falha três vezes e depois aceita a invocação. Todos os pedidos têm o mesmo id de invocação.</translation>
    </message>
    <message>
        <source>A redirect is a failure and is not followed.</source>
        <translation>Um redirecionamento é uma falha e não é seguido.</translation>
    </message>
    <message>
        <source>An answer after 10.1 s is a failure, even if the receiver has processed the invocation: it is sent again.</source>
        <translation>Uma resposta após 10,1 s é uma falha, mesmo que o recetor tenha processado a invocação: esta é enviada de novo.</translation>
    </message>
    <message>
        <source>An answer after 9.9 s is in time.</source>
        <translation>Uma resposta após 9,9 s chega a tempo.</translation>
    </message>
    <message>
        <source>A receiver that always fails is tried ten more times over twelve and a half hours; then the sender gives up.</source>
        <translation>Um recetor que falha sempre é tentado mais dez vezes ao longo de doze horas e meia; depois o remetente desiste.</translation>
    </message>
    <message>
        <source>A receiver asks for a pause of one minute. No request is sent before it ends, not even about other works.</source>
        <translation>Um recetor pede uma pausa de um minuto. Nenhum pedido é enviado antes de ela terminar, nem sequer sobre outras obras.</translation>
    </message>
    <message>
        <source>Half of the JSON is missing. A correct receiver answers 400, and does nothing.</source>
        <translation>Falta metade do JSON. Um recetor correto responde 400 e não faz nada.</translation>
    </message>
    <message>
        <source>A newer sender uses an unknown action. A correct receiver answers 200, and fetches the work or ignores the request.</source>
        <translation>Um remetente mais recente usa uma ação desconhecida. Um recetor correto responde 200 e obtém a obra ou ignora o pedido.</translation>
    </message>
    <message>
        <source>Five updates of one work within half a minute are one invocation.</source>
        <translation>Cinco atualizações de uma obra em meio minuto são uma só invocação.</translation>
    </message>
    <message>
        <source>Changes of different works are separate invocations, however close together they are.</source>
        <translation>As modificações de obras diferentes são invocações separadas, por mais próximas que estejam.</translation>
    </message>
    <message>
        <source>The request has a wrong signature. A receiver that checks signatures answers 401, and does nothing.</source>
        <translation>O pedido tem uma assinatura errada. Um recetor que verifica assinaturas responde 401 e não faz nada.</translation>
    </message>
    <message>
        <source>forwards to %1</source>
        <translation>reencaminha para %1</translation>
    </message>
    <message>
        <source>answers %1</source>
        <translation>responde %1</translation>
    </message>
    <message>
        <source>answers %1 after %2 ms</source>
        <translation>responde %1 após %2 ms</translation>
    </message>
</context>
<context>
    <name>SearchHit</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
</context>
<context>
    <name>SearchMemory</name>
    <message>
        <source>%1 new</source>
        <comment>results of a saved search</comment>
        <translation>novos: %1</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>%Ln comunicado como eliminado</numerusform>
            <numerusform>%Ln comunicados como eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is stored in the encrypted file. Enter its password.</source>
        <translation>O token está guardado no ficheiro encriptado. Introduza a palavra-passe do ficheiro.</translation>
    </message>
    <message>
        <source>Connections to this server have not been allowed yet. Reopen the library to allow them, or enter the token again.</source>
        <translation>As ligações a este servidor ainda não foram permitidas. Reabra a biblioteca para as permitir ou introduza o token de novo.</translation>
    </message>
    <message>
        <source>The token was stored only until you quit. Enter it again.</source>
        <translation>O token só ficou guardado até sair do programa. Introduza-o de novo.</translation>
    </message>
    <message>
        <source>The stored token was not found. Enter it again.</source>
        <translation>O token guardado não foi encontrado. Introduza-o de novo.</translation>
    </message>
    <message>
        <source>The server reports that more than a tenth of the texts from %1 no longer exist. This is unusual, so nothing was deleted. Check the server first.</source>
        <translation>O servidor comunica que mais de um décimo dos textos de %1 já não existe. Isto é invulgar, pelo que nada foi eliminado. Verifique primeiro o servidor.</translation>
    </message>
    <message>
        <source>Licence: %1, %2</source>
        <translation>Licença: %1, %2</translation>
    </message>
    <message>
        <source>then run again</source>
        <translation>e depois execute de novo</translation>
    </message>
    <message>
        <source>Another program is syncing this source. Syncing continues here when it has finished.</source>
        <translation>Outro programa está a sincronizar esta origem. A sincronização continua aqui quando ele terminar.</translation>
    </message>
    <message>
        <source>Texts reported as deleted are checked again at %1 and removed if the server still does not have them.</source>
        <translation>Os textos comunicados como eliminados são verificados de novo às %1 e removidos se o servidor continuar a não os ter.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>Não foi possível transferir %Ln texto por completo. Os textos existentes são mantidos e a próxima execução tenta de novo. “Histórico” mostra os motivos.</numerusform>
            <numerusform>Não foi possível transferir %Ln textos por completo. Os textos existentes são mantidos e a próxima execução tenta de novo. “Histórico” mostra os motivos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>Not in force</source>
        <translation>Não vigente</translation>
    </message>
    <message>
        <source>Uncommenced</source>
        <translation>Por entrar em vigor</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Substituído</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Sheria is already running, but does not respond. Close it, or wait, and try again.</source>
        <translation>O Sheria já está em execução, mas não responde. Feche-o, ou espere, e tente de novo.</translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message>
        <source>A source needs its token. Enter it on the Sync page.</source>
        <translation>Uma origem precisa do seu token. Introduza-o na página Sincronização.</translation>
    </message>
    <message>
        <source>%1 needs its token. Enter it on the Sync page.</source>
        <translation>%1 precisa do seu token. Introduza-o na página Sincronização.</translation>
    </message>
    <message>
        <source>Sync failed: %1</source>
        <translation>A sincronização falhou: %1</translation>
    </message>
    <message>
        <source>Sync of %1 failed: %2</source>
        <translation>A sincronização de %1 falhou: %2</translation>
    </message>
    <message>
        <source>Sync cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>Sincronização cancelada. Os textos transferidos são mantidos e a próxima execução continua a partir daí.</translation>
    </message>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>%Ln sincronização cancelada. Os textos transferidos são mantidos e a próxima execução continua a partir daí.</numerusform>
            <numerusform>%Ln sincronizações canceladas. Os textos transferidos são mantidos e a próxima execução continua a partir daí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sync completed: nothing new.</source>
        <translation>Sincronização concluída: nada de novo.</translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>Sincronização concluída: %Ln texto transferido.</numerusform>
            <numerusform>Sincronização concluída: %Ln textos transferidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>%1 origens sincronizadas: %Ln texto transferido.</numerusform>
            <numerusform>%1 origens sincronizadas: %Ln textos transferidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>Contacting the server</source>
        <translation>A contactar o servidor</translation>
    </message>
    <message>
        <source>Places and topics</source>
        <translation>Jurisdições e assuntos</translation>
    </message>
    <message>
        <source>%1 listed</source>
        <translation>%1 listados</translation>
    </message>
    <message>
        <source>%1 of %2 downloaded</source>
        <translation>%1 de %2 transferidos</translation>
    </message>
    <message>
        <source>Checking for deletions</source>
        <translation>A procurar eliminações</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluída</translation>
    </message>
    <message>
        <source>Token required</source>
        <translation>Token necessário</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Too many deletions</source>
        <translation>Demasiadas eliminações</translation>
    </message>
    <message>
        <source>Never synced</source>
        <translation>Nunca sincronizada</translation>
    </message>
    <message>
        <source>Interrupted; the next run continues</source>
        <translation>Interrompida; a próxima execução continua</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln falha</numerusform>
            <numerusform>%Ln falhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Atualizada</translation>
    </message>
    <message>
        <source>Completed with errors</source>
        <translation>Concluída com erros</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Parada</translation>
    </message>
    <message>
        <source>scheduled</source>
        <translation>agendada</translation>
    </message>
    <message>
        <source>webhook</source>
        <translation>webhook</translation>
    </message>
    <message>
        <source>recheck of deletions</source>
        <translation>nova verificação das eliminações</translation>
    </message>
    <message>
        <source>Being synced by another program</source>
        <translation>A ser sincronizada por outro programa</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>A parar…</translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>%Ln origem: %1 de %2 transferidos</numerusform>
            <numerusform>%Ln origens: %1 de %2 transferidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>%Ln origem a sincronizar</numerusform>
            <numerusform>%Ln origens a sincronizar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>falta %Ln s</numerusform>
            <numerusform>faltam %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>falta %Ln min</numerusform>
            <numerusform>faltam %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>faltam %1 h</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em curso</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Alterado</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Enter it under “Edit…”.</source>
        <translation>Introduza-o em “Editar…”.</translation>
    </message>
    <message>
        <source>Select less under “Edit…”, or ask the operator of the server.</source>
        <translation>Selecione menos em “Editar…” ou contacte o operador do servidor.</translation>
    </message>
    <message>
        <source>No data was lost. Run the sync again later to continue.</source>
        <translation>Não se perderam dados. Execute a sincronização mais tarde para continuar.</translation>
    </message>
    <message>
        <source>Free some disk space. No data was lost, and the next run continues from here.</source>
        <translation>Liberte algum espaço em disco. Não se perderam dados e a próxima execução continua a partir daqui.</translation>
    </message>
    <message>
        <source>Check that this is the address of the API. To change it, remove the source and connect again; downloaded texts are kept.</source>
        <translation>Verifique se este é o endereço da API. Para o mudar, remova a origem e ligue-se de novo; os textos transferidos são mantidos.</translation>
    </message>
    <message>
        <source>Another program is syncing this library. Run the sync again when it has finished.</source>
        <translation>Outro programa está a sincronizar esta biblioteca. Execute a sincronização de novo quando ele terminar.</translation>
    </message>
    <message>
        <source>Run the sync again. If that does not help, “Full Check” compares everything.</source>
        <translation>Execute a sincronização de novo. Se isso não ajudar, “Verificação completa” compara tudo.</translation>
    </message>
    <message>
        <source>The next run continues.</source>
        <translation>A próxima execução continua.</translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message>
        <source>The date of this version is unknown.</source>
        <translation>A data desta versão é desconhecida.</translation>
    </message>
    <message>
        <source>Future version, from %1.</source>
        <translation>Versão futura, a partir de %1.</translation>
    </message>
    <message>
        <source>As it was on %1.</source>
        <translation>Tal como estava em %1.</translation>
    </message>
    <message>
        <source>Current version, from %1 to %2.</source>
        <translation>Versão atual, de %1 a %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1 to %2.</source>
        <translation>Versão histórica, de %1 a %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1.</source>
        <translation>Versão histórica, a partir de %1.</translation>
    </message>
    <message>
        <source>Version of %1.</source>
        <translation>Versão de %1.</translation>
    </message>
    <message>
        <source>Current version, from %1, with amendments published up to %2.</source>
        <translation>Versão atual, a partir de %1, com as alterações publicadas até %2.</translation>
    </message>
    <message>
        <source>Current version, from %1.</source>
        <translation>Versão atual, a partir de %1.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Lapsed</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Descontinuado</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Cessou a vigência</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Substituído</translation>
    </message>
    <message>
        <source>Disapplied</source>
        <translation>Desaplicado</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Repealed.</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <comment>Repealed by the Act.</comment>
        <translation>%1 por %2.</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <comment>Repealed on a date.</comment>
        <translation>%1 em %2.</translation>
    </message>
    <message>
        <source>%1 on %2 by %3.</source>
        <comment>Repealed on a date by the Act.</comment>
        <translation>%1 em %2 por %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>%Ln alteração posterior ainda não incorporada.</numerusform>
            <numerusform>%Ln alterações posteriores ainda não incorporadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>%Ln alteração posterior ainda não incorporada: %1.</numerusform>
            <numerusform>%Ln alterações posteriores ainda não incorporadas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles in a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No commencement recorded.</source>
        <translation>Nenhuma entrada em vigor registada.</translation>
    </message>
    <message>
        <source>Not all of its provisions have commenced.</source>
        <translation>Nem todas as suas disposições entraram em vigor.</translation>
    </message>
    <message>
        <source>This version is not yet in force.</source>
        <translation>Esta versão ainda não está em vigor.</translation>
    </message>
    <message>
        <source>This is not the latest version.</source>
        <translation>Esta não é a última versão.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>O texto não indica a sua data. É mostrada a data da obra.</translation>
    </message>
    <message>
        <source>Available as PDF only. The text is shown page by page.</source>
        <translation>Disponível apenas em PDF. O texto é mostrado página a página.</translation>
    </message>
    <message>
        <source>The text of this work is not in the library.</source>
        <translation>O texto desta obra não está na biblioteca.</translation>
    </message>
    <message>
        <source>From %1 (latest)</source>
        <translation>A partir de %1 (mais recente)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>A partir de %1</translation>
    </message>
    <message>
        <source>Not in force: commences on %1.</source>
        <comment>date</comment>
        <translation>Não está em vigor: entra em vigor em %1.</translation>
    </message>
</context>
<context>
    <name>VectorText</name>
    <message>
        <source>The embeddings endpoint does not work. Until it does, passages are found by words only.</source>
        <translation>O serviço de vetores não funciona. Enquanto assim for, as passagens só são encontradas pelas palavras.</translation>
    </message>
    <message>
        <source>The endpoint rejected the key.</source>
        <translation>O serviço rejeitou a chave.</translation>
    </message>
    <message>
        <source>The endpoint did not return embeddings. Check its address and the model name.</source>
        <translation>O serviço não devolveu vetores semânticos. Verifique o endereço e o nome do modelo.</translation>
    </message>
    <message>
        <source>The key is no longer stored. Enter it again.</source>
        <translation>A chave já não está guardada. Introduza-a de novo.</translation>
    </message>
    <message>
        <source>The key is in the encrypted file. Enter the password and save.</source>
        <translation>A chave está no ficheiro encriptado. Introduza a palavra-passe e guarde.</translation>
    </message>
    <message>
        <source>Connections to the endpoint have not been allowed yet. Reopen the library to allow them, or save the endpoint here.</source>
        <translation>As ligações ao serviço ainda não foram permitidas. Reabra a biblioteca para as permitir ou guarde aqui o serviço.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Quoted correctly: brackets or ellipses show what was changed.</source>
        <translation>Transcrição exata: parênteses retos ou reticências mostram o que foi mudado.</translation>
    </message>
    <message>
        <source>Quoted correctly: the text has these words.</source>
        <translation>Transcrição exata: o texto tem estas palavras.</translation>
    </message>
    <message>
        <source>The text has these words, but elsewhere.</source>
        <translation>O texto tem estas palavras, mas noutro local.</translation>
    </message>
    <message>
        <source>The text of this date does not have these words; that of another date does.</source>
        <translation>O texto desta data não tem estas palavras; o de outra data tem.</translation>
    </message>
    <message>
        <source>Altered: the text has words like these, but other ones, or what was left out changes the sense.</source>
        <translation>Inexata: o texto tem palavras semelhantes, mas diferentes, ou o que foi omitido muda o sentido.</translation>
    </message>
    <message>
        <source>Not found: no text of this work that the library holds has these words.</source>
        <translation>Não encontrada: nenhum texto desta obra existente na biblioteca tem estas palavras.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>From the text to the quotation (struck out: only the text, underlined: only the quotation)</source>
        <translation>Do texto para a transcrição (riscado: só no texto; sublinhado: só na transcrição)</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texto de %1</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Comprovativo</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccessDialog</name>
    <message>
        <source>Accounts and Tokens</source>
        <translation>Contas e tokens</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acesso</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Name of a new account</source>
        <translation>Nome de uma nova conta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (desativada)</translation>
    </message>
    <message>
        <source>Not possible: the name is already in use, or the library would have no administrator.</source>
        <translation>Não é possível: o nome já está a ser usado ou a biblioteca ficaria sem administrador.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>Valor inválido: %1</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>Ainda não há contas.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccountPage</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Ativa</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrador</translation>
    </message>
    <message>
        <source>Can read court decisions</source>
        <translation>Pode ler decisões judiciais</translation>
    </message>
    <message>
        <source>Administrators always can.</source>
        <translation>Os administradores podem sempre.</translation>
    </message>
    <message>
        <source>Remove Account…</source>
        <translation>Remover conta…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Display name</source>
        <translation>Nome &amp;visível</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Palavra-passe</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nova palavra-passe</translation>
    </message>
    <message>
        <source>Set Password</source>
        <translation>Definir palavra-passe</translation>
    </message>
    <message>
        <source>Remove Password</source>
        <translation>Remover palavra-passe</translation>
    </message>
    <message>
        <source>Can sign in to the server&apos;s web pages with name and password.</source>
        <translation>Pode iniciar sessão nas páginas web do servidor com nome e palavra-passe.</translation>
    </message>
    <message>
        <source>No password; tokens only.</source>
        <translation>Sem palavra-passe; apenas tokens.</translation>
    </message>
    <message>
        <source>Created %1. Last signed in %2.</source>
        <translation>Criada em %1. Última sessão em %2.</translation>
    </message>
    <message>
        <source>Created %1. Never signed in.</source>
        <translation>Criada em %1. Nunca iniciou sessão.</translation>
    </message>
    <message>
        <source>Remove Account</source>
        <translation>Remover conta</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Remover “%1”?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Its tokens are revoked and all its sessions end. This cannot be undone.</source>
        <translation>Os seus tokens são revogados e todas as suas sessões terminam. Não é possível anular esta ação.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · página %2</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Palavras: %1</translation>
    </message>
    <message>
        <source>Similar in meaning</source>
        <translation>Sentido semelhante</translation>
    </message>
    <message>
        <source>%L1 % of the best match</source>
        <translation>%L1 % do melhor resultado</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Pontuação: %1</translation>
    </message>
    <message>
        <source>Similarity of meaning: %1</source>
        <translation>Semelhança de sentido: %1</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Base de conhecimento</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Fazer uma pergunta</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Open in the Reader</source>
        <translation>Abrir no leitor</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copiar como curl</translation>
    </message>
    <message>
        <source>Copies the query as a curl command</source>
        <translation>Copia a pergunta como comando curl</translation>
    </message>
    <message>
        <source>Only this place</source>
        <translation>Só esta jurisdição</translation>
    </message>
    <message>
        <source>Place, such as za-cpt</source>
        <translation>Jurisdição, como za-cpt</translation>
    </message>
    <message>
        <source>In force only</source>
        <translation>Só em vigor</translation>
    </message>
    <message>
        <source>As at</source>
        <translation>À data de</translation>
    </message>
    <message>
        <source>Search the law as at this date</source>
        <translation>Pesquisar o direito vigente nesta data</translation>
    </message>
    <message>
        <source>Matching passages</source>
        <translation>Passagens correspondentes</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Correspondência</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passagem</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>Text of the passage</source>
        <translation>Texto da passagem</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>A pesquisar…</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Sem resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%Ln passagem</numerusform>
            <numerusform>%Ln passagens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The library may not answer this question.</source>
        <translation>%1. A biblioteca pode não responder a esta pergunta.</translation>
    </message>
    <message>
        <source>%1 (so far; the search index is being updated)</source>
        <translation>%1 (até agora; o índice de pesquisa está a ser atualizado)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>O pedido foi copiado.</translation>
    </message>
    <message>
        <source>Passages that match the question are listed here.</source>
        <translation>As passagens que correspondem à pergunta são listadas aqui.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message>
        <source>Send Again</source>
        <translation>Enviar de novo</translation>
    </message>
    <message>
        <source>Sends the invocation again now, with the same id and all retries</source>
        <translation>Envia agora a invocação de novo, com o mesmo id e todas as novas tentativas</translation>
    </message>
    <message>
        <source>Send To…</source>
        <translation>Enviar para…</translation>
    </message>
    <message>
        <source>Sends the invocation once to another address</source>
        <translation>Envia a invocação uma vez para outro endereço</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copiar como curl</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Choose an attempt to see what was sent and what came back.</source>
        <translation>Escolha uma tentativa para ver o que foi enviado e o que foi recebido.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>event, work, address</comment>
        <translation>%1: %2 para %3</translation>
    </message>
    <message>
        <source>This invocation is no longer in the queue.</source>
        <translation>Esta invocação já não está na fila.</translation>
    </message>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>Entregue após %Ln tentativa.</numerusform>
            <numerusform>Entregue após %Ln tentativas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>Abandonada após %Ln tentativa.</numerusform>
            <numerusform>Abandonada após %Ln tentativas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: the webhook is paused.</source>
        <translation>Em espera: o webhook está em pausa.</translation>
    </message>
    <message>
        <source>Due; sent as soon as the server is running.</source>
        <translation>Pronta; é enviada logo que o servidor esteja em execução.</translation>
    </message>
    <message>
        <source>Next attempt in %1, at %2.</source>
        <translation>Próxima tentativa dentro de %1, às %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BasesPage</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Legislação</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Decisões judiciais</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Jurisdições</translation>
    </message>
    <message>
        <source>Natures</source>
        <translation>Naturezas</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Assuntos</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Tribunais</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Línguas</translation>
    </message>
    <message>
        <source>Separate codes with commas. Empty fields match everything.</source>
        <translation>Separe os códigos com vírgulas. Os campos vazios aceitam tudo.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefController</name>
    <message>
        <source>Check a &amp;Brief…</source>
        <translation>Verificar &amp;uma peça processual…</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefPage</name>
    <message>
        <source>Back to Text</source>
        <translation>Voltar ao texto</translation>
    </message>
    <message>
        <source>Choose &amp;Document…</source>
        <translation>Escolher &amp;documento…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>O que é listado</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>Só problemas</translation>
    </message>
    <message>
        <source>Only what was not checked</source>
        <translation>Só o que não foi verificado</translation>
    </message>
    <message>
        <source>Save Copy with &amp;Comments…</source>
        <translation>Guardar cópia com &amp;comentários…</translation>
    </message>
    <message>
        <source>Writes a copy of the document with a comment at each citation and quotation that has a problem or was not checked</source>
        <translation>Escreve uma cópia do documento com um comentário em cada citação e transcrição que tem um problema ou não foi verificada</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Guardar &amp;relatório…</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>A verificar</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>No documento</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>Na biblioteca</translation>
    </message>
    <message>
        <source>Citations and quotations</source>
        <translation>Citações e transcrições</translation>
    </message>
    <message>
        <source>Check a Brief</source>
        <translation>Verificar uma peça processual</translation>
    </message>
    <message>
        <source>Documents (%1)</source>
        <translation>Documentos (%1)</translation>
    </message>
    <message>
        <source>Choose a document, or drop one here: .docx, .odt, .pdf, .md, .html or .txt. It stays on this computer.</source>
        <translation>Escolha um documento ou largue-o aqui: .docx, .odt, .pdf, .md, .html ou .txt. O documento não sai deste computador.</translation>
    </message>
    <message>
        <source>The document cites and quotes nothing.</source>
        <translation>O documento não cita nem transcreve nada.</translation>
    </message>
    <message>
        <source>There is nothing of this kind.</source>
        <translation>Não há nada deste tipo.</translation>
    </message>
    <message>
        <source>%1: %L2 citations and quotations, %L3 with problems</source>
        <translation>%1: %L2 citações e transcrições, %L3 com problemas</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Não foi possível escrever o ficheiro.</translation>
    </message>
    <message>
        <source>%1 checked</source>
        <comment>name of a file</comment>
        <translation>%1 verificado</translation>
    </message>
    <message>
        <source>Save Copy with Comments</source>
        <translation>Guardar cópia com comentários</translation>
    </message>
    <message>
        <source>The copy would replace the document that was checked.</source>
        <translation>A cópia substituiria o documento que foi verificado.</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>Escolha outro nome para a cópia.</translation>
    </message>
    <message>
        <source>%1 report</source>
        <comment>name of a file</comment>
        <translation>%1 relatório</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Guardar relatório</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Página web (*.html);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowseModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>%1, %2 decisions</source>
        <translation>%1, %2 decisões</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowsePanel</name>
    <message>
        <source>Court decisions</source>
        <translation>Decisões judiciais</translation>
    </message>
    <message>
        <source>No court decisions given by %1.</source>
        <translation>Não há decisões judiciais proferidas até %1.</translation>
    </message>
    <message>
        <source>This library contains no court decisions.</source>
        <translation>Esta biblioteca não contém decisões judiciais.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleController</name>
    <message>
        <source>Make a B&amp;undle…</source>
        <translation>Criar um &amp;dossiê…</translation>
    </message>
    <message>
        <source>Add Part Being Read to the Bun&amp;dle</source>
        <translation>Adicionar ao dossiê a par&amp;te que está a ler</translation>
    </message>
    <message>
        <source>Add to Bundle</source>
        <translation>Adicionar ao dossiê</translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Textos abertos</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados da pesquisa</translation>
    </message>
    <message>
        <source>Notes of the collection “%1”</source>
        <translation>Notas da coleção “%1”</translation>
    </message>
    <message>
        <source>Notes of the saved search “%1”</source>
        <translation>Notas da pesquisa guardada “%1”</translation>
    </message>
    <message>
        <source>Make a Bundle</source>
        <translation>Criar um dossiê</translation>
    </message>
    <message>
        <source>Writing the bundle…</source>
        <translation>A escrever o dossiê…</translation>
    </message>
    <message>
        <source>The bundle was saved as %1.</source>
        <translation>O dossiê foi guardado como %1.</translation>
    </message>
    <message>
        <source>No bundle was written.</source>
        <translation>Não foi escrito nenhum dossiê.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Não foi possível escrever o ficheiro %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleDialog</name>
    <message>
        <source>Make a Bundle</source>
        <translation>Criar um dossiê</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Escolher de</translation>
    </message>
    <message>
        <source>Texts to choose from</source>
        <translation>Textos disponíveis</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>Add the chosen texts to the bundle</source>
        <translation>Adicionar ao dossiê os textos escolhidos</translation>
    </message>
    <message>
        <source>Add the &amp;Part Being Read</source>
        <translation>Adicionar a &amp;parte que está a ler</translation>
    </message>
    <message>
        <source>Add the provision that the window shows</source>
        <translation>Adicionar a disposição que a janela mostra</translation>
    </message>
    <message>
        <source>In the bundle:</source>
        <translation>No dossiê:</translation>
    </message>
    <message>
        <source>Texts in the bundle, in their order</source>
        <translation>Textos do dossiê, pela sua ordem</translation>
    </message>
    <message>
        <source>Add texts, decisions or single provisions.</source>
        <translation>Adicione textos, decisões ou disposições isoladas.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>As a&amp;t</source>
        <translation>À da&amp;ta de</translation>
    </message>
    <message>
        <source>The texts as they stood on a date</source>
        <translation>Os textos tal como estavam numa data</translation>
    </message>
    <message>
        <source>Date of the texts</source>
        <translation>Data dos textos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>Electronic book (EPUB)</source>
        <translation>Livro eletrónico (EPUB)</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tít&amp;ulo:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notas:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>All on these texts</source>
        <translation>Todas as notas destes textos</translation>
    </message>
    <message>
        <source>Only of the collection “%1”</source>
        <translation>Só as da coleção “%1”</translation>
    </message>
    <message>
        <source>Save the Bundle</source>
        <translation>Guardar o dossiê</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Dossiê</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>Livros eletrónicos (*.epub)</translation>
    </message>
    <message>
        <source>If empty: the number of documents</source>
        <translation>Se ficar vazio: o número de documentos</translation>
    </message>
</context>
<context>
    <name>sheria::app::ChangesPage</name>
    <message>
        <source>What changed</source>
        <translation>O que mudou</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Obra</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modificação</translation>
    </message>
    <message>
        <source>From</source>
        <translation>A partir de</translation>
    </message>
    <message>
        <source>New, amended, repealed and deleted texts of each sync run are listed here.</source>
        <translation>Aqui são listados os textos novos, alterados, revogados e eliminados em cada execução da sincronização.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compares the version before the change with the one after it</source>
        <translation>Compara a versão anterior à modificação com a posterior</translation>
    </message>
    <message>
        <source>Mark All as Read</source>
        <translation>Marcar tudo como lido</translation>
    </message>
    <message>
        <source>Removes the unread marks in the library tree</source>
        <translation>Retira as marcas de não lido da árvore da biblioteca</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>when, source</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationGraph</name>
    <message>
        <source>Citation Graph</source>
        <translation>Grafo de citações</translation>
    </message>
    <message>
        <source>Back to the work before</source>
        <translation>Voltar à obra anterior</translation>
    </message>
    <message>
        <source>Citation graph</source>
        <translation>Grafo de citações</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Obra</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>The arrow keys open and close branches. Return or a double click puts a work in the middle, Backspace goes back, Ctrl+Return opens its text.</source>
        <translation>As teclas de seta abrem e fecham ramos. Enter ou um duplo clique põe uma obra no centro, Backspace volta atrás, Ctrl+Enter abre o texto da obra.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>A ler…</translation>
    </message>
    <message>
        <source>Cited by (%L1), as at %2</source>
        <translation>Citado por (%L1), à data de %2</translation>
    </message>
    <message>
        <source>Cited by (%L1)</source>
        <translation>Citado por (%L1)</translation>
    </message>
    <message>
        <source>Cites (%L1), as at %2</source>
        <translation>Cita (%L1), à data de %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>Cita (%L1)</translation>
    </message>
    <message>
        <source>More… (%L1)</source>
        <translation>Mais… (%L1)</translation>
    </message>
    <message>
        <source>Centre on This Work</source>
        <translation>Centrar nesta obra</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Abrir num novo separador</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationMenu</name>
    <message>
        <source>More S&amp;tyles</source>
        <translation>Mais &amp;estilos</translation>
    </message>
    <message>
        <source>Sa&amp;ve As</source>
        <translation>Guardar co&amp;mo</translation>
    </message>
    <message>
        <source>&amp;Other Style…</source>
        <translation>&amp;Outro estilo…</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message>
        <source>Only the provision being read</source>
        <translation>Só a disposição que está a ler</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citações</translation>
    </message>
    <message>
        <source>Citation &amp;Graph…</source>
        <translation>&amp;Grafo de citações…</translation>
    </message>
    <message>
        <source>Walk from work to work by their citations</source>
        <translation>Percorrer as obras através das suas citações</translation>
    </message>
    <message>
        <source>Open a text to see what it cites and what cites it.</source>
        <translation>Abra um texto para ver o que ele cita e o que o cita.</translation>
    </message>
    <message>
        <source>The citations could not be read: %1</source>
        <translation>Não foi possível ler as citações: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>%Ln obra ainda sem procura de citações.</numerusform>
            <numerusform>%Ln obras ainda sem procura de citações.</numerusform>
        </translation>
    </message>
    <message>
        <source>No citations from or to this provision.</source>
        <translation>Não há citações de ou para esta disposição.</translation>
    </message>
    <message>
        <source>No citations from or to this text.</source>
        <translation>Não há citações de ou para este texto.</translation>
    </message>
    <message>
        <source>%1 is not in the library.</source>
        <translation>%1 não está na biblioteca.</translation>
    </message>
    <message>
        <source>No Treatment</source>
        <translation>Sem tratamento</translation>
    </message>
    <message>
        <source>What the Words Suggest</source>
        <translation>O que as palavras sugerem</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitingController</name>
    <message>
        <source>Check &amp;Quotation…</source>
        <translation>Verificar &amp;transcrição…</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation>Copiar como</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>Ligação web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>A citação foi copiada.</translation>
    </message>
    <message>
        <source>The citations were copied.</source>
        <translation>As citações foram copiadas.</translation>
    </message>
    <message>
        <source>The citation is being formatted…</source>
        <translation>A formatar a citação…</translation>
    </message>
    <message>
        <source>Citation Style</source>
        <translation>Estilo de citação</translation>
    </message>
    <message>
        <source>The citation could not be formatted.</source>
        <translation>Não foi possível formatar a citação.</translation>
    </message>
    <message>
        <source>RIS (%1)</source>
        <translation>RIS (%1)</translation>
    </message>
    <message>
        <source>BibTeX (%1)</source>
        <translation>BibTeX (%1)</translation>
    </message>
    <message>
        <source>CSL-JSON (%1)</source>
        <translation>CSL-JSON (%1)</translation>
    </message>
    <message>
        <source>Save Citations</source>
        <translation>Guardar citações</translation>
    </message>
    <message>
        <source>citations</source>
        <comment>name of a file</comment>
        <translation>citacoes</translation>
    </message>
    <message>
        <source>The citations were saved.</source>
        <translation>As citações foram guardadas.</translation>
    </message>
    <message>
        <source>The citations could not be saved.</source>
        <translation>Não foi possível guardar as citações.</translation>
    </message>
</context>
<context>
    <name>sheria::app::CommandPalette</name>
    <message>
        <source>Command Palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Action to run</source>
        <translation>Ação a executar</translation>
    </message>
    <message>
        <source>Type what to do</source>
        <translation>Escreva o que pretende fazer</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>No action fits what you typed. To find law, use the search field of the window.</source>
        <translation>Nenhuma ação corresponde ao que escreveu. Para encontrar legislação, use o campo de pesquisa da janela.</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (ativado)</translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message>
        <source>Previous Difference</source>
        <translation>Diferença anterior</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>Diferença seguinte</translation>
    </message>
    <message>
        <source>Swap Texts</source>
        <translation>Trocar os textos</translation>
    </message>
    <message>
        <source>Save Redline…</source>
        <translation>Guardar texto comparado…</translation>
    </message>
    <message>
        <source>Back to Text</source>
        <translation>Voltar ao texto</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>&amp;Antes</translation>
    </message>
    <message>
        <source>The text before</source>
        <translation>O texto anterior</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>&amp;Depois</translation>
    </message>
    <message>
        <source>The text after</source>
        <translation>O texto posterior</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>Como são mostrados os textos</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>Numa só coluna</translation>
    </message>
    <message>
        <source>Changes &amp;Only</source>
        <translation>Só &amp;modificações</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of two works</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Sem diferenças.</translation>
    </message>
    <message>
        <source>Show the differences</source>
        <translation>Mostrar as diferenças</translation>
    </message>
    <message>
        <source>Hide the differences</source>
        <translation>Ocultar as diferenças</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Filtrar diferenças</translation>
    </message>
    <message>
        <source>These texts cannot be compared</source>
        <translation>Não é possível comparar estes textos</translation>
    </message>
    <message>
        <source>Save Redline</source>
        <translation>Guardar texto comparado</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Akoma Ntoso (*.xml)</source>
        <translation>PDF (*.pdf);;Página web (*.html);;Akoma Ntoso (*.xml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Não foi possível escrever o ficheiro %1.</translation>
    </message>
    <message>
        <source>%1, %2, and %3, %4</source>
        <comment>title, date, title, date</comment>
        <translation>%1, %2, e %3, %4</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>title, date, date</comment>
        <translation>%1, %2 e %3</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Diferença %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>%Ln disposição só numa das línguas</numerusform>
            <numerusform>%Ln disposições só numa das línguas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%Ln diferença</numerusform>
            <numerusform>%Ln diferenças</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Side by Side…</source>
        <translation>Guardar lado a lado…</translation>
    </message>
    <message>
        <source>Save Side by Side</source>
        <translation>Guardar lado a lado</translation>
    </message>
    <message>
        <source>Save Comparison</source>
        <translation>Guardar a comparação</translation>
    </message>
</context>
<context>
    <name>sheria::app::CompareWithDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Compare “%1” with:</source>
        <translation>Comparar “%1” com:</translation>
    </message>
    <message>
        <source>Find a text to compare with</source>
        <translation>Procurar um texto para comparar</translation>
    </message>
    <message>
        <source>Title, number or address</source>
        <translation>Título, número ou endereço</translation>
    </message>
    <message>
        <source>Texts to compare with</source>
        <translation>Textos para comparar</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Type words of a title, a number or an address to find other works.</source>
        <translation>Escreva palavras de um título, um número ou um endereço para encontrar outras obras.</translation>
    </message>
    <message>
        <source>Looking for works…</source>
        <translation>A procurar obras…</translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>Nenhuma obra correspondente.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n work(s).</source>
        <translation>
            <numerusform>Só a primeira obra.</numerusform>
            <numerusform>Só as primeiras %Ln obras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Textos abertos</translation>
    </message>
    <message>
        <source>This work in other languages</source>
        <translation>Esta obra noutras línguas</translation>
    </message>
    <message>
        <source>Works of the library</source>
        <translation>Obras da biblioteca</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConnectDialog</name>
    <message>
        <source>Connect to a Server</source>
        <translation>Ligar a um servidor</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>Editar origem</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token</source>
        <translation>Deixe vazio para manter o token guardado</translation>
    </message>
    <message>
        <source>Sheria downloads works from a server and keeps this library in sync with it. The operator of the server provides the address and a token.</source>
        <translation>O Sheria transfere obras de um servidor e mantém esta biblioteca sincronizada com ele. O operador do servidor fornece o endereço e um token.</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Legislação</translation>
    </message>
    <message>
        <source>Court decisions</source>
        <translation>Decisões judiciais</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>legislation.gov.uk (feed)</source>
        <translation>legislation.gov.uk (feed)</translation>
    </message>
    <message>
        <source>Find Case Law, The National Archives (feed)</source>
        <translation>Find Case Law, Arquivos Nacionais do Reino Unido (feed)</translation>
    </message>
    <message>
        <source>Test Connection</source>
        <translation>Testar ligação</translation>
    </message>
    <message>
        <source>The token is sent to this address unencrypted and can be intercepted. Use https:// if the server supports it.</source>
        <translation>O token é enviado para este endereço sem encriptação e pode ser intercetado. Use https:// se o servidor o suportar.</translation>
    </message>
    <message>
        <source>Available:</source>
        <translation>Disponível:</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Endereço:</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>Token:</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>A testar a ligação</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>No token is needed. Leave the address empty for new publications, or enter the address of another Atom feed of the publisher. Licence of the documents: %1.</source>
        <translation>Não é necessário token. Deixe o endereço vazio para as novas publicações ou introduza o endereço de outro feed Atom do editor. Licença dos documentos: %1.</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>A estimar o volume…</translation>
    </message>
    <message>
        <source>The server has no matching content.</source>
        <translation>O servidor não tem conteúdo correspondente.</translation>
    </message>
    <message>
        <source>The size cannot be estimated now.</source>
        <translation>De momento, não é possível estimar o volume.</translation>
    </message>
    <message>
        <source>This server is already a source of this library.</source>
        <translation>Este servidor já é uma origem desta biblioteca.</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>Palavra-passe errada para o ficheiro encriptado.</translation>
    </message>
    <message>
        <source>The token could not be stored: %1</source>
        <translation>Não foi possível guardar o token: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Connect and Fetch</source>
        <translation>Ligar e transferir</translation>
    </message>
    <message>
        <source>Save and Run</source>
        <translation>Guardar e executar</translation>
    </message>
    <message>
        <source>Select at least one place.</source>
        <translation>Selecione pelo menos uma jurisdição.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConvergePage</name>
    <message>
        <source>Address of the receiver</source>
        <translation>Endereço do recetor</translation>
    </message>
    <message>
        <source>Your receiver: http://127.0.0.1:9000/hook</source>
        <translation>O seu recetor: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>Endereço do estado do recetor</translation>
    </message>
    <message>
        <source>Its state of a work: http://127.0.0.1:9000/state</source>
        <translation>O estado que tem de uma obra: http://127.0.0.1:9000/state</translation>
    </message>
    <message>
        <source>Token that the receiver fetches with</source>
        <translation>Token com que o recetor obtém as obras</translation>
    </message>
    <message>
        <source>Delivers the invocations of short histories to your receiver in many orders, and compares its state with a temporary library that it fetches from.</source>
        <translation>Entrega ao seu recetor as invocações de histórias curtas por muitas ordens e compara o estado dele com uma biblioteca temporária da qual ele obtém as obras.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as Scenario…</source>
        <translation>Guardar como cenário…</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>Semente: </translation>
    </message>
    <message>
        <source>Orders: </source>
        <translation>Ordens: </translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Todas as ordens</translation>
    </message>
    <message>
        <source>Settle: </source>
        <translation>Estabilização: </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>How long to wait until the receiver has settled</source>
        <translation>Quanto tempo esperar até que o recetor estabilize</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>Progresso do teste</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>%L1 of %L2 orders</source>
        <translation>%L1 de %L2 ordens</translation>
    </message>
    <message>
        <source>%L1 orders, shortening the failure</source>
        <translation>%L1 ordens, a encurtar a falha</translation>
    </message>
    <message>
        <source>Shortest order that fails: %1</source>
        <translation>Ordem mais curta que falha: %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>It ended at: %1</source>
        <translation>Terminou em: %1</translation>
    </message>
    <message>
        <source>%L1 orders run, %L2 failed.</source>
        <translation>%L1 ordens executadas, %L2 falharam.</translation>
    </message>
    <message>
        <source>Save as Scenario</source>
        <translation>Guardar como cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Cenários (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Não é possível escrever o ficheiro %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message>
        <source>Versions of this work, newest first</source>
        <translation>Versões desta obra, da mais recente para a mais antiga</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>À d&amp;ata de</translation>
    </message>
    <message>
        <source>Show the law as at this date in all tabs</source>
        <translation>Mostrar o direito vigente nesta data em todos os separadores</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Mais recente</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>Mostrar a última versão</translation>
    </message>
    <message>
        <source>Languages of this text</source>
        <translation>Línguas deste texto</translation>
    </message>
    <message>
        <source>This is not the version of %1, the date of the window.</source>
        <translation>Esta não é a versão de %1, a data da janela.</translation>
    </message>
    <message>
        <source>Show as at %1</source>
        <translation>Mostrar à data de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>%Ln versão</numerusform>
            <numerusform>%Ln versões</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Língua: %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateButton</name>
    <message>
        <source>Show the law as at a date, in the whole window</source>
        <translation>Mostrar em toda a janela o direito vigente numa data</translation>
    </message>
    <message>
        <source>Show the law as &amp;at</source>
        <translation>Mostrar o direito à d&amp;ata de</translation>
    </message>
    <message>
        <source>Show the law as at this date</source>
        <translation>Mostrar o direito vigente nesta data</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Mais recente</translation>
    </message>
    <message>
        <source>Date of the law: %1</source>
        <translation>Data do direito: %1</translation>
    </message>
    <message>
        <source>Date of the law: latest</source>
        <translation>Data do direito: a mais recente</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateNote</name>
    <message>
        <source>Back to the Latest</source>
        <translation>Voltar aos últimos textos</translation>
    </message>
    <message>
        <source>Show the latest texts in the whole window</source>
        <translation>Mostrar os últimos textos em toda a janela</translation>
    </message>
    <message>
        <source>Showing the law as at %1.</source>
        <translation>É mostrado o direito à data de %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionEditor</name>
    <message>
        <source>Decision Details</source>
        <translation>Detalhes da decisão</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Processo</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>People and Subjects</source>
        <translation>Pessoas e matérias</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicada</translation>
    </message>
    <message>
        <source>Being processed (not published)</source>
        <translation>Em tratamento (não publicada)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Unknown whether anonymised</source>
        <translation>Não se sabe se está anonimizada</translation>
    </message>
    <message>
        <source>Not anonymised</source>
        <translation>Não anonimizada</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Anonimizada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Discard unsaved changes?</source>
        <translation>Descartar as modificações não guardadas?</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Descartar modificações</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>Continuar a editar</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a day</comment>
        <translation>Conhecida</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionFiles</name>
    <message>
        <source>%1 is not a PDF document or is too large to attach.</source>
        <translation>%1 não é um documento PDF ou é demasiado grande para ser anexado.</translation>
    </message>
    <message>
        <source>Only PDF documents can be opened.</source>
        <translation>Só é possível abrir documentos PDF.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionModel</name>
    <message>
        <source>Being processed</source>
        <translation>Em tratamento</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Citação</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Sinalizações</translation>
    </message>
    <message>
        <source>no details</source>
        <comment>said of an empty cell</comment>
        <translation>sem detalhes</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsController</name>
    <message>
        <source>Court &amp;Decisions</source>
        <translation>&amp;Decisões judiciais</translation>
    </message>
    <message>
        <source>D&amp;ecision Details…</source>
        <translation>D&amp;etalhes da decisão…</translation>
    </message>
    <message>
        <source>Attac&amp;h Documents to the Decision…</source>
        <translation>Ane&amp;xar documentos à decisão…</translation>
    </message>
    <message>
        <source>&amp;Undo Change of Details</source>
        <translation>An&amp;ular modificação dos detalhes</translation>
    </message>
    <message>
        <source>Decision Details…</source>
        <translation>Detalhes da decisão…</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>Mover para o lixo…</translation>
    </message>
    <message>
        <source>The decision was changed in the meantime. Nothing was saved.</source>
        <translation>A decisão foi entretanto modificada. Nada foi guardado.</translation>
    </message>
    <message>
        <source>The previous details were restored.</source>
        <translation>Os detalhes anteriores foram restaurados.</translation>
    </message>
    <message>
        <source>The decision details were saved.</source>
        <translation>Os detalhes da decisão foram guardados.</translation>
    </message>
    <message>
        <source>The treatment was saved.</source>
        <translation>O tratamento foi guardado.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message>
        <source>Filter decisions</source>
        <translation>Filtrar decisões</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>Voltar aos textos</translation>
    </message>
    <message>
        <source>Show all months</source>
        <translation>Mostrar todos os meses</translation>
    </message>
    <message>
        <source>Show all decisions</source>
        <translation>Mostrar todas as decisões</translation>
    </message>
    <message>
        <source>State of the decisions</source>
        <translation>Estado das decisões</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos os estados</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicada</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>Em tratamento</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%Ln decisão</numerusform>
            <numerusform>%Ln decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>how many decisions, date</comment>
        <translation>%1 até %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is listed, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No matching decisions. Remove some filters.</source>
        <translation>Nenhuma decisão correspondente. Remova alguns filtros.</translation>
    </message>
    <message>
        <source>This library contains no court decisions. Import some, or drop files on the window.</source>
        <translation>Esta biblioteca não contém decisões judiciais. Importe algumas ou largue ficheiros na janela.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Abrir num novo separador</translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message>
        <source>Confirm Deletions</source>
        <translation>Confirmar eliminações</translation>
    </message>
    <message>
        <source>Texts that the server reports as deleted</source>
        <translation>Textos que o servidor comunica como eliminados</translation>
    </message>
    <message>
        <source>Each text is requested once more. Texts that the server still does not have are deleted here; those reported less than five minutes ago are deleted five minutes later.</source>
        <translation>Cada texto é pedido mais uma vez. Os textos que o servidor continua a não ter são eliminados aqui; os comunicados há menos de cinco minutos são eliminados cinco minutos depois.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>The list of deletions cannot be read at the moment.</source>
        <translation>De momento, não é possível ler a lista de eliminações.</translation>
    </message>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>O servidor comunica que %Ln texto desta biblioteca já não existe:</numerusform>
            <numerusform>O servidor comunica que %Ln textos desta biblioteca já não existem:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>Eliminar %Ln texto</numerusform>
            <numerusform>Eliminar %Ln textos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeliveryModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Obra</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentativa</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>sheria::app::DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Open a text to see its details.</source>
        <translation>Abra um texto para ver os seus detalhes.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DiagnosticsDialog</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permissões</translation>
    </message>
    <message>
        <source>Write-ahead log</source>
        <translation>Diário de escrita antecipada</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Índice de pesquisa</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Porta-chaves</translation>
    </message>
    <message>
        <source>Qt WebEngine</source>
        <translation>Qt WebEngine</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Correta</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificada</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>Está tudo em ordem.</translation>
    </message>
    <message>
        <source>Everything works. See the warnings below.</source>
        <translation>Tudo funciona. Veja os avisos abaixo.</translation>
    </message>
    <message>
        <source>Something does not work. Choose a problem to see what to do.</source>
        <translation>Algo não funciona. Escolha um problema para ver o que fazer.</translation>
    </message>
    <message>
        <source>Not everything could be checked.</source>
        <translation>Não foi possível verificar tudo.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Verificações</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>Verificar de &amp;novo</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Save &amp;Bundle…</source>
        <translation>Guardar a&amp;rquivo…</translation>
    </message>
    <message>
        <source>A ZIP file to attach to a report of a fault. File names, host names, tokens and titles are removed. It is not sent; read it before you pass it on.</source>
        <translation>Um ficheiro ZIP para anexar a um relatório de erro. Os nomes de ficheiros, nomes de anfitriões, tokens e títulos são retirados. Não é enviado; leia-o antes de o transmitir a alguém.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Checking… A large library takes some time.</source>
        <translation>A verificar… Uma biblioteca grande demora algum tempo.</translation>
    </message>
    <message>
        <source>Save Bundle</source>
        <translation>Guardar arquivo</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>Arquivos ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The bundle could not be saved.</source>
        <translation>Não foi possível guardar o arquivo.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DropOverlay</name>
    <message>
        <source>Drop the library to open it</source>
        <translation>Largue a biblioteca para a abrir</translation>
    </message>
    <message>
        <source>Drop files or folders to import them</source>
        <translation>Largue ficheiros ou pastas para os importar</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsController</name>
    <message>
        <source>What Chan&amp;ges When</source>
        <translation>O que muda e &amp;quando</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsPage</name>
    <message>
        <source>Back to Text</source>
        <translation>Voltar ao texto</translation>
    </message>
    <message>
        <source>Of what changes are listed</source>
        <translation>De que são listadas as mudanças</translation>
    </message>
    <message>
        <source>This Work</source>
        <translation>Esta obra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Jurisdição</translation>
    </message>
    <message>
        <source>Notes in Collection</source>
        <translation>Notas numa coleção</translation>
    </message>
    <message>
        <source>Which place or collection</source>
        <translation>Que jurisdição ou coleção</translation>
    </message>
    <message>
        <source>Save the List</source>
        <translation>Guardar a lista</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>&amp;Calendar (.ics)…</source>
        <translation>&amp;Calendário (.ics)…</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendários (*.ics)</translation>
    </message>
    <message>
        <source>&amp;Feed (Atom)…</source>
        <translation>&amp;Feed (Atom)…</translation>
    </message>
    <message>
        <source>Atom feeds (*.xml *.atom)</source>
        <translation>Feeds Atom (*.xml *.atom)</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>O primeiro dia</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Até</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>O último dia</translation>
    </message>
    <message>
        <source>In which state</source>
        <translation>Em que estado</translation>
    </message>
    <message>
        <source>Any State</source>
        <translation>Qualquer estado</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Mostrar &amp;tudo</translation>
    </message>
    <message>
        <source>Lists the changes of all days and in any state</source>
        <translation>Lista as mudanças de todos os dias e em qualquer estado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>No date</source>
        <comment>of a change of the law</comment>
        <translation>Sem data</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>O que muda e quando</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>O que muda e quando</translation>
    </message>
    <message>
        <source>What changes when: %1</source>
        <translation>O que muda e quando: %1</translation>
    </message>
    <message>
        <source>Looking for what changes…</source>
        <translation>A procurar o que muda…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln mudança</numerusform>
            <numerusform>%Ln mudanças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more on other days or in another state</source>
        <comment>number of changes</comment>
        <translation>
            <numerusform>%1; mais %Ln noutros dias ou noutro estado</numerusform>
            <numerusform>%1; mais %Ln noutros dias ou noutro estado</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known to change.</source>
        <translation>Não se conhece nenhuma mudança.</translation>
    </message>
    <message>
        <source>No work is open. Open one, or choose a place.</source>
        <translation>Nenhuma obra está aberta. Abra uma ou escolha uma jurisdição.</translation>
    </message>
    <message>
        <source>This library is empty.</source>
        <translation>Esta biblioteca está vazia.</translation>
    </message>
    <message>
        <source>No note is in a collection.</source>
        <translation>Nenhuma nota está numa coleção.</translation>
    </message>
    <message>
        <source>What changes could not be read: %1</source>
        <translation>Não foi possível ler o que muda: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Abrir num novo separador</translation>
    </message>
    <message>
        <source>Open the Law That Makes the Change</source>
        <translation>Abrir a lei que faz a mudança</translation>
    </message>
    <message>
        <source>Copy Address</source>
        <translation>Copiar endereço</translation>
    </message>
    <message>
        <source>Save What Changes When</source>
        <translation>Guardar o que muda e quando</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Não foi possível escrever o ficheiro %1.</translation>
    </message>
    <message numerus="yes">
        <source>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %n change(s).</source>
        <translation>
            <numerusform>Nenhuma entrada em vigor, alteração ou revogação conhecida corresponde às datas e ao filtro escolhidos acima. Mostrar tudo lista %Ln mudança.</numerusform>
            <numerusform>Nenhuma entrada em vigor, alteração ou revogação conhecida corresponde às datas e ao filtro escolhidos acima. Mostrar tudo lista %Ln mudanças.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointDialog</name>
    <message>
        <source>Events and Headers</source>
        <translation>Eventos e cabeçalhos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Events:</source>
        <translation>Eventos:</translation>
    </message>
    <message>
        <source>Request headers, one per line</source>
        <translation>Cabeçalhos do pedido, um por linha</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>Cabeçalhos:</translation>
    </message>
    <message>
        <source>One header per line. The values of headers such as Authorization are stored encrypted and shown as ****; leave **** to keep a value.</source>
        <translation>Um cabeçalho por linha. Os valores de cabeçalhos como Authorization são guardados encriptados e mostrados como ****; deixe **** para manter um valor.</translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Assinado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregues</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhadas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>No webhooks registered. Each webhook receives a POST request when a version of a work is created, updated or deleted.</source>
        <translation>Nenhum webhook registado. Cada webhook recebe um pedido POST quando uma versão de uma obra é criada, atualizada ou eliminada.</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it in the receiver.</source>
        <translation>O segredo de assinatura, mostrado uma única vez. Introduza-o no recetor.</translation>
    </message>
    <message>
        <source>URL of the new webhook</source>
        <translation>URL do novo webhook</translation>
    </message>
    <message>
        <source>Webhook URL, https://…</source>
        <translation>URL do webhook, https://…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Failed invocations to send again</source>
        <translation>Invocações falhadas a enviar de novo</translation>
    </message>
    <message>
        <source>Failed in the last hour</source>
        <translation>Falhadas na última hora</translation>
    </message>
    <message>
        <source>Failed in the last day</source>
        <translation>Falhadas no último dia</translation>
    </message>
    <message>
        <source>Failed in the last 30 days</source>
        <translation>Falhadas nos últimos 30 dias</translation>
    </message>
    <message>
        <source>Send Again</source>
        <translation>Enviar de novo</translation>
    </message>
    <message>
        <source>Sends the failed invocations of this period again: to the selected webhook, or to all if none is selected</source>
        <translation>Envia de novo as invocações falhadas deste período: para o webhook selecionado ou, se nenhum estiver selecionado, para todos</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Sends nothing for now; changes are queued, one for each work</source>
        <translation>Por agora não envia nada; as modificações ficam em fila, uma por obra</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Assinar</translation>
    </message>
    <message>
        <source>Signs requests with a new secret; the previous one stays valid for a day</source>
        <translation>Assina os pedidos com um novo segredo; o anterior continua válido durante um dia</translation>
    </message>
    <message>
        <source>Do Not Sign</source>
        <translation>Não assinar</translation>
    </message>
    <message>
        <source>Stops signing requests</source>
        <translation>Deixa de assinar os pedidos</translation>
    </message>
    <message>
        <source>Events and Headers…</source>
        <translation>Eventos e cabeçalhos…</translation>
    </message>
    <message>
        <source>Sets which events the webhook is called for, and headers of its requests</source>
        <translation>Define para que eventos o webhook é chamado e os cabeçalhos dos seus pedidos</translation>
    </message>
    <message>
        <source>Send an Example</source>
        <translation>Enviar um exemplo</translation>
    </message>
    <message>
        <source>Sends an invocation about an example work, which need not exist</source>
        <translation>Envia uma invocação sobre uma obra de exemplo, que não precisa de existir</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Removes the webhook and its pending invocations</source>
        <translation>Remove o webhook e as suas invocações pendentes</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>New Secret</source>
        <translation>Novo segredo</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Delete Webhook</source>
        <translation>Eliminar webhook</translation>
    </message>
    <message>
        <source>%1 receives no more invocations. Pending ones are discarded.</source>
        <translation>%1 deixa de receber invocações. As pendentes são descartadas.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>%Ln invocação é enviada de novo.</numerusform>
            <numerusform>%Ln invocações são enviadas de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid webhook URL. It must start with http:// or https:// and include a host.</source>
        <translation>URL do webhook inválido. Deve começar por http:// ou https:// e incluir um anfitrião.</translation>
    </message>
    <message>
        <source>This URL is already registered, there are too many webhooks, or the webhook answered 410 and must be resumed first.</source>
        <translation>Este URL já está registado, há demasiados webhooks ou o webhook respondeu 410 e tem de ser retomado primeiro.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Exporter</name>
    <message>
        <source>&amp;Export Text…</source>
        <translation>&amp;Exportar texto…</translation>
    </message>
    <message>
        <source>Export the Part Being &amp;Read…</source>
        <translation>Exportar a parte que está a &amp;ler…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>Livros eletrónicos (*.epub)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Akoma Ntoso with media (*.zip)</source>
        <translation>Akoma Ntoso com multimédia (*.zip)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>A exportar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The text was exported as %1.</source>
        <translation>O texto foi exportado como %1.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nada foi exportado.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Não foi possível escrever o ficheiro %1.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>A compor as páginas…</translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message>
        <source>Filter results</source>
        <translation>Filtrar resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>Mais %Ln…</numerusform>
            <numerusform>Mais %Ln…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FindBar</name>
    <message>
        <source>Find in this text</source>
        <translation>Localizar neste texto</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Ocorrência seguinte</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Fechar a barra de localização</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>matches</comment>
        <translation>%L1 de %L2</translation>
    </message>
</context>
<context>
    <name>sheria::app::HelpWindow</name>
    <message>
        <source>Sheria Help</source>
        <translation>Ajuda do Sheria</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Transferidos</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhados</translation>
    </message>
    <message>
        <source>Changes of the run</source>
        <translation>Modificações da execução</translation>
    </message>
    <message>
        <source>Nothing has been synced yet.</source>
        <translation>Ainda nada foi sincronizado.</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <comment>why</comment>
        <translation>Início: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln novo</numerusform>
            <numerusform>%Ln novos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%Ln modificado</numerusform>
            <numerusform>%Ln modificados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%Ln eliminado</numerusform>
            <numerusform>%Ln eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln falhado</numerusform>
            <numerusform>%Ln falhados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing new.</source>
        <translation>Nada de novo.</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message>
        <source>Previous search match</source>
        <translation>Ocorrência anterior da pesquisa</translation>
    </message>
    <message>
        <source>Next search match</source>
        <translation>Ocorrência seguinte da pesquisa</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Back to the search results</source>
        <translation>Voltar aos resultados da pesquisa</translation>
    </message>
    <message>
        <source>Clear highlights</source>
        <translation>Limpar as marcas da pesquisa</translation>
    </message>
    <message>
        <source>No match for “%1” in this text</source>
        <translation>Nenhuma ocorrência de “%1” neste texto</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>“%1”: %Ln ocorrência</numerusform>
            <numerusform>“%1”: %Ln ocorrências</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2 of %3</source>
        <comment>words, match, matches</comment>
        <translation>“%1”: %2 de %3</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitModel</name>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this decision</source>
        <translation>
            <numerusform>Mais %Ln nesta decisão</numerusform>
            <numerusform>Mais %Ln nesta decisão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this act</source>
        <translation>
            <numerusform>Mais %Ln nesta lei</numerusform>
            <numerusform>Mais %Ln nesta lei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this document</source>
        <translation>
            <numerusform>Mais %Ln neste documento</numerusform>
            <numerusform>Mais %Ln neste documento</numerusform>
        </translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>texto de %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Ainda nada foi importado.</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Progresso da importação</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Relatório da importação</translation>
    </message>
    <message>
        <source>Show only files with this outcome</source>
        <translation>Mostrar só os ficheiros com este resultado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown</source>
        <translation>Copiar as linhas selecionadas ou todas as que são mostradas</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Simulação</translation>
    </message>
    <message>
        <source>Show what the next imports would do, and write nothing</source>
        <translation>Mostrar o que fariam as próximas importações, sem escrever nada</translation>
    </message>
    <message>
        <source>Import Now</source>
        <translation>Importar agora</translation>
    </message>
    <message>
        <source>Import what the dry run has shown</source>
        <translation>Importar o que a simulação mostrou</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>Anular importação…</translation>
    </message>
    <message>
        <source>Undo this import as a whole</source>
        <translation>Anular toda esta importação</translation>
    </message>
    <message>
        <source>Earlier Imports…</source>
        <translation>Importações anteriores…</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Todos (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>outcome, how many files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Conflicts (%1)</source>
        <translation>Conflitos (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>A importar %Ln item…</numerusform>
            <numerusform>A importar %Ln itens…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 per second</source>
        <translation>%1 de %2 ficheiros, %3 por segundo</translation>
    </message>
    <message>
        <source>Done: %1 imported, %2 unchanged, %3 replaced, %4 refused.</source>
        <translation>Concluído: %1 importados, %2 sem modificações, %3 substituídos, %4 recusados.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the version of another file.</source>
        <translation>
            <numerusform>%Ln deles apresenta-se como a versão de outro ficheiro.</numerusform>
            <numerusform>%Ln deles apresentam-se como a versão de outro ficheiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of these, knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they are.</source>
        <translation>Destes, bases de conhecimento: %1 adicionadas, %2 modificadas, %3 removidas, %4 mantidas como estão.</translation>
    </message>
    <message>
        <source>Import cancelled. Files imported so far are kept.</source>
        <translation>Importação cancelada. Os ficheiros importados até agora são mantidos.</translation>
    </message>
    <message>
        <source>The import stopped. %1</source>
        <translation>A importação parou. %1</translation>
    </message>
    <message>
        <source>Dry run, nothing was written. %1</source>
        <translation>Simulação: nada foi escrito. %1</translation>
    </message>
    <message>
        <source>Save the Report</source>
        <translation>Guardar o relatório</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por vírgulas (*.csv)</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>O relatório foi guardado.</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <translation>Não foi possível guardar o relatório: %1</translation>
    </message>
    <message>
        <source>Hide Report</source>
        <translation>Ocultar relatório</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Mostrar relatório</translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message>
        <source>Sheria receives webhooks of another server at this address and then downloads the changes from that server.</source>
        <translation>O Sheria recebe neste endereço os webhooks de outro servidor e depois transfere as modificações desse servidor.</translation>
    </message>
    <message>
        <source>Address for the webhooks of another server</source>
        <translation>Endereço para os webhooks de outro servidor</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copiar o endereço</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Signing secret of the other server</source>
        <translation>Segredo de assinatura do outro servidor</translation>
    </message>
    <message>
        <source>Secret of the other server; leave empty to generate one</source>
        <translation>Segredo do outro servidor; deixe vazio para gerar um</translation>
    </message>
    <message>
        <source>Require Signatures</source>
        <translation>Exigir assinaturas</translation>
    </message>
    <message>
        <source>Accepts only requests signed with this or an earlier secret</source>
        <translation>Só aceita pedidos assinados com este segredo ou com um anterior</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>Aceitar tudo</translation>
    </message>
    <message>
        <source>Deletes the secrets and accepts unsigned requests</source>
        <translation>Elimina os segredos e aceita pedidos não assinados</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it on the sending server.</source>
        <translation>O segredo de assinatura, mostrado uma única vez. Introduza-o no servidor remetente.</translation>
    </message>
    <message>
        <source>Available while the server is running.</source>
        <translation>Disponível enquanto o servidor está em execução.</translation>
    </message>
    <message>
        <source>Signatures are not required, but a token of an account is.</source>
        <translation>Não são exigidas assinaturas, mas sim um token de uma conta.</translation>
    </message>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>Os pedidos devem ser assinados com %Ln segredo.</numerusform>
            <numerusform>Os pedidos devem ser assinados com um de %Ln segredos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A signing secret is whsec_ followed by 24 to 64 bytes in base64.</source>
        <translation>Um segredo de assinatura é whsec_ seguido de 24 a 64 bytes em base64.</translation>
    </message>
    <message>
        <source>Too many secrets, or this one already exists.</source>
        <translation>Demasiados segredos ou este já existe.</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeController</name>
    <message>
        <source>&amp;Knowledge Bases and AI Tools…</source>
        <translation>Bases de &amp;conhecimento e ferramentas de IA…</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDialog</name>
    <message>
        <source>A knowledge base with this code already exists.</source>
        <translation>Já existe uma base de conhecimento com este código.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>Valor inválido: %1</translation>
    </message>
    <message>
        <source>Knowledge Bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>AI Tools</source>
        <translation>Ferramentas de IA</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>sheria::app::LanguageSettings</name>
    <message>
        <source>Languages</source>
        <translation>Línguas</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>Língua da interface</translation>
    </message>
    <message>
        <source>Interface &amp;language</source>
        <translation>&amp;Língua da interface</translation>
    </message>
    <message>
        <source>Of menus, dialogs and help. The window is opened again in that language; texts stay as they are.</source>
        <translation>Dos menus, das caixas de diálogo e da ajuda. A janela é reaberta nessa língua; os textos ficam como estão.</translation>
    </message>
    <message>
        <source>translation locale</source>
        <translation>tradução idioma</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>Igual ao sistema</translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%Ln por ler</numerusform>
            <numerusform>%Ln por ler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message>
        <source>Filter the library</source>
        <translation>Filtrar a biblioteca</translation>
    </message>
    <message>
        <source>Filter by title or number</source>
        <translation>Filtrar por título ou número</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>À data de %1: %Ln obra posterior oculta</numerusform>
            <numerusform>À data de %1: %Ln obras posteriores ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>Nenhuma obra correspondente.</translation>
    </message>
    <message>
        <source>This library is empty. Import files, or drop them on the window.</source>
        <translation>Esta biblioteca está vazia. Importe ficheiros ou largue-os na janela.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Abrir num novo separador</translation>
    </message>
    <message>
        <source>Set Address…</source>
        <translation>Definir endereço…</translation>
    </message>
    <message>
        <source>Reset Address</source>
        <translation>Repor endereço</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>Mover para o lixo…</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>O que muda e quando</translation>
    </message>
</context>
<context>
    <name>sheria::app::ListEditor</name>
    <message>
        <source>Add row</source>
        <translation>Adicionar linha</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Remover linha</translation>
    </message>
    <message>
        <source>Move row up</source>
        <translation>Mover linha para cima</translation>
    </message>
    <message>
        <source>Move row down</source>
        <translation>Mover linha para baixo</translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message>
        <source>Show only attempts to this webhook</source>
        <translation>Mostrar só as tentativas para este webhook</translation>
    </message>
    <message>
        <source>All webhooks</source>
        <translation>Todos os webhooks</translation>
    </message>
    <message>
        <source>Show only attempts with this outcome</source>
        <translation>Mostrar só as tentativas com este resultado</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregues</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhadas</translation>
    </message>
    <message>
        <source>Show only attempts for this event</source>
        <translation>Mostrar só as tentativas para este evento</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Todos os eventos</translation>
    </message>
    <message>
        <source>Work, address or invocation</source>
        <translation>Obra, endereço ou invocação</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Reproduzir…</translation>
    </message>
    <message>
        <source>Makes the requests of a recording (HAR or JSON Lines) to an address</source>
        <translation>Faz os pedidos de uma gravação (HAR ou JSON Lines) a um endereço</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Exports the selected attempts, or all that are shown</source>
        <translation>Exporta as tentativas selecionadas ou todas as que são mostradas</translation>
    </message>
    <message>
        <source>Copy as &amp;curl</source>
        <translation>Copiar como &amp;curl</translation>
    </message>
    <message>
        <source>Save as &amp;HAR…</source>
        <translation>Guardar como &amp;HAR…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON Lines…</source>
        <translation>Guardar como &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Nenhuma biblioteca está aberta.</translation>
    </message>
    <message>
        <source>No matching attempts.</source>
        <translation>Nenhuma tentativa correspondente.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Register a webhook, then send it an example or change a work.</source>
        <translation>Ainda nada foi enviado. Registe um webhook e depois envie-lhe um exemplo ou modifique uma obra.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%Ln tentativa</numerusform>
            <numerusform>%Ln tentativas</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Replay a Recording</source>
        <translation>Reproduzir uma gravação</translation>
    </message>
    <message>
        <source>Recordings (*.har *.jsonl *.json *.ndjson)</source>
        <translation>Gravações (*.har *.jsonl *.json *.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <translation>Guardar o registo</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Arquivo HTTP (*.har)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>%Ln tentativa foi guardada.</numerusform>
            <numerusform>%Ln tentativas foram guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be saved. %1</source>
        <translation>Não foi possível guardar o registo. %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Ficheiro</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>&amp;Nova biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>&amp;Abrir biblioteca…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>&amp;Importar ficheiros…</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>Importar &amp;pasta…</translation>
    </message>
    <message>
        <source>Import &amp;Sample Library</source>
        <translation>Importar biblioteca de e&amp;xemplo</translation>
    </message>
    <message>
        <source>&amp;Connect to a Server…</source>
        <translation>&amp;Ligar a um servidor…</translation>
    </message>
    <message>
        <source>&amp;Accounts and Tokens…</source>
        <translation>&amp;Contas e tokens…</translation>
    </message>
    <message>
        <source>&amp;Trash and Imports…</source>
        <translation>Lix&amp;o e importações…</translation>
    </message>
    <message>
        <source>&amp;Move Version to Trash…</source>
        <translation>&amp;Mover versão para o lixo…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Library</source>
        <translation>Fi&amp;ltrar a biblioteca</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Painéis</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Interface &amp;Language</source>
        <translation>&amp;Língua da interface</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnóstico…</translation>
    </message>
    <message>
        <source>&amp;About Sheria</source>
        <translation>&amp;Acerca do Sheria</translation>
    </message>
    <message>
        <source>Match &amp;System</source>
        <translation>Igual ao &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Alto co&amp;ntraste</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Show the server panel</source>
        <translation>Mostrar o painel do servidor</translation>
    </message>
    <message>
        <source>%1 (read-only) – Sheria</source>
        <translation>%1 (só de leitura) – Sheria</translation>
    </message>
    <message>
        <source>%1 – Sheria</source>
        <translation>%1 – Sheria</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>Este não é o endereço de uma lei ou de uma decisão judicial.</translation>
    </message>
    <message>
        <source>Server stopped</source>
        <translation>Servidor parado</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Servidor: %1</translation>
    </message>
    <message>
        <source>The address %1 could not be opened.</source>
        <translation>Não foi possível abrir o endereço %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NetworkSettings</name>
    <message>
        <source>sync</source>
        <translation>sincronização</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>vetores semânticos</translation>
    </message>
    <message>
        <source>webhooks</source>
        <translation>webhooks</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>Anfitriões permitidos</translation>
    </message>
    <message>
        <source>Do Not Allow Any More</source>
        <translation>Deixar de permitir</translation>
    </message>
    <message>
        <source>Hosts that the open library may &amp;contact</source>
        <translation>Anfitriões que a biblioteca aberta pode &amp;contactar</translation>
    </message>
    <message>
        <source>You allowed these when you added a server, a webhook or an embedding service. The library contacts no other computers.</source>
        <translation>Permitiu-os quando adicionou um servidor, um webhook ou um serviço de vetores. A biblioteca não contacta outros computadores.</translation>
    </message>
    <message>
        <source>trust connections sync webhooks</source>
        <translation>confiança ligações sincronização webhooks</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Sem proxy</translation>
    </message>
    <message>
        <source>This proxy</source>
        <translation>Este proxy</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Endereço do proxy</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>&amp;Proxy</translation>
    </message>
    <message>
        <source>For requests to other computers: sync and embeddings. HTTP and SOCKS 5; a name and password cannot be given here.</source>
        <translation>Para pedidos a outros computadores: sincronização e vetores semânticos. HTTP e SOCKS 5; não é possível indicar aqui um nome e uma palavra-passe.</translation>
    </message>
    <message>
        <source>Enter the address of a proxy, such as http://proxy.example:3128. Until then the proxy of before is used.</source>
        <translation>Introduza o endereço de um proxy, como http://proxy.example:3128. Até lá é usado o proxy anterior.</translation>
    </message>
    <message>
        <source>No hosts allowed yet.</source>
        <translation>Ainda não há anfitriões autorizados.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteConflictDialog</name>
    <message>
        <source>Compare Texts</source>
        <translation>Comparar textos</translation>
    </message>
    <message>
        <source>You, %1</source>
        <translation>Você, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deleted: %1, %2</source>
        <comment>name, time</comment>
        <translation>Eliminada: %1, %2</translation>
    </message>
    <message>
        <source>Somebody deleted this note while somebody else was changing it. It is kept until you choose.</source>
        <translation>Alguém eliminou esta nota enquanto outra pessoa a alterava. É mantida até que escolha.</translation>
    </message>
    <message>
        <source>These texts were written by people who did not know of each other&apos;s. All are kept until you choose; what you do not choose stays among the earlier texts.</source>
        <translation>Estes textos foram escritos por pessoas que não conheciam o das outras. Todos são mantidos até que escolha; o que não escolher fica entre os textos anteriores.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more texts can be compared afterwards.</source>
        <translation>
            <numerusform>Mais %Ln texto pode ser comparado depois.</numerusform>
            <numerusform>Mais %Ln textos podem ser comparados depois.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep the Note</source>
        <translation>&amp;Manter a nota</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>Manter o &amp;meu</translation>
    </message>
    <message>
        <source>Keep the &amp;First</source>
        <translation>Manter o &amp;primeiro</translation>
    </message>
    <message>
        <source>&amp;Delete It</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Keep &amp;Theirs</source>
        <translation>Manter o &amp;outro</translation>
    </message>
    <message>
        <source>Keep the &amp;Second</source>
        <translation>Manter o &amp;segundo</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>Manter &amp;ambos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>Texto da nota</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etiquetas, separadas por vírgulas</translation>
    </message>
    <message>
        <source>Collections, separated by commas</source>
        <translation>Coleções, separadas por vírgulas</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Compare Texts…</source>
        <translation>&amp;Comparar textos…</translation>
    </message>
    <message>
        <source>Several people changed this note without knowing of each other.</source>
        <translation>Várias pessoas alteraram esta nota sem saberem umas das outras.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>name</comment>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>By %1, changed by %2.</source>
        <comment>names</comment>
        <translation>De %1, alterada por %2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesController</name>
    <message>
        <source>Add &amp;Note…</source>
        <translation>Adicionar &amp;nota…</translation>
    </message>
    <message>
        <source>&amp;Highlight Selection</source>
        <translation>&amp;Realçar seleção</translation>
    </message>
    <message>
        <source>&amp;Bookmark Provision</source>
        <translation>&amp;Marcar disposição</translation>
    </message>
    <message>
        <source>Select the words to highlight first.</source>
        <translation>Selecione primeiro as palavras a realçar.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesPanel</name>
    <message>
        <source>Save Note</source>
        <translation>Guardar nota</translation>
    </message>
    <message>
        <source>Search in notes</source>
        <translation>Pesquisar nas notas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Realces</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Tag or collection</source>
        <translation>Etiqueta ou coleção</translation>
    </message>
    <message>
        <source>Which notes are listed</source>
        <translation>Que notas são listadas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Save This Search…</source>
        <translation>Guardar esta pesquisa…</translation>
    </message>
    <message>
        <source>Delete Saved Search</source>
        <translation>Eliminar pesquisa guardada</translation>
    </message>
    <message>
        <source>Make a &amp;Bundle of These Notes…</source>
        <translation>Criar um &amp;dossiê com estas notas…</translation>
    </message>
    <message>
        <source>Earlier Texts…</source>
        <translation>Textos anteriores…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export as Web Annotations…</source>
        <translation>Exportar como Web Annotations…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exportar como Markdown…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>Esvaziar o lixo…</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Este texto</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Todos os textos</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>%1 (%L2 new)</source>
        <comment>saved search</comment>
        <translation>%1 (%L2 novas)</translation>
    </message>
    <message>
        <source>All tags and collections</source>
        <translation>Etiquetas e coleções</translation>
    </message>
    <message>
        <source>Tag: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Etiqueta: %1 (%2)</translation>
    </message>
    <message>
        <source>Collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Coleção: %1 (%2)</translation>
    </message>
    <message>
        <source>Open a library to see your notes on it.</source>
        <translation>Abra uma biblioteca para ver as suas notas sobre ela.</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>Nenhuma nota tem estas palavras.</translation>
    </message>
    <message>
        <source>Open a text to see your notes on it.</source>
        <translation>Abra um texto para ver as suas notas sobre ele.</translation>
    </message>
    <message>
        <source>No note is of this kind, tag or collection.</source>
        <translation>Nenhuma nota é deste tipo ou tem esta etiqueta ou coleção.</translation>
    </message>
    <message>
        <source>No notes yet. Select words in a text and choose Edit &gt; Add Note.</source>
        <translation>Ainda não há notas. Selecione palavras num texto e escolha Editar &gt; Adicionar nota.</translation>
    </message>
    <message>
        <source>The bookmark was saved.</source>
        <translation>O marcador foi guardado.</translation>
    </message>
    <message>
        <source>The highlight was saved.</source>
        <translation>O realce foi guardado.</translation>
    </message>
    <message>
        <source>The note was saved.</source>
        <translation>A nota foi guardada.</translation>
    </message>
    <message>
        <source>The notes could not be changed.</source>
        <translation>Não foi possível modificar as notas.</translation>
    </message>
    <message>
        <source>The note was restored.</source>
        <translation>A nota foi restaurada.</translation>
    </message>
    <message>
        <source>The note was moved to the trash.</source>
        <translation>A nota foi movida para o lixo.</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>Guardar pesquisa</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nome da pesquisa:</translation>
    </message>
    <message>
        <source>The search was saved.</source>
        <translation>A pesquisa foi guardada.</translation>
    </message>
    <message>
        <source>The saved search was deleted.</source>
        <translation>A pesquisa guardada foi eliminada.</translation>
    </message>
    <message>
        <source>Until %1:</source>
        <translation>Até %1:</translation>
    </message>
    <message>
        <source>Earlier Texts</source>
        <translation>Textos anteriores</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>Textos anteriores</translation>
    </message>
    <message>
        <source>The text of this note was never changed.</source>
        <translation>O texto desta nota nunca foi modificado.</translation>
    </message>
    <message>
        <source>Empty Trash</source>
        <translation>Esvaziar o lixo</translation>
    </message>
    <message>
        <source>Delete all notes in the trash permanently? This cannot be undone.</source>
        <translation>Eliminar definitivamente todas as notas do lixo? Não é possível anular esta ação.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Notes deleted: %L1.</source>
        <translation>Notas eliminadas: %L1.</translation>
    </message>
    <message>
        <source>Share a &amp;Collection…</source>
        <translation>Partilhar uma &amp;coleção…</translation>
    </message>
    <message>
        <source>Stop Sharing the Chosen Collection…</source>
        <translation>Deixar de partilhar a coleção escolhida…</translation>
    </message>
    <message>
        <source>Shared collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Coleção partilhada: %1 (%2)</translation>
    </message>
    <message>
        <source>several texts</source>
        <translation>vários textos</translation>
    </message>
    <message>
        <source>The collection is shared.</source>
        <translation>A coleção está partilhada.</translation>
    </message>
    <message>
        <source>Stop Sharing</source>
        <translation>Deixar de partilhar</translation>
    </message>
    <message>
        <source>Stop sharing the collection “%1”? Everybody keeps the notes as they are; what is changed from now on stays where it is changed.</source>
        <translation>Deixar de partilhar a coleção «%1»? Todos ficam com as notas como estão; o que for alterado a partir de agora fica onde for alterado.</translation>
    </message>
    <message>
        <source>The collection is private now.</source>
        <translation>A coleção é agora privada.</translation>
    </message>
    <message>
        <source>%1, until %2:</source>
        <comment>name, time</comment>
        <translation>%1, até %2:</translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message>
        <source>Export the Library as a &amp;Pack…</source>
        <translation>Exportar a &amp;biblioteca como pacote…</translation>
    </message>
    <message>
        <source>Export C&amp;hanges since the Last Pack…</source>
        <translation>Exportar &amp;modificações desde o último pacote…</translation>
    </message>
    <message>
        <source>%1-since-%2.zip</source>
        <comment>a file&apos;s name: library, number</comment>
        <translation>%1-desde-%2.zip</translation>
    </message>
    <message>
        <source>Export the Library as a Pack</source>
        <translation>Exportar a biblioteca como pacote</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>Pacotes (*.zip)</translation>
    </message>
    <message>
        <source>Exporting the pack…</source>
        <translation>A exportar o pacote…</translation>
    </message>
    <message>
        <source>No pack was written.</source>
        <translation>Não foi escrito nenhum pacote.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Não foi possível escrever o ficheiro %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>%Ln obra modificada e todas as eliminações foram escritas em %1.</numerusform>
            <numerusform>%Ln obras modificadas e todas as eliminações foram escritas em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln obra foi escrita em %1.</numerusform>
            <numerusform>%Ln obras foram escritas em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>%Ln base de conhecimento incluída.</numerusform>
            <numerusform>%Ln bases de conhecimento incluídas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>%Ln texto ainda está incompleto.</numerusform>
            <numerusform>%Ln textos ainda estão incompletos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>%Ln texto ou ficheiro danificado foi ignorado.</numerusform>
            <numerusform>%Ln textos ou ficheiros danificados foram ignorados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PagedPanel</name>
    <message>
        <source>Back to Text</source>
        <translation>Voltar ao texto</translation>
    </message>
</context>
<context>
    <name>sheria::app::PlaceSettings</name>
    <message>
        <source>Files and Folders</source>
        <translation>Ficheiros e pastas</translation>
    </message>
    <message>
        <source>Library that is open</source>
        <translation>Biblioteca aberta</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Open the folder of: %1</source>
        <translation>Abrir a pasta de: %1</translation>
    </message>
    <message>
        <source>path folder file</source>
        <translation>caminho pasta ficheiro</translation>
    </message>
</context>
<context>
    <name>sheria::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Procurar definições</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Nenhuma definição tem estas palavras.</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrintPreview</name>
    <message>
        <source>Print Preview: %1</source>
        <translation>Pré-visualização da impressão: %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Fit to the width</source>
        <translation>Ajustar à largura</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrivacySettings</name>
    <message>
        <source>until the program ends</source>
        <translation>até sair do programa</translation>
    </message>
    <message>
        <source>in the system keychain</source>
        <translation>no porta-chaves do sistema</translation>
    </message>
    <message>
        <source>in a file with a password</source>
        <translation>num ficheiro com palavra-passe</translation>
    </message>
    <message>
        <source>in a file of your own</source>
        <translation>num ficheiro seu</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>não guardado</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>&amp;Remember searches</source>
        <translation>&amp;Memorizar pesquisas</translation>
    </message>
    <message>
        <source>They are offered in the search box. Searches that you save are kept anyway.</source>
        <translation>São sugeridas na caixa de pesquisa. As pesquisas que guardar são sempre mantidas.</translation>
    </message>
    <message>
        <source>history</source>
        <translation>histórico</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>Limpar histórico de pesquisas</translation>
    </message>
    <message>
        <source>The search history was cleared.</source>
        <translation>O histórico de pesquisas foi limpo.</translation>
    </message>
    <message>
        <source>Saved searches stay.</source>
        <translation>As pesquisas guardadas são mantidas.</translation>
    </message>
    <message>
        <source>Clear Recent Libraries</source>
        <translation>Limpar bibliotecas recentes</translation>
    </message>
    <message>
        <source>Empties the menu Open Recent. The libraries stay where they are.</source>
        <translation>Esvazia o menu Abrir recente. As bibliotecas ficam onde estão.</translation>
    </message>
    <message>
        <source>Tokens of other servers</source>
        <translation>Tokens de outros servidores</translation>
    </message>
    <message>
        <source>Forget Token</source>
        <translation>Esquecer token</translation>
    </message>
    <message>
        <source>&amp;Tokens of other servers, for the open library</source>
        <translation>&amp;Tokens de outros servidores, para a biblioteca aberta</translation>
    </message>
    <message>
        <source>A token that is forgotten must be entered again before the server is contacted.</source>
        <translation>Um token esquecido tem de ser introduzido de novo antes de se contactar o servidor.</translation>
    </message>
    <message>
        <source>secrets keychain passwords</source>
        <translation>segredos porta-chaves palavras-passe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>Ainda não há tokens.</translation>
    </message>
</context>
<context>
    <name>sheria::app::QuotationDialog</name>
    <message>
        <source>Check Quotation</source>
        <translation>Verificar transcrição</translation>
    </message>
    <message>
        <source>Passage quoted from “%1”:</source>
        <translation>Passagem transcrita de “%1”:</translation>
    </message>
    <message>
        <source>Quoted passage</source>
        <translation>Passagem transcrita</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>C&amp;opiar resultado</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>A verificar…</translation>
    </message>
    <message>
        <source>The result of the check</source>
        <translation>Resultado da verificação</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Recuar</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;vançar</translation>
    </message>
    <message>
        <source>Go to &amp;Address</source>
        <translation>Ir para en&amp;dereço</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>Separador &amp;seguinte</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>Separador &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>&amp;Fechar separador</translation>
    </message>
    <message>
        <source>&amp;Reopen Closed Tab</source>
        <translation>&amp;Reabrir separador fechado</translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation>&amp;Localizar no texto…</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Localizar se&amp;guinte</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Localizar an&amp;terior</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Red&amp;uzir</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>&amp;Tamanho real</translation>
    </message>
    <message>
        <source>Table of &amp;Contents</source>
        <translation>Índi&amp;ce</translation>
    </message>
    <message>
        <source>Amending La&amp;ws</source>
        <translation>Leis de &amp;alteração</translation>
    </message>
    <message>
        <source>Colour by A&amp;ge</source>
        <translation>Colorir por anti&amp;guidade</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Show as at &amp;Date…</source>
        <translation>Mostrar à &amp;data de…</translation>
    </message>
    <message>
        <source>Show the Lat&amp;est</source>
        <translation>Mostrar os últimos t&amp;extos</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>Cro&amp;nologia</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>&amp;Versões…</translation>
    </message>
    <message>
        <source>&amp;Language…</source>
        <translation>&amp;Língua…</translation>
    </message>
    <message>
        <source>Co&amp;mpare with Another Date…</source>
        <translation>Co&amp;mparar com outra data…</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Comparar &amp;com…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Ci&amp;tation</source>
        <translation>Ci&amp;tação</translation>
    </message>
    <message>
        <source>Copy the selection, or the name of the provision, with its source</source>
        <translation>Copiar a seleção, ou o nome da disposição, com a sua fonte</translation>
    </message>
    <message>
        <source>Web &amp;Link</source>
        <translation>&amp;Ligação web</translation>
    </message>
    <message>
        <source>Copy a link to the provision on the server of this program, while it runs</source>
        <translation>Copiar uma ligação para a disposição no servidor deste programa, enquanto está em execução</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>En&amp;dereço</translation>
    </message>
    <message>
        <source>Copy the address of the provision, to go to it by the search box</source>
        <translation>Copiar o endereço da disposição, para voltar a ela através da caixa de pesquisa</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copiar c&amp;omo</translation>
    </message>
    <message>
        <source>Actual size (now %1 %)</source>
        <translation>Tamanho real (agora %1 %)</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>A citação foi copiada.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>O endereço foi copiado.</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>A ligação foi copiada.</translation>
    </message>
    <message>
        <source>Print Previe&amp;w…</source>
        <translation>Pré-&amp;visualizar a impressão…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderPane</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTab</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title, date of a text that is not the latest</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New Tab</source>
        <translation>Novo separador</translation>
    </message>
    <message>
        <source>This link has no target.</source>
        <translation>Esta ligação não tem destino.</translation>
    </message>
    <message>
        <source>The page had to be closed. Open it again to continue.</source>
        <translation>Foi necessário fechar a página. Abra-a de novo para continuar.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTabs</name>
    <message>
        <source>Open texts</source>
        <translation>Textos abertos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <translation>Tipo de letra do texto</translation>
    </message>
    <message>
        <source>Serif, for all scripts</source>
        <translation>Com serifas, para todos os sistemas de escrita</translation>
    </message>
    <message>
        <source>Other font</source>
        <translation>Outro tipo de letra</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>Família do tipo de letra</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>Tipo de &amp;letra</translation>
    </message>
    <message>
        <source>Characters that the font does not have are taken from the usual fonts.</source>
        <translation>Os caracteres que o tipo de letra não tem são retirados dos tipos de letra habituais.</translation>
    </message>
    <message>
        <source>typeface family</source>
        <translation>fonte família caracteres</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Tamanho do texto</translation>
    </message>
    <message>
        <source>Of the text alone. Zoom In and Zoom Out in the menu View also enlarge the table of contents.</source>
        <translation>Só do texto. Ampliar e Reduzir, no menu Ver, também aumentam e diminuem o índice.</translation>
    </message>
    <message>
        <source>large small zoom</source>
        <translation>grande pequeno zoom</translation>
    </message>
    <message>
        <source>Line length</source>
        <translation>Comprimento das linhas</translation>
    </message>
    <message>
        <source>&amp;Line length</source>
        <translation>&amp;Comprimento das linhas</translation>
    </message>
    <message>
        <source>Width of the column of text, in ems of 16 pixels. The window limits it.</source>
        <translation>Largura da coluna de texto, em ems de 16 píxeis. É limitada pela janela.</translation>
    </message>
    <message>
        <source>width column measure</source>
        <translation>largura coluna medida</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>Espaçamento entre linhas</translation>
    </message>
    <message>
        <source>Line s&amp;pacing</source>
        <translation>&amp;Espaçamento entre linhas</translation>
    </message>
    <message>
        <source>leading height</source>
        <translation>entrelinha altura</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Font, size, line length and spacing as they were at first.</source>
        <translation>Tipo de letra, tamanho, comprimento e espaçamento das linhas como no início.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiverDialog</name>
    <message>
        <source>New Receiver</source>
        <translation>Novo recetor</translation>
    </message>
    <message>
        <source>Edit Receiver</source>
        <translation>Editar recetor</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Response headers, one per line</source>
        <translation>Cabeçalhos da resposta, um por linha</translation>
    </message>
    <message>
        <source>Response body</source>
        <translation>Corpo da resposta</translation>
    </message>
    <message>
        <source>Forward to</source>
        <translation>Reencaminhar para</translation>
    </message>
    <message>
        <source>A program on this computer that gets the requests; its status and body are answered</source>
        <translation>Um programa deste computador que recebe os pedidos; o seu estado e o seu corpo servem de resposta</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Status:</source>
        <translation>Estado:</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>Atraso:</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>Cabeçalhos:</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>Corpo:</translation>
    </message>
    <message>
        <source>Forward to:</source>
        <translation>Reencaminhar para:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiversPage</name>
    <message>
        <source>Enable Receivers</source>
        <translation>Ativar recetores</translation>
    </message>
    <message>
        <source>While enabled, any program on this computer can send requests to them</source>
        <translation>Enquanto estiverem ativados, qualquer programa deste computador pode enviar-lhes pedidos</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>Endereço do recetor</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copiar o endereço</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Register as a Webhook</source>
        <translation>Registar como webhook</translation>
    </message>
    <message>
        <source>Clear Requests</source>
        <translation>Limpar pedidos</translation>
    </message>
    <message>
        <source>Resets the receiver: the next request counts as its first</source>
        <translation>Repõe o recetor: o próximo pedido conta como o primeiro</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Recetores</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Recetor</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Comportamento</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Name of another receiver</source>
        <translation>Nome de outro recetor</translation>
    </message>
    <message>
        <source>Other name, such as slow-2s, 503x4-then-200, flaky-0.5-seed-1</source>
        <translation>Outro nome, como slow-2s, 503x4-then-200, flaky-0.5-seed-1</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Novo…</translation>
    </message>
    <message>
        <source>Defines a receiver: its status, headers, body and delay, or a program that its requests are forwarded to</source>
        <translation>Define um recetor: o seu estado, cabeçalhos, corpo e atraso, ou um programa para o qual são reencaminhados os seus pedidos</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Requests received</source>
        <translation>Pedidos recebidos</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>O pedido</translation>
    </message>
    <message>
        <source>No receiver has this name.</source>
        <translation>Nenhum recetor tem este nome.</translation>
    </message>
    <message>
        <source>Remove Receiver</source>
        <translation>Remover recetor</translation>
    </message>
    <message>
        <source>The receiver %1 is removed from the library.</source>
        <translation>O recetor %1 é removido da biblioteca.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Nenhuma biblioteca está aberta.</translation>
    </message>
    <message>
        <source>Receivers are available while the server is running.</source>
        <translation>Os recetores estão disponíveis enquanto o servidor está em execução.</translation>
    </message>
    <message>
        <source>Receivers are disabled.</source>
        <translation>Os recetores estão desativados.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a request, time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answer of the program: %1</source>
        <translation>Resposta do programa: %1</translation>
    </message>
    <message>
        <source>This receiver has not received any requests yet.</source>
        <translation>Este recetor ainda não recebeu nenhum pedido.</translation>
    </message>
</context>
<context>
    <name>sheria::app::RelayPage</name>
    <message>
        <source>Passes the POST requests that arrive at a port of this computer on to a program, and answers what that answers. To receive the webhooks of another server, lead them to this port by a tunnel.</source>
        <translation>Passa a um programa os pedidos POST que chegam a uma porta deste computador e devolve a resposta dele. Para receber os webhooks de outro servidor, conduza-os a esta porta por um túnel.</translation>
    </message>
    <message>
        <source>Address of the program</source>
        <translation>Endereço do programa</translation>
    </message>
    <message>
        <source>Your program: http://127.0.0.1:9000/hook</source>
        <translation>O seu programa: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Port of the relay</source>
        <translation>Porta do retransmissor</translation>
    </message>
    <message>
        <source>Port: </source>
        <translation>Porta: </translation>
    </message>
    <message>
        <source>Any free port</source>
        <translation>Qualquer porta livre</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Address of the relay</source>
        <translation>Endereço do retransmissor</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copiar o endereço</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>Pedidos e respostas</translation>
    </message>
    <message>
        <source>%1  %2: %3, %4 ms</source>
        <comment>time, path, outcome, duration</comment>
        <translation>%1  %2: %3, %4 ms</translation>
    </message>
    <message>
        <source>The relay is stopped.</source>
        <translation>O retransmissor está parado.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReplayDialog</name>
    <message>
        <source>Replay a Recording</source>
        <translation>Reproduzir uma gravação</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Waiting times</source>
        <translation>Tempos de espera</translation>
    </message>
    <message>
        <source>Without waiting</source>
        <translation>Sem espera</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como gravado</translation>
    </message>
    <message>
        <source>10 times faster</source>
        <translation>10 vezes mais rápido</translation>
    </message>
    <message>
        <source>100 times faster</source>
        <translation>100 vezes mais rápido</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The POST requests of %1 are made to an address, in their order.</source>
        <translation>Os pedidos POST de %1 são feitos a um endereço, pela sua ordem.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%L1: %2, %L3 ms</source>
        <comment>number of an entry, outcome, duration</comment>
        <translation>%L1: %2, %L3 ms</translation>
    </message>
    <message>
        <source>Stopped: %L1 delivered, %L2 failed.</source>
        <translation>Parado: %L1 entregues, %L2 falhados.</translation>
    </message>
    <message>
        <source>%L1 delivered, %L2 failed.</source>
        <translation>%L1 entregues, %L2 falhados.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReportModel</name>
    <message>
        <source>Knowledge base %1</source>
        <translation>Base de conhecimento %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResendDialog</name>
    <message>
        <source>Send to Another Address</source>
        <translation>Enviar para outro endereço</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Endereço:</translation>
    </message>
    <message>
        <source>The request has the same invocation id and a new request id. It is signed as for the webhook; the webhook&apos;s own headers are not sent.</source>
        <translation>O pedido tem o mesmo id de invocação e um novo id de pedido. É assinado como para o webhook; os cabeçalhos próprios do webhook não são enviados.</translation>
    </message>
    <message>
        <source>%1. The log shows the answer.</source>
        <comment>outcome of a request</comment>
        <translation>%1. O registo mostra a resposta.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message>
        <source>Filter results</source>
        <translation>Filtrar resultados</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>Voltar aos textos</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>À d&amp;ata de</translation>
    </message>
    <message>
        <source>Search the texts as they stood on a date</source>
        <translation>Pesquisar os textos tal como estavam numa data</translation>
    </message>
    <message>
        <source>Search as at this date</source>
        <translation>Pesquisar à data indicada</translation>
    </message>
    <message>
        <source>Order of the results</source>
        <translation>Ordem dos resultados</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>Mais relevantes primeiro</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigos primeiro</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Guardar esta pesquisa</translation>
    </message>
    <message>
        <source>Saved and earlier searches</source>
        <translation>Pesquisas guardadas e anteriores</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Será que quis dizer “%1”?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>A pesquisar…</translation>
    </message>
    <message>
        <source>Saved; click again to remove this search</source>
        <translation>Guardada; clique de novo para remover esta pesquisa</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>saved searches with new results</comment>
        <translation>
            <numerusform>%Ln com novidades</numerusform>
            <numerusform>%Ln com novidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved and earlier searches; %n of them with new results</source>
        <translation>
            <numerusform>Pesquisas guardadas e anteriores; %Ln delas com resultados novos</numerusform>
            <numerusform>Pesquisas guardadas e anteriores; %Ln delas com resultados novos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>Cerca de %Ln obra</numerusform>
            <numerusform>Cerca de %Ln obras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln obra</numerusform>
            <numerusform>%Ln obras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, some without all words</source>
        <translation>%1, algumas sem todas as palavras</translation>
    </message>
    <message>
        <source>%1 so far: the search index is still being built</source>
        <translation>%1 até agora: o índice de pesquisa ainda está a ser criado</translation>
    </message>
    <message>
        <source>%1 so far: the newest changes are still being indexed</source>
        <translation>%1 até agora: as modificações mais recentes ainda estão a ser indexadas</translation>
    </message>
    <message>
        <source>No results so far. The search index is being updated; new results appear automatically.</source>
        <translation>Ainda sem resultados. O índice de pesquisa está a ser atualizado; os novos resultados aparecem automaticamente.</translation>
    </message>
    <message>
        <source>No results. Try fewer or different words.</source>
        <translation>Sem resultados. Experimente menos palavras ou outras palavras.</translation>
    </message>
    <message>
        <source>No results. Try fewer words or remove some filters.</source>
        <translation>Sem resultados. Experimente menos palavras ou remova alguns filtros.</translation>
    </message>
    <message>
        <source>The search index is being built. Results appear as soon as it is ready.</source>
        <translation>O índice de pesquisa está a ser criado. Os resultados aparecem logo que esteja pronto.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>Rename This Search…</source>
        <translation>Mudar o nome desta pesquisa…</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>Limpar histórico de pesquisas</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>Mudar o nome da pesquisa</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nome da pesquisa:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Progress of the scenarios</source>
        <translation>Progresso dos cenários</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run All</source>
        <translation>Executar tudo</translation>
    </message>
    <message>
        <source>Open Files…</source>
        <translation>Abrir ficheiros…</translation>
    </message>
    <message>
        <source>Seed to use instead of the scenario&apos;s own</source>
        <translation>Semente a usar em vez da do cenário</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Address of a real receiver</source>
        <translation>Endereço de um recetor real</translation>
    </message>
    <message>
        <source>Your receiver, https://…; leave empty to use the built-in receivers</source>
        <translation>O seu recetor, https://…; deixe vazio para usar os recetores incorporados</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>Endereço do estado do recetor</translation>
    </message>
    <message>
        <source>Its state, for scenarios that look at it</source>
        <translation>O estado do recetor, para os cenários que o consultam</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Tempo real</translation>
    </message>
    <message>
        <source>Runs in real time; otherwise waiting times are skipped</source>
        <translation>Executa em tempo real; caso contrário, os tempos de espera são saltados</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegível</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Não é possível ler o ficheiro %1.</translation>
    </message>
    <message>
        <source>Open Scenarios</source>
        <translation>Abrir cenários</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Cenários (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>scenario, line of its file</comment>
        <translation>%1, linha %2</translation>
    </message>
    <message>
        <source>Passed (%1)</source>
        <translation>Passou (%1)</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%Ln falha</numerusform>
            <numerusform>%Ln falhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passou</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>%1 run, %2 failed.</source>
        <translation>%1 executados, %2 falharam.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchBox</name>
    <message>
        <source>no %1</source>
        <comment>section 99</comment>
        <translation>sem %1</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>texto de %1</translation>
    </message>
    <message>
        <source>no text of %1</source>
        <translation>sem texto de %1</translation>
    </message>
    <message>
        <source>The library has no text of %1 of %2.</source>
        <translation>A biblioteca não tem nenhum texto de %1 de %2.</translation>
    </message>
    <message>
        <source>There is no %1 in the text of %2 of %3.</source>
        <translation>O texto de %2 de %3 não tem %1.</translation>
    </message>
    <message>
        <source>There is no %1 in %2.</source>
        <translation>%2 não tem %1.</translation>
    </message>
    <message>
        <source>Search words, titles, citations, or /akn/… addresses</source>
        <translation>Pesquisar palavras, títulos, citações ou endereços /akn/…</translation>
    </message>
    <message>
        <source>Search, or address of the text</source>
        <translation>Pesquisa, ou endereço do texto</translation>
    </message>
    <message>
        <source>Search suggestions</source>
        <translation>Sugestões de pesquisa</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Search all texts for “%1”</source>
        <translation>Pesquisar “%1” em todos os textos</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardada</translation>
    </message>
    <message>
        <source>before</source>
        <translation>anterior</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchController</name>
    <message>
        <source>&amp;Search…</source>
        <translation>&amp;Pesquisar…</translation>
    </message>
    <message>
        <source>Search &amp;Results</source>
        <translation>&amp;Resultados da pesquisa</translation>
    </message>
    <message>
        <source>Next Search Match</source>
        <translation>Ocorrência seguinte da pesquisa</translation>
    </message>
    <message>
        <source>Previous Search Match</source>
        <translation>Ocorrência anterior da pesquisa</translation>
    </message>
    <message>
        <source>The search index was damaged and is built again: %1 of %2 works</source>
        <translation>O índice de pesquisa estava danificado e está a ser criado de novo: %1 de %2 obras</translation>
    </message>
    <message>
        <source>Search index: %1 of %2 works</source>
        <translation>Índice de pesquisa: %1 de %2 obras</translation>
    </message>
    <message>
        <source>Search index: updating</source>
        <translation>Índice de pesquisa: a atualizar</translation>
    </message>
    <message>
        <source>Another program is updating the search index</source>
        <translation>Outro programa está a atualizar o índice de pesquisa</translation>
    </message>
    <message>
        <source>The disk is full: the search index cannot be written</source>
        <translation>O disco está cheio: não é possível escrever o índice de pesquisa</translation>
    </message>
    <message>
        <source>The search index could not be written</source>
        <translation>Não foi possível escrever o índice de pesquisa</translation>
    </message>
</context>
<context>
    <name>sheria::app::SecretBox</name>
    <message>
        <source>The signing secret</source>
        <translation>O segredo de assinatura</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Já o copiei</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerPanel</name>
    <message>
        <source>Recent requests</source>
        <translation>Pedidos recentes</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Endereço do servidor</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>Usada no próximo arranque. Se estiver ocupada, é usada a porta livre seguinte.</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>Iniciar quando o programa é iniciado</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar o endereço</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Opens the server&apos;s pages in your browser, signed in</source>
        <translation>Abre as páginas do servidor no seu navegador, com a sessão iniciada</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Definições…</translation>
    </message>
    <message>
        <source>Allowed web origins and rate limits</source>
        <translation>Origens web permitidas e limites de pedidos</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Copiar o token</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Já o copiei</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Novo token</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>Criado na aplicação</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Contas…</translation>
    </message>
    <message>
        <source>Accounts, tokens and permissions</source>
        <translation>Contas, tokens e permissões</translation>
    </message>
    <message>
        <source>Example for the command line</source>
        <translation>Exemplo para a linha de comandos</translation>
    </message>
    <message>
        <source>Try it on the command line</source>
        <translation>Experimentar na linha de comandos</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copiar o exemplo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Pedido %1</translation>
    </message>
    <message>
        <source>No token could be created.</source>
        <translation>Não foi possível criar nenhum token.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Nenhuma biblioteca está aberta.</translation>
    </message>
    <message>
        <source>The server is starting…</source>
        <translation>O servidor está a iniciar…</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>O servidor está em execução.</translation>
    </message>
    <message>
        <source>The server is stopping…</source>
        <translation>O servidor está a parar…</translation>
    </message>
    <message>
        <source>The server could not be started. %1</source>
        <translation>Não foi possível iniciar o servidor. %1</translation>
    </message>
    <message>
        <source>The server is stopped.</source>
        <translation>O servidor está parado.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Não está em execução</translation>
    </message>
    <message>
        <source>Programs send this token to the server. It is shown only once: copy it and keep it safe.</source>
        <translation>Os programas enviam este token ao servidor. É mostrado uma única vez: copie-o e guarde-o em local seguro.</translation>
    </message>
    <message>
        <source>Programs authenticate with a token. The library stores only a hash of it; if you have lost yours, create a new one.</source>
        <translation>Os programas autenticam-se com um token. A biblioteca guarda apenas um resumo criptográfico dele; se perdeu o seu, crie um novo.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Ainda não há pedidos.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>Iniciar quando o programa é iniciado</translation>
    </message>
    <message>
        <source>The server answers requests of programs on this computer.</source>
        <translation>O servidor responde a pedidos de programas deste computador.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;orta</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>Usada no próximo arranque. Se estiver ocupada, é usada a porta livre seguinte.</translation>
    </message>
    <message>
        <source>Allowed web origins</source>
        <translation>Origens web permitidas</translation>
    </message>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>Origens &amp;web permitidas</translation>
    </message>
    <message>
        <source>One origin per line, such as https://desk.example. Scripts of these pages can read and change what their token allows. * allows pages of all origins to read. If empty, pages of other origins cannot use the server.</source>
        <translation>Uma origem por linha, como https://desk.example. Os scripts dessas páginas podem ler e modificar o que o seu token permite. * permite que páginas de todas as origens leiam. Se ficar vazio, as páginas de outras origens não podem usar o servidor.</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Pedidos por minuto</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Ilimitado</translation>
    </message>
    <message>
        <source>&amp;Requests per minute</source>
        <translation>&amp;Pedidos por minuto</translation>
    </message>
    <message>
        <source>Maximum number of requests per client and minute. Further requests are answered with 429 Too Many Requests.</source>
        <translation>Número máximo de pedidos por cliente e minuto. Os pedidos seguintes recebem a resposta 429 Too Many Requests.</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>limite de pedidos</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Enter http:// or https:// and a host name, nothing else.</source>
        <translation>“%1” não é uma origem. Introduza http:// ou https:// e um nome de anfitrião, nada mais.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n origin(s) can be allowed.</source>
        <translation>
            <numerusform>É possível permitir no máximo %Ln origem.</numerusform>
            <numerusform>É possível permitir no máximo %Ln origens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SettingsController</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Open tabs and the layout of the window</source>
        <translation>Separadores abertos e disposição da janela</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>As suas notas</translation>
    </message>
    <message>
        <source>Hosts that libraries may contact</source>
        <translation>Anfitriões que as bibliotecas podem contactar</translation>
    </message>
    <message>
        <source>Tokens in a file with a password</source>
        <translation>Tokens num ficheiro com palavra-passe</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Preferên&amp;cias…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Paleta de comandos…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ShortcutSettings</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Actions and their &amp;shortcuts</source>
        <translation>Ações e respetivos &amp;atalhos</translation>
    </message>
    <message>
        <source>keys keyboard</source>
        <translation>teclas teclado</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Novo atalho</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>Sem atalho</translation>
    </message>
    <message>
        <source>Restore Default</source>
        <translation>Repor predefinição</translation>
    </message>
    <message>
        <source>“%1” has the default shortcut of this action.</source>
        <translation>“%1” tem o atalho predefinido desta ação.</translation>
    </message>
    <message>
        <source>Restore All Defaults</source>
        <translation>Repor todas as predefinições</translation>
    </message>
    <message>
        <source>&amp;New shortcut for the chosen action</source>
        <translation>&amp;Novo atalho para a ação escolhida</translation>
    </message>
    <message>
        <source>Press the keys. A shortcut that another action has is not taken over.</source>
        <translation>Prima as teclas. Um atalho que pertence a outra ação não lhe é retirado.</translation>
    </message>
    <message>
        <source>%1 cannot be used: fields need it, it types a character, or it is several keys.</source>
        <translation>Não é possível usar %1: é necessário nos campos, escreve um carácter ou é composto por várias teclas.</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <translation>%1 é o atalho de “%2”.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message>
        <source>National law</source>
        <translation>Direito nacional</translation>
    </message>
    <message>
        <source>On a metered connection only texts are downloaded</source>
        <translation>Numa ligação com tráfego limitado só são transferidos os textos</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Jurisdições</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Assuntos</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Tribunais</translation>
    </message>
    <message>
        <source>None selected: all</source>
        <translation>Nenhuma seleção: tudo</translation>
    </message>
    <message>
        <source>All; or codes such as eng, fra</source>
        <translation>Todas; ou códigos como eng, fra</translation>
    </message>
    <message>
        <source>Images and other files of the texts</source>
        <translation>Imagens e outros ficheiros dos textos</translation>
    </message>
    <message>
        <source>Publication documents, such as gazettes</source>
        <translation>Documentos de publicação, como jornais oficiais</translation>
    </message>
    <message>
        <source>PDFs made by the server</source>
        <translation>PDF criados pelo servidor</translation>
    </message>
    <message>
        <source>Metered connection: download as little as possible</source>
        <translation>Ligação com tráfego limitado: transferir o mínimo possível</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>Manualmente</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>De hora a hora</translation>
    </message>
    <message>
        <source>Every 6 hours</source>
        <translation>De 6 em 6 horas</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Todos os dias</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Todas as semanas</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Línguas:</translation>
    </message>
    <message>
        <source>Also download:</source>
        <translation>Transferir também:</translation>
    </message>
    <message>
        <source>Check for changes:</source>
        <translation>Procurar modificações:</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>A cada %Ln minuto</numerusform>
            <numerusform>A cada %Ln minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>Origens</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendentes</translation>
    </message>
    <message>
        <source>No sources yet. Connect to a server to download its works and keep them up to date.</source>
        <translation>Ainda não há origens. Ligue-se a um servidor para transferir as suas obras e mantê-las atualizadas.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Enter Token…</source>
        <translation>Introduzir token…</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Ligar…</translation>
    </message>
    <message>
        <source>Adds a server as a source of this library</source>
        <translation>Adiciona um servidor como origem desta biblioteca</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Downloads new and changed texts</source>
        <translation>Transfere os textos novos e modificados</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Downloaded texts are kept; the next run continues from there</source>
        <translation>Os textos transferidos são mantidos; a próxima execução continua a partir daí</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>R&amp;un All</source>
        <translation>Execu&amp;tar tudo</translation>
    </message>
    <message>
        <source>Downloads new and changed texts of all sources</source>
        <translation>Transfere os textos novos e modificados de todas as origens</translation>
    </message>
    <message>
        <source>&amp;Cancel All</source>
        <translation>&amp;Cancelar tudo</translation>
    </message>
    <message>
        <source>&amp;Full Check</source>
        <translation>&amp;Verificação completa</translation>
    </message>
    <message>
        <source>Compares everything on the server with this library</source>
        <translation>Compara tudo o que está no servidor com esta biblioteca</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Remover…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Continues where it stopped</source>
        <translation>Continua onde parou</translation>
    </message>
    <message>
        <source>Downloads nothing until resumed</source>
        <translation>Não transfere nada até ser retomada</translation>
    </message>
    <message>
        <source>Enter Password…</source>
        <translation>Introduzir palavra-passe…</translation>
    </message>
    <message>
        <source>Remove Source</source>
        <translation>Remover origem</translation>
    </message>
    <message>
        <source>Nothing more is downloaded from %1. Its texts stay in the library; its token is deleted.</source>
        <translation>Não se transfere mais nada de %1. Os seus textos ficam na biblioteca; o seu token é eliminado.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>sheria::app::StartPage</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>a letter</comment>
        <translation>
            <numerusform>%1: %Ln obra</numerusform>
            <numerusform>%1: %Ln obras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>a court</comment>
        <translation>
            <numerusform>%1: %Ln decisão</numerusform>
            <numerusform>%1: %Ln decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>Search this library</source>
        <translation>Pesquisar nesta biblioteca</translation>
    </message>
    <message>
        <source>Words, a title, a citation</source>
        <translation>Palavras, um título, uma citação</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>Documentos recentes</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Tribunais</translation>
    </message>
    <message>
        <source>First letters of the titles</source>
        <translation>Primeiras letras dos títulos</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>Titles A–Z</source>
        <translation>Títulos de A a Z</translation>
    </message>
</context>
<context>
    <name>sheria::app::StyleDialog</name>
    <message>
        <source>Citation Style</source>
        <translation>Estilo de citação</translation>
    </message>
    <message>
        <source>Filter the styles</source>
        <translation>Filtrar os estilos</translation>
    </message>
    <message>
        <source>Filter by title</source>
        <translation>Filtrar por título</translation>
    </message>
    <message>
        <source>Installed styles</source>
        <translation>Estilos instalados</translation>
    </message>
    <message>
        <source>No styles are installed. The package citation-style-language-styles has them.</source>
        <translation>Não há estilos instalados. Estão no pacote citation-style-language-styles.</translation>
    </message>
    <message>
        <source>Styles of the Citation Style Language (CSL). Your own go into the folder “sheria/csl” of your data folder.</source>
        <translation>Estilos da Citation Style Language (CSL). Os seus ficam na pasta “sheria/csl” da sua pasta de dados.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Escolher &amp;ficheiro…</translation>
    </message>
    <message>
        <source>Citation styles (%1)</source>
        <translation>Estilos de citação (%1)</translation>
    </message>
</context>
<context>
    <name>sheria::app::SubscriptionPage</name>
    <message>
        <source>Everything in the library</source>
        <translation>Tudo o que está na biblioteca</translation>
    </message>
    <message>
        <source>Only this selection</source>
        <translation>Só esta seleção</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Jurisdições</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Jurisdições</translation>
    </message>
    <message>
        <source>&amp;Document types, if not all: act, act/by-law, judgment…</source>
        <translation>Tipos de &amp;documento, se não todos: act, act/by-law, judgment…</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Additional &amp;works, one address per line</source>
        <translation>&amp;Obras adicionais, um endereço por linha</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Obras</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>%1, including all localities</source>
        <translation>%1, incluindo todas as localidades</translation>
    </message>
    <message>
        <source>%1: national law only</source>
        <translation>%1: só o direito nacional</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncController</name>
    <message>
        <source>Sync: %1</source>
        <translation>Sincronização: %1</translation>
    </message>
    <message>
        <source>S&amp;ync</source>
        <translation>&amp;Sincronização</translation>
    </message>
    <message>
        <source>Show sync</source>
        <translation>Mostrar a sincronização</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncPanel</name>
    <message>
        <source>Sync</source>
        <translation>Sincronização</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Origens</translation>
    </message>
    <message>
        <source>What Changed</source>
        <translation>O que mudou</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>sheria::app::ThemeSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Aspeto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>High contrast shows light text on black, with a contrast of at least 7:1.</source>
        <translation>O alto contraste mostra texto claro sobre preto, com um contraste de pelo menos 7:1.</translation>
    </message>
    <message>
        <source>colours dark light contrast</source>
        <translation>cores escuro claro contraste</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Reduzir o &amp;movimento</translation>
    </message>
    <message>
        <source>Pages do not scroll smoothly, and nothing fades or flashes. If the desktop turns animations off, this applies anyway.</source>
        <translation>As páginas não deslizam suavemente e nada se esbate nem pisca. Se o ambiente de trabalho desligar as animações, isto aplica-se sempre.</translation>
    </message>
    <message>
        <source>animations accessibility</source>
        <translation>animações acessibilidade</translation>
    </message>
</context>
<context>
    <name>sheria::app::TimelineStrip</name>
    <message>
        <source>Revised</source>
        <translation>Revisto</translation>
    </message>
    <message>
        <source>Revised by %1</source>
        <translation>Revisto por %1</translation>
    </message>
    <message>
        <source>To be revised</source>
        <translation>Será revisto</translation>
    </message>
    <message>
        <source>To be revised by %1</source>
        <translation>Será revisto por %1</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Alterado</translation>
    </message>
    <message>
        <source>Amended by %1</source>
        <translation>Alterado por %1</translation>
    </message>
    <message>
        <source>To be amended</source>
        <translation>Será alterado</translation>
    </message>
    <message>
        <source>To be amended by %1</source>
        <translation>Será alterado por %1</translation>
    </message>
    <message>
        <source>Commenced in part</source>
        <translation>Entrou em vigor em parte</translation>
    </message>
    <message>
        <source>Commenced in part by %1</source>
        <translation>Posto em vigor em parte por %1</translation>
    </message>
    <message>
        <source>Commences in part</source>
        <translation>Entra em vigor em parte</translation>
    </message>
    <message>
        <source>Commences in part by %1</source>
        <translation>Será posto em vigor em parte por %1</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>Entrou em vigor</translation>
    </message>
    <message>
        <source>Commenced by %1</source>
        <translation>Posto em vigor por %1</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Entra em vigor</translation>
    </message>
    <message>
        <source>Commences by %1</source>
        <translation>Será posto em vigor por %1</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Revogado</translation>
    </message>
    <message>
        <source>Repealed by %1</source>
        <translation>Revogado por %1</translation>
    </message>
    <message>
        <source>To be repealed</source>
        <translation>Será revogado</translation>
    </message>
    <message>
        <source>To be repealed by %1</source>
        <translation>Será revogado por %1</translation>
    </message>
    <message>
        <source>A version of the text begins</source>
        <translation>Começa uma versão do texto</translation>
    </message>
    <message>
        <source>Timeline of this work</source>
        <translation>Cronologia desta obra</translation>
    </message>
    <message>
        <source>Latest version</source>
        <translation>Última versão</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message>
        <source>Until I quit</source>
        <translation>Até eu sair</translation>
    </message>
    <message>
        <source>In a file, encrypted with a password</source>
        <translation>Num ficheiro, encriptado com palavra-passe</translation>
    </message>
    <message>
        <source>Store the key:</source>
        <translation>Guardar a chave:</translation>
    </message>
    <message>
        <source>Store the token:</source>
        <translation>Guardar o token:</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>No porta-chaves do sistema</translation>
    </message>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>A palavra-passe deve ter pelo menos %Ln carácter.</numerusform>
            <numerusform>A palavra-passe deve ter pelo menos %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are asked for the password each time you start the program.</source>
        <translation>A palavra-passe é-lhe pedida sempre que iniciar o programa.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the key again.</source>
        <translation>Não é possível recuperá-la. Se a esquecer, introduza a chave de novo.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the token again.</source>
        <translation>Não é possível recuperá-la. Se a esquecer, introduza o token de novo.</translation>
    </message>
    <message>
        <source>Enter the key again at the next start.</source>
        <translation>Introduza a chave de novo no próximo arranque.</translation>
    </message>
    <message>
        <source>System keychain unavailable. Enter the key again at the next start.</source>
        <translation>O porta-chaves do sistema não está disponível. Introduza a chave de novo no próximo arranque.</translation>
    </message>
    <message>
        <source>You are asked for the token at the next start.</source>
        <translation>O token é-lhe pedido no próximo arranque.</translation>
    </message>
    <message>
        <source>System keychain unavailable. You are asked for the token at the next start.</source>
        <translation>O porta-chaves do sistema não está disponível. O token é-lhe pedido no próximo arranque.</translation>
    </message>
    <message>
        <source>Its password:</source>
        <translation>A sua palavra-passe:</translation>
    </message>
    <message>
        <source>A new password:</source>
        <translation>Uma nova palavra-passe:</translation>
    </message>
    <message>
        <source>The system may ask you to sign in.</source>
        <translation>O sistema pode pedir-lhe que inicie sessão.</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokensPage</name>
    <message>
        <source>Tokens of the account</source>
        <translation>Tokens da conta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>Começa por</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criado</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Última utilização</translation>
    </message>
    <message>
        <source>Purpose of the new token</source>
        <translation>Finalidade do novo token</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Novo token</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revogar…</translation>
    </message>
    <message>
        <source>The new token, shown only once. Copy it and keep it safe.</source>
        <translation>O novo token, mostrado uma única vez. Copie-o e guarde-o em local seguro.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>O novo token</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Já o copiei</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>Criado na aplicação</translation>
    </message>
    <message>
        <source>Revoke Token</source>
        <translation>Revogar token</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>Revogar “%1”?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revogar</translation>
    </message>
    <message>
        <source>Programs that use it lose access immediately. This cannot be undone.</source>
        <translation>Os programas que o usam perdem o acesso de imediato. Não é possível anular esta ação.</translation>
    </message>
    <message>
        <source>Add an account first. Its tokens are listed here.</source>
        <translation>Adicione primeiro uma conta. Os seus tokens são listados aqui.</translation>
    </message>
    <message>
        <source>No tokens yet. Programs sign in with one.</source>
        <translation>Ainda não há tokens. Os programas autenticam-se com um.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message>
        <source>Tools for language models</source>
        <translation>Ferramentas para modelos de linguagem</translation>
    </message>
    <message>
        <source>Semantic search</source>
        <translation>Pesquisa semântica</translation>
    </message>
    <message>
        <source>Allow AI assistants to use this library as tools</source>
        <translation>Permitir que os assistentes de IA usem esta biblioteca como ferramenta</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Novo token</translation>
    </message>
    <message>
        <source>Token, shown only once</source>
        <translation>Token, mostrado uma única vez</translation>
    </message>
    <message>
        <source>Program type</source>
        <translation>Tipo de programa</translation>
    </message>
    <message>
        <source>Starts a program (mcpServers)</source>
        <translation>inicia um programa (mcpServers)</translation>
    </message>
    <message>
        <source>Uses the address (mcpServers)</source>
        <translation>usa o endereço (mcpServers)</translation>
    </message>
    <message>
        <source>Editors (servers)</source>
        <translation>é um editor (servers)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>usa uma linha de comandos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>For the program&apos;s settings</source>
        <translation>Para as definições do programa</translation>
    </message>
    <message>
        <source>For the settings of a program that</source>
        <translation>Para as definições de um programa que</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Desligar</translation>
    </message>
    <message>
        <source>An embeddings endpoint on this computer or elsewhere. Texts of the library and queries are sent to it.</source>
        <translation>Um serviço de vetores neste computador ou noutro. Os textos da biblioteca e as perguntas são-lhe enviados.</translation>
    </message>
    <message>
        <source>Texts, queries and the key are sent to this address unencrypted and can be intercepted. Use https:// if the endpoint supports it.</source>
        <translation>Os textos, as perguntas e a chave são enviados para este endereço sem encriptação e podem ser intercetados. Use https:// se o serviço o suportar.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Also find words of the same family, such as “decision” for “decide” (English)</source>
        <translation>Também palavras da mesma família, como “decision” para “decide” (em inglês)</translation>
    </message>
    <message>
        <source>Off. Passages are found by words and word families.</source>
        <translation>Desligada. As passagens são encontradas pelas palavras e pelas suas famílias.</translation>
    </message>
    <message>
        <source>Off. Passages are found by words only.</source>
        <translation>Desligada. As passagens só são encontradas pelas palavras.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>%L1 passagens com vetores semânticos; %Ln texto pendente.</numerusform>
            <numerusform>%L1 passagens com vetores semânticos; %Ln textos pendentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %L1 passages are embedded (%L2 dimensions).</source>
        <translation>Todas as %L1 passagens têm vetores semânticos (%L2 dimensões).</translation>
    </message>
    <message>
        <source>The tools use the token that starts with %1.</source>
        <translation>As ferramentas usam o token que começa por %1.</translation>
    </message>
    <message>
        <source>The tools have no token yet.</source>
        <translation>As ferramentas ainda não têm token.</translation>
    </message>
    <message>
        <source>Stored; enter another one to replace it</source>
        <translation>Guardada; introduza outra para a substituir</translation>
    </message>
    <message>
        <source>Only if the endpoint requires one</source>
        <translation>Só se o serviço exigir uma</translation>
    </message>
    <message>
        <source>Enter an address starting with http:// or https:// and a model name.</source>
        <translation>Introduza um endereço que comece por http:// ou https:// e um nome de modelo.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoController</name>
    <message>
        <source>Not Possible</source>
        <translation>Não é possível</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?

%2

Clients of the API and webhooks are notified that it was deleted. You can restore it with File &gt; Trash and Imports.</source>
        <translation>Mover “%1” para o lixo?

%2

Os clientes da API e os webhooks são avisados de que foi eliminado. Pode restaurá-lo com Ficheiro &gt; Lixo e importações.</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>Mover para o lixo</translation>
    </message>
    <message>
        <source>“%1” was moved to the trash.</source>
        <translation>“%1” foi movido para o lixo.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted.</source>
        <translation>Não é possível eliminar “%1”.</translation>
    </message>
    <message>
        <source>%1, version of %2</source>
        <comment>title, date</comment>
        <translation>%1, versão de %2</translation>
    </message>
    <message>
        <source>Set Address</source>
        <translation>Definir endereço</translation>
    </message>
    <message>
        <source>The document does not say which work it is. Enter the work&apos;s address, such as /akn/za/act/1998/55. Imports of the same document will keep it.</source>
        <translation>O documento não indica que obra é. Introduza o endereço da obra, como /akn/za/act/1998/55. As importações do mesmo documento mantê-lo-ão.</translation>
    </message>
    <message>
        <source>Address of the work</source>
        <translation>Endereço da obra</translation>
    </message>
    <message>
        <source>Title, if the document has none</source>
        <translation>Título, se o documento não o tiver</translation>
    </message>
    <message>
        <source>Date, if the document has none</source>
        <translation>Data, se o documento não a tiver</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Endereço:</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Título:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Give Address</source>
        <translation>Atribuir endereço</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The document is now %1.</source>
        <translation>O documento é agora %1.</translation>
    </message>
    <message>
        <source>The address was not given.</source>
        <translation>O endereço não foi atribuído.</translation>
    </message>
    <message>
        <source>The document is unidentified again.</source>
        <translation>O documento voltou a ser não identificado.</translation>
    </message>
    <message>
        <source>The address cannot be taken back.</source>
        <translation>Não é possível retirar o endereço.</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>Anular importação</translation>
    </message>
    <message>
        <source>Undo this import?

Works and versions that it added are deleted, and those that it changed are as before.</source>
        <translation>Anular esta importação?

As obras e versões que acrescentou são eliminadas e as que modificou ficam como antes.</translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>A importação foi anulada.</translation>
    </message>
    <message>
        <source>The import cannot be undone.</source>
        <translation>Não é possível anular a importação.</translation>
    </message>
    <message>
        <source>“%1” was restored from the trash.</source>
        <translation>“%1” foi restaurado do lixo.</translation>
    </message>
    <message>
        <source>“%1” cannot be restored.</source>
        <translation>Não é possível restaurar “%1”.</translation>
    </message>
    <message>
        <source>Delete Permanently</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Delete everything in the trash? This cannot be undone.</source>
        <translation>Eliminar tudo o que está no lixo? Não é possível anular esta ação.</translation>
    </message>
    <message>
        <source>Delete “%1” permanently? This cannot be undone.</source>
        <translation>Eliminar “%1” definitivamente? Não é possível anular esta ação.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>The trash was emptied.</source>
        <translation>O lixo foi esvaziado.</translation>
    </message>
    <message>
        <source>“%1” was deleted permanently.</source>
        <translation>“%1” foi eliminado definitivamente.</translation>
    </message>
    <message>
        <source>The trash cannot be emptied.</source>
        <translation>Não é possível esvaziar o lixo.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoDialog</name>
    <message>
        <source>Trash and Imports</source>
        <translation>Lixo e importações</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importações</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Deleted works and versions</source>
        <translation>Obras e versões eliminadas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Delete Permanently…</source>
        <translation>Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>Esvaziar o lixo…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Ficheiros e pastas</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Obras</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>Anular importação…</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>O lixo está vazio.</translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation>Não há importação para anular.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UnsealDialog</name>
    <message>
        <source>Encrypted Tokens</source>
        <translation>Tokens encriptados</translation>
    </message>
    <message>
        <source>Password of the file in which the token is stored:</source>
        <translation>Palavra-passe do ficheiro em que o token está guardado:</translation>
    </message>
    <message>
        <source>Enter Token Again…</source>
        <translation>Introduzir token de novo…</translation>
    </message>
    <message>
        <source>If you have forgotten the password</source>
        <translation>Se esqueceu a palavra-passe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>Palavra-passe errada para o ficheiro encriptado.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Waterfall</name>
    <message>
        <source>Attempts of this invocation</source>
        <translation>Tentativas desta invocação</translation>
    </message>
    <message>
        <source>%1: after %2, %3</source>
        <translation>%1: após %2, %3</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>outcome, time since the first attempt</comment>
        <translation>%1, após %2</translation>
    </message>
    <message>
        <source>next, after %1</source>
        <translation>próxima, após %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhookPanel</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Recetores</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Receção</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergência</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Retransmissor</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Nenhuma biblioteca está aberta.</translation>
    </message>
    <message>
        <source>Nothing is sent while the server is stopped.</source>
        <translation>Nada é enviado enquanto o servidor está parado.</translation>
    </message>
    <message>
        <source>Delivery active.</source>
        <translation>Entrega ativa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhooksController</name>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;Webhooks</translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Open the same file again</source>
        <translation>Abrir de novo o mesmo ficheiro</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Abrir a biblioteca de exemplo</translation>
    </message>
    <message>
        <source>Acts and judgments of an invented country, to explore the program</source>
        <translation>Leis e decisões judiciais de um país inventado, para explorar o programa</translation>
    </message>
    <message>
        <source>Connect to a server…</source>
        <translation>Ligar a um servidor…</translation>
    </message>
    <message>
        <source>Downloads legislation from a server and keeps it up to date</source>
        <translation>Transfere legislação de um servidor e mantém-na atualizada</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importar uma pasta…</translation>
    </message>
    <message>
        <source>Every Akoma Ntoso file in it, and in the folders below</source>
        <translation>Todos os ficheiros Akoma Ntoso que contém, incluindo os das subpastas</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importar ficheiros…</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, ZIP archives, and packs of other libraries</source>
        <translation>Ficheiros Akoma Ntoso, arquivos ZIP e pacotes de outras bibliotecas</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>Abrir outra biblioteca…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Nova biblioteca…</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Bibliotecas recentes</translation>
    </message>
    <message>
        <source>Welcome to Sheria</source>
        <translation>Boas-vindas ao Sheria</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln obra</numerusform>
            <numerusform>%Ln obras</numerusform>
        </translation>
    </message>
    <message>
        <source>This library is empty. Import documents, connect to a server, or explore the sample library.</source>
        <translation>Esta biblioteca está vazia. Importe documentos, ligue-se a um servidor ou explore a biblioteca de exemplo.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>A abrir %1…</translation>
    </message>
</context>
<context>
    <name>sheria::app::WindowHost</name>
    <message>
        <source>The import is stopped. What is imported stays; import the rest again.</source>
        <translation>A importação é parada. O que já foi importado fica; importe o resto de novo.</translation>
    </message>
    <message>
        <source>The sync is interrupted, and goes on afterwards.</source>
        <translation>A sincronização é interrompida e continua depois.</translation>
    </message>
    <message>
        <source>The server is stopped, and started again on the same port.</source>
        <translation>O servidor é parado e iniciado de novo na mesma porta.</translation>
    </message>
    <message>
        <source>Open dialogs are closed without saving.</source>
        <translation>As caixas de diálogo abertas são fechadas sem guardar.</translation>
    </message>
    <message>
        <source>Change the Language Now?</source>
        <translation>Mudar a língua agora?</translation>
    </message>
    <message>
        <source>The window is opened again in the other language.</source>
        <translation>A janela é reaberta na outra língua.</translation>
    </message>
    <message>
        <source>Change Now</source>
        <translation>Mudar agora</translation>
    </message>
    <message>
        <source>If you cancel, the language changes at the next start.</source>
        <translation>Se cancelar, a língua muda no próximo arranque.</translation>
    </message>
</context>
</TS>
