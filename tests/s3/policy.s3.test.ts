import { readFileSync } from 'node:fs';
import { getRelease } from '@vantedge/release';
import { agedResponse, openS3Client, openS3Store, openS3StoreThrough } from '@vantedge/store/testing';
import type { S3Request, S3Response } from '@vantedge/store/testing';
import { pushSmall, releaseSmall } from '../../tools/site/src/gc/testing/small-site.ts';
import { newLocation } from './new-location.ts';

/*
 * The bucket policy of docs/operators/storage.md, evaluated here in front of the service: the policies of Ceph 16 do not know the condition key
 * `s3:if-none-match`. What the policy lets through, the service itself decides, conditions of writes included.
 */

type Role = 'push-stories' | 'release' | 'serve';

interface Statement {
  Effect: 'Allow' | 'Deny';
  Principal: '*' | { AWS: string | string[] };
  Action: string | string[];
  Resource: string | string[];
  Condition?: unknown;
}

const BUCKET = 'arn:aws:s3:::site-releases';

const { Statement: STATEMENTS } = JSON.parse(
  /```json\n(\{\n {2}"Version"[^]*?)```/.exec(readFileSync('docs/operators/storage.md', 'utf8'))![1]!,
) as { Statement: Statement[] };

const ACTIONS = { GET: 's3:GetObject', HEAD: 's3:GetObject', PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };

/** Whether the policy allows a request of a role. */
function isAllowed(role: Role, { method, key, headers = {} }: S3Request): boolean {
  const action = key === undefined ? 's3:ListBucket' : ACTIONS[method];
  const resource = key === undefined ? BUCKET : `${BUCKET}/main/${key}`;
  const matching = STATEMENTS.filter(
    ({ Principal, Action, Resource, Condition }) =>
      (Principal === '*' || [Principal.AWS].flat().includes(`arn:aws:iam::111122223333:role/${role}`)) &&
      [Action].flat().includes(action) &&
      [Resource].flat().some((pattern) => matches(pattern, resource)) &&
      (Condition === undefined || isWithoutCondition(Condition, headers)),
  );
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
}

const matches = (pattern: string, resource: string) =>
  pattern.endsWith('*') ? resource.startsWith(pattern.slice(0, -1)) : resource === pattern;

/** Evaluates the only condition of the policy: a write without `If-None-Match`. */
function isWithoutCondition(condition: unknown, headers: Record<string, string>): boolean {
  expect(condition).toEqual({ Null: { 's3:if-none-match': 'true' } });
  return headers['if-none-match'] === undefined;
}

const DENIED: S3Response = {
  status: 403,
  headers: new Headers({ 'content-type': 'application/xml' }),
  body: Buffer.from('<Error><Code>AccessDenied</Code></Error>'),
};

const HOUR_MS = 3_600_000;

/** The store as a role sees it, and the keys that it has written. Keys seem `ageMs` older than they are, but their renewals do not. */
function storeAs(role: Role, location: string, ageMs = 0) {
  const written: string[] = [];
  const store = openS3StoreThrough(location, async (request, send) => {
    if (!isAllowed(role, request)) return DENIED;
    const response = await send(request);
    const { method, key = '' } = request;
    if (method === 'PUT' && response.status === 200) written.push(key);
    return agedResponse(request, response, ageMs);
  });
  return { store, written };
}

/** A site of two sections, which the roles of the policy have pushed and released. */
async function releasedSite() {
  const location = newLocation();
  // Of another team.
  const shell = await pushSmall(openS3Store(location), 'shell', 'a');
  const stories = await pushSmall(storeAs('push-stories', location).store, 'stories', 'a');
  const release = storeAs('release', location).store;
  const { entry } = await releaseSmall(release, 'production', { shell, stories });
  return { location, shell, stories, entry };
}

test('the roles can push, release and read', async () => {
  const { location, shell, stories, entry } = await releasedSite();
  const { store } = storeAs('serve', location);
  expect((await getRelease(store, entry.release)).versions).toEqual({ shell, stories });
});

test('the push role renews what it pushes again, and writes nothing else but its push', async () => {
  const { location, stories } = await releasedSite();
  const { store, written } = storeAs('push-stories', location, 24 * HOUR_MS);
  expect(await pushSmall(store, 'stories', 'a')).toBe(stories);
  expect(written).toContain(`tmp/renewals/versions/stories/${stories}.json`);
  const others = written.filter((key) => !key.startsWith('tmp/renewals/'));
  expect(others).toEqual([expect.stringMatching(`^versions/stories/${stories}.pushes/`)]);
});

test('the push role can neither overwrite nor remove anything, nor write what is not of its section', async () => {
  const { location, shell, stories, entry } = await releasedSite();
  const store = openS3Store(location);
  const send = openS3Client(location);
  const keys = await store.list('');
  const contents = () =>
    Promise.all(keys.map(async (key) => Buffer.from((await store.read(key))!).toString()));
  const before = await contents();
  const statusOf = async (request: S3Request) =>
    isAllowed('push-stories', request) ? (await send(request)).status : DENIED.status;
  const body = new Uint8Array(Buffer.from('hostile'));
  for (const key of keys) {
    const etag = (await send({ method: 'HEAD', key })).headers.get('etag')!;
    expect(await statusOf({ method: 'PUT', key, body })).toBe(403);
    expect(await statusOf({ method: 'PUT', key, body, headers: { 'if-match': etag } })).toBe(403);
    expect(await statusOf({ method: 'DELETE', key })).toBe(403);
    const created = await statusOf({ method: 'PUT', key, body, headers: { 'if-none-match': '*' } });
    // The service refuses to create it again.
    expect(created).toBe(/^(?:blobs|encodings|versions\/stories)\//.test(key) ? 412 : 403);
  }
  expect(keys).toEqual(expect.arrayContaining([`versions/stories/${stories}.json`]));
  for (const key of [
    `versions/shell/${'0'.repeat(64)}.json`,
    `pages/${'0'.repeat(64)}/${'0'.repeat(64)}.json`,
    `releases/${'0'.repeat(64)}.json`,
    'channels/production/00000002.json',
    `tmp/removals/versions/stories/${stories}.json`,
    `tmp/renewals/versions/shell/${shell}.json`,
    `tmp/renewals/releases/${entry.release}.json`,
  ])
    expect(await statusOf({ method: 'PUT', key, body, headers: { 'if-none-match': '*' } })).toBe(403);
  expect(await contents()).toEqual(before);
});
