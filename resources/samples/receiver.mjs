#!/usr/bin/env node
// A sample receiver of webhooks for Node.js: keeps its own copy of what changes in a library.
//
// usage: receiver.mjs [PORT [FILE [TOKEN [SECRET]]]]     PORT 0: a free one, which is printed
//
// POST /hook is answered 202 as soon as the invocation is in FILE; GET /state?frbr_uri=URI with 200 and
// {"frbr_uri", "updated_at"}, or 404. See receiver.py beside it for what a receiver has to do and why.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '0', file = '', token = 'converge', secret = ''] = process.argv.slice(2);
const SignatureAge = 300; // Seconds.
const LongestPause = 3600;
const MostTries = 36; // The pauses come to a day.
const known = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { works: {}, jobs: [] };

// A new file replaces the old one, so that a kill leaves one of both.
function save() {
  if (!file) return;
  const fd = openSync(file + '.new', 'w');
  writeSync(fd, JSON.stringify(known));
  fsyncSync(fd);
  closeSync(fd);
  renameSync(file + '.new', file);
}

async function fetchUpdatedAt(url) {
  const answer = await fetch(url, {
    headers: { Authorization: 'Token ' + token, Accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error('status ' + answer.status);
  return (await answer.json()).updated_at;
}

// Whether the request is signed by the secret: Standard Webhooks 1.0, HMAC-SHA256 of "id.timestamp.body".
function isSigned(headers, body) {
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > SignatureAge) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${headers['webhook-id'] ?? ''}.${timestamp}.`).update(body);
  const right = Buffer.from('v1,' + hmac.digest('base64'));
  // While the secret is changed there are two signatures.
  return (headers['webhook-signature'] ?? '').split(' ').some((each) => {
    const given = Buffer.from(each);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

// One job after the other, so that an older answer never replaces a newer one.
let isWorking = false;
let wake;
async function workOff() {
  if (isWorking) return;
  isWorking = true;
  clearTimeout(wake);
  const nextJob = () => known.jobs.reduce((first, each) => (first && first.due <= each.due ? first : each), undefined);
  let job;
  while ((job = nextJob()) && job.due <= Date.now()) {
    let isDone = true;
    try {
      const updatedAt = await fetchUpdatedAt(job.url);
      if (updatedAt === undefined) delete known.works[job.work];
      else known.works[job.work] = updatedAt;
    } catch (error) {
      isDone = ++job.tries === MostTries;
      const pause = Math.min(2 ** (job.tries - 1), LongestPause);
      job.due = Date.now() + pause * 1000;
      console.error(`${job.work}: ${error.message}; ` + (isDone ? 'given up' : `tried again in ${pause} s`));
    }
    if (isDone) known.jobs.splice(known.jobs.indexOf(job), 1);
    save();
  }
  isWorking = false;
  if (job) wake = setTimeout(workOff, job.due - Date.now());
}

function take(body) {
  let work;
  try {
    work = JSON.parse(body).work;
  } catch {
    return 400;
  }
  if (typeof work?.frbr_uri !== 'string' || !/^https?:\/\//.test(work?.url)) return 400;
  known.jobs.push({ work: work.frbr_uri, url: work.url, tries: 0, due: 0 });
  save();
  return 202;
}

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    const pieces = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      const isGood = !secret || isSigned(request.headers, body);
      response.writeHead(isGood ? take(body.toString('utf8')) : 401).end();
      workOff();
    });
    return;
  }
  const work = new URLSearchParams(request.url.split('?')[1] ?? '').get('frbr_uri') ?? '';
  const updatedAt = Object.hasOwn(known.works, work) ? known.works[work] : undefined;
  if (updatedAt === undefined) response.writeHead(404).end();
  else {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ frbr_uri: work, updated_at: updatedAt }));
  }
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(server.address().port);
  workOff();
});
