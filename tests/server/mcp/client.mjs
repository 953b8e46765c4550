// SPDX-License-Identifier: GPL-3.0-or-later
// A client of the Model Context Protocol, made of its published library, that talks to our server once.
//
// usage: client.mjs PACKAGES REVISION http URL TOKEN
//        client.mjs PACKAGES REVISION stdio PROGRAM ARGUMENT...
//
// PACKAGES is a folder with node_modules, in which package.json beside this file was installed. Prints
// what went over the wire from the client's side, one JSON object a line: {"headers", "body"}. Ends with
// 1 when an answer is not as the library wants it.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [packages, revision, transport, target, ...rest] = process.argv.slice(2);
const find = createRequire(packages + "/");
const load = (name) => import(pathToFileURL(find.resolve(name)).href);

// Which library speaks a revision, and how it is made to.
const libraries = {
  "2025-06-18": { at: (part) => `sdk-2025-06-18/client/${part}.js`, options: {} },
  "2025-11-25": { at: (part) => `@modelcontextprotocol/sdk/client/${part}.js`, options: {} },
  "2026-07-28": {
    at: (part) => "@modelcontextprotocol/client" + (part === "stdio" ? "/stdio" : ""),
    options: { versionNegotiation: { mode: "auto" } },
  },
};
const library = libraries[revision];
const { Client } = await load(library.at("index"));
const frames = [];

function headersOf(init) {
  const kept = {};
  new Headers(init.headers).forEach((value, name) => {
    if (name === "accept" || name === "content-type" || name.startsWith("mcp-")) kept[name] = value;
  });
  return kept;
}

async function makeTransport() {
  if (transport === "http") {
    const { StreamableHTTPClientTransport } = await load(library.at("streamableHttp"));
    const token = rest[0];
    return new StreamableHTTPClientTransport(new URL(target), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
      fetch: (url, init) => {
        if (init.method === "POST") frames.push({ headers: headersOf(init), body: JSON.parse(init.body) });
        return fetch(url, init);
      },
    });
  }
  const { StdioClientTransport } = await load(library.at("stdio"));
  // All of them: the library may make one of its own, to try a revision.
  const send = StdioClientTransport.prototype.send;
  StdioClientTransport.prototype.send = function (message, ...more) {
    frames.push({ headers: {}, body: message });
    return send.call(this, message, ...more);
  };
  return new StdioClientTransport({ command: target, args: rest, stderr: "inherit" });
}

const act = "/akn/xa/act/2010/1";
const calls = [
  ["search", { query: "pilotage", limit: 3 }],
  ["retrieve", { text: "Who sets the fee for pilotage of vessels?", top_k: 2, as_at: "2012-06-01" }],
  ["get_provision", { frbr_uri: act, portion_id: "chp_1__sec_1" }],
  ["table_of_contents", { frbr_uri: act }],
  ["versions", { frbr_uri: act }],
  ["compare", { frbr_uri: act, from: "2010-01-01", to: "2015-01-01" }],
  ["cited_by", { frbr_uri: act }],
  ["definitions", { frbr_uri: act }],
  ["commencement", { frbr_uri: act, as_at: "2020-01-01" }],
  ["verify_quote", { frbr_uri: act, quote: "Parliament sets the fee" }],
  ["verify_citations", { text: "See section 1 of the Pilotage Act, 2010." }],
  ["blame", { frbr_uri: act, portion_id: "chp_1__sec_1" }],
];

const client = new Client({ name: "sheria-test", version: "1" }, library.options);
await client.connect(await makeTransport());
const { tools } = await client.listTools();
if (tools.length !== calls.length) throw new Error(`${tools.length} tools, ${calls.length} are known`);
for (const [name, args] of calls) {
  // The library checks what comes back against the tool's output schema.
  const result = await client.callTool({ name, arguments: args });
  if (result.isError) throw new Error(`${name}: ${result.content[0].text}`);
  if (!result.structuredContent) throw new Error(`${name}: no structured content`);
}
const wrong = await client.callTool({ name: "get_provision", arguments: { frbr_uri: "/akn/xx/act/1900/1" } });
if (!wrong.isError) throw new Error("a work that is not there was found");
await client.close();
for (const frame of frames) console.log(JSON.stringify(frame));
