import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteError } from '@vantedge/errors';
import { s3Client, type S3Response, sendWithRetries } from './s3-client.ts';
import { s3Failure } from './s3-failure.ts';
import { TEST_LOCATION } from './testing/fake-s3.ts';

const GET = { method: 'GET', key: 'a/b' } as const;

/** A response of the service, with an error as it describes it. */
const response = (status: number, code = '', headers: Record<string, string> = {}): S3Response => ({
  status,
  headers: new Headers({ 'content-type': 'application/xml', ...headers }),
  body: new Uint8Array(Buffer.from(code && `<Error><Code>${code}</Code></Error>`)),
});

describe('repeating requests', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** The status that the last attempt got, or its error, and the time of each attempt in milliseconds. */
  async function attempts(answer: (ms: number) => S3Response | Error) {
    const start = Date.now();
    const times: number[] = [];
    const sending = sendWithRetries(async () => {
      const ms = Date.now() - start;
      times.push(ms);
      const answered = answer(ms);
      if (answered instanceof Error) throw answered;
      return answered;
    }, GET);
    await jest.advanceTimersByTimeAsync(200_000);
    const outcome = await sending;
    return { outcome: outcome.response?.status ?? outcome.error, times };
  }

  test('a service that is too busy for 25 s is asked until it answers, at least every 5 s', async () => {
    const { outcome, times } = await attempts((ms) =>
      response(ms < 25_000 ? 503 : 200, ms < 25_000 ? 'SlowDown' : ''),
    );
    expect(outcome).toBe(200);
    const pauses = times.slice(1).map((time, i) => time - times[i]!);
    expect(Math.max(...pauses)).toBe(5_000);
  });

  test('a service that stays too busy is given up within 30 s', async () => {
    const { outcome, times } = await attempts(() => response(503, 'SlowDown'));
    expect(outcome).toBe(503);
    expect(times.at(-1)).toBeGreaterThan(25_000);
    expect(times.at(-1)).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ['a number of seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7_000).toUTCString()],
  ])('Retry-After is honored as %s', async (_, value) => {
    jest.setSystemTime(Date.parse('2026-03-01T09:00:00Z'));
    const { outcome, times } = await attempts((ms) =>
      ms ? response(200) : response(503, 'SlowDown', { 'retry-after': value() }),
    );
    expect([outcome, times]).toEqual([200, [0, 7_000]]);
  });

  test('a service that asks for more time than there is is given up at once', async () => {
    const { outcome, times } = await attempts(() => response(503, 'SlowDown', { 'retry-after': '120' }));
    expect([outcome, times]).toEqual([503, [0]]);
  });

  test('a request whose bytes arrived too slowly, a 400, is repeated', async () => {
    const { outcome, times } = await attempts((ms) => (ms ? response(200) : response(400, 'RequestTimeout')));
    expect([outcome, times.length]).toEqual([200, 2]);
  });

  test.each(['ExpiredToken', 'InvalidToken', 'InvalidRequest'])('a 400 %s is not repeated', async (code) => {
    expect(await attempts(() => response(400, code))).toEqual({ outcome: 400, times: [0] });
  });

  test('a service that is not there is reported after six attempts', async () => {
    const error = new TypeError('fetch failed');
    const { outcome, times } = await attempts(() => error);
    expect([outcome, times.length]).toEqual([error, 6]);
  });

  test('a request that cannot be sent is not repeated', async () => {
    const send = jest.fn().mockRejectedValue(new SiteError('STORE_CREDENTIALS_MISSING', ''));
    await expect(sendWithRetries(send, GET)).rejects.toMatchObject({ code: 'STORE_CREDENTIALS_MISSING' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['ExpiredToken', 400, /session token has expired/],
  ['InvalidToken', 400, /session token is invalid/],
  ['ExpiredToken', 403, /session token has expired/],
  ['InvalidAccessKeyId', 403, /AWS_ACCESS_KEY_ID/],
])('%s with status %i is a denied access, with its reason', (code, status, reason) => {
  const failure = s3Failure(TEST_LOCATION, 'a/b', { response: response(status, code) }, 'STORE_READ_FAILED');
  expect(failure).toMatchObject({ code: 'STORE_ACCESS_DENIED', message: expect.stringMatching(reason) });
});

describe('a client', () => {
  const requests: IncomingMessage[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume().on('end', () => answer(request, response));
  });
  let location = TEST_LOCATION;

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    location = { ...TEST_LOCATION, url: `http://127.0.0.1:${port}/tests/` };
  });
  beforeEach(() => {
    requests.length = 0;
    answer = (_, to) => to.end();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const keysOf = (sessionToken: string) => ({ accessKeyId: 'id', secretAccessKey: 'key', sessionToken });
  const tokens = () => requests.map(({ headers }) => headers['x-amz-security-token']);

  /** Refuses the token `old`. */
  const refuseOld = (request: IncomingMessage, to: ServerResponse) => {
    const isOld = request.headers['x-amz-security-token'] === 'old';
    to.writeHead(isOld ? 400 : 200, { 'content-type': 'application/xml' });
    to.end(isOld ? '<Error><Code>ExpiredToken</Code></Error>' : '');
  };

  test.each(['GET', 'HEAD', 'PUT'] as const)(
    'repeats a %s with a new token if it was refused',
    async (method) => {
      answer = refuseOld;
      const credentials = async ({ forceRefresh = false } = {}) => keysOf(forceRefresh ? 'new' : 'old');
      const { status } = await s3Client(location, credentials)({ method, key: 'a/b' });
      expect([status, tokens()]).toEqual([200, ['old', 'new']]);
    },
  );

  test('does not repeat it if there is no other token', async () => {
    answer = refuseOld;
    const { status } = await s3Client(location, async () => keysOf('old'))(GET);
    expect([status, tokens()]).toEqual([400, ['old']]);
  });

  test('asks for credentials before each request, because they expire', async () => {
    let calls = 0;
    const send = s3Client(location, async () => keysOf(`token ${(calls += 1)}`));
    for (let i = 0; i < 2; i += 1) await send(GET);
    expect(tokens()).toEqual(['token 1', 'token 2']);
  });

  test('gives an upload time for its size: 20 s, and a second for each 32 kB', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const send = s3Client(location, async () => keysOf('new'));
    await send(GET);
    await send({ method: 'PUT', key: 'a/b', body: new Uint8Array(1) });
    await send({ method: 'PUT', key: 'a/b', body: new Uint8Array(3_200_000) });
    expect(timeout.mock.calls).toEqual([[20_000], [20_001], [120_000]]);
  });
});
