import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { readPushes } from '@vantedge/release';
import { type Headers, type ServedFile, servedFile } from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import type { ExtraHandler, ExtraHandlers } from '../http/extra-handlers.ts';
import { sendBody } from '../http/send.ts';

const SCRIPT = readFileSync(`${import.meta.dirname}/inspector.js`, 'utf8');

/** Element that adds the inspector to a document. */
export const INSPECTOR_TAG = `<script>${SCRIPT}</script>`;

/** The policies of a document allow only its own scripts from here on. */
const OWN_POLICIES = '<meta http-equiv="Content-Security-Policy"';

/** Path at which the inspector learns from which commits a release is. */
const COMMITS_PATH = '/_inspector';

const presented = new WeakMap<ServedFile, ServedFile>();

/** Returns a page of a release with the inspector, which its policy allows. The page itself stays as it is stored. */
export function withInspector(page: ServedFile, release: string): ServedFile {
  if (!page.policy) return page;
  const known = presented.get(page);
  if (known) return known;
  const { body } = page.identity;
  const at = body.indexOf(OWN_POLICIES);
  const parts = at < 0 ? [body, INSPECTOR_TAG] : [body.subarray(0, at), INSPECTOR_TAG, body.subarray(at)];
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const shown = servedFile({
    kind: 'page',
    status: page.status,
    policy: page.policy.replaceAll(/\bscript-src /g, `$&'sha256-${sha256(SCRIPT, 'base64')}' `),
    type: 'text/html; charset=utf-8',
    release,
    bodies: { identity: blob(bytes), br: blob(brotliCompressSync(bytes, { params: quality })) },
  });
  presented.set(page, shown);
  return shown;
}

const sha256 = (bytes: string | Uint8Array, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(bytes).digest(encoding);

const blob = (bytes: Buffer) => ({ hash: sha256(bytes, 'hex'), bytes });

/** Tells the inspector from which commit the version of each section is. Not who pushed it: anyone with the URL of a preview may ask. */
export function inspectorHandlers(store: Store, headers?: Headers): ExtraHandlers {
  /** Of the releases in memory. */
  const known = new WeakMap<LiveRelease, Promise<string>>();

  async function read({ versions }: LiveRelease) {
    const commits = Object.entries(versions).map(async ([section, version]) => {
      const [push] = await readPushes(store, { section, version });
      const { commit, dirty } = push?.source ?? {};
      return [section, { commit, dirty }] as const;
    });
    return JSON.stringify(Object.fromEntries(await Promise.all(commits)));
  }

  const GET: ExtraHandler = {
    async handle({ request, response, live }) {
      const reading = known.get(live) ?? read(live);
      known.set(live, reading);
      const body = await reading.catch((error: unknown) => {
        known.delete(live);
        throw error;
      });
      sendBody(request, response, 200, body, { 'Content-Type': 'application/json', ...headers });
    },
  };
  return new Map([[COMMITS_PATH, { GET }]]);
}
