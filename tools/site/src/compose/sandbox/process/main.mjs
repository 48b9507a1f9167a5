/*
 * The process that runs the code of sections, one request at a time. It has no environment and no access to files, processes, threads or
 * add-ons (`isolation.ts`). `guard.mjs` removes what Node's permission model does not cover. This is plain JavaScript because a
 * TypeScript loader would need permissions that this process must not have.
 */
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import util from 'node:util';
import { moveClock, removeAccess } from './guard.mjs';
import { MAX_TEXT_CHARACTERS, requestHandler, serializeError } from './rendering.mjs';

/** @typedef {import('../messages.ts').SandboxRequest} SandboxRequest */
/** @typedef {import('../messages.ts').SandboxReply} SandboxReply */

const send = process.send.bind(process);
const reply = requestHandler();
/** @type {SandboxReply['unhandled']} */
let unhandled;
let printed = 0;

for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (thrown) => (unhandled ??= serializeError(thrown)));
process.on('message', (/** @type {SandboxRequest} */ request) => void handle(request));
process.on('disconnect', () => process.exit());

moveClock(Number(process.argv[2]));
removeAccess(print);
send({ type: 'ready' });

/** @param {SandboxRequest} request */
async function handle(request) {
  const replied = await reply(request);
  // Node reports unhandled rejections after the pending microtasks.
  await setImmediate();
  send({ ...replied, type: 'reply', ...(unhandled && { unhandled }) });
}

function print(...values) {
  const text = util.format(...values).slice(0, MAX_TEXT_CHARACTERS - printed);
  printed += text.length;
  if (text) send({ type: 'printed', text });
}
