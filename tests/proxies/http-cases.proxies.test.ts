import { connect as connectHttp2 } from 'node:http2';
import { CASES, get, HOST, type HttpCase } from './cases.ts';
import { exchange, type Received, type Target } from './exchange.ts';
import { type SampleSite, serveSite } from './serve-site.ts';
import { type Proxies, startProxies } from './start-proxies.ts';

const VIAS = ['direct', 'nginx', 'caddy'] as const;
type Via = (typeof VIAS)[number];

/** Headers of the connection, not of the response, and those with which a proxy names itself or its protocols. */
const OF_THE_CONNECTION = ['alt-svc', 'connection', 'date', 'keep-alive', 'server', 'transfer-encoding'];

/** What a proxy adds to each request; the direct requests have it too. */
const FORWARDED = ['X-Forwarded-Proto: https', 'X-Forwarded-For: 127.0.0.1'];

// Random, but of equal length.
const TOKEN = /[0-9a-z]{1,10}\.[\w-]{22}\.[\w-]{43}/g;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let proxies: Proxies;
const sites = {} as Record<Via, SampleSite>;
const cookies = new Map<Via, string>();

beforeAll(async () => {
  for (const via of VIAS) sites[via] = await serveSite();
  proxies = await startProxies({ nginx: sites.nginx.url, caddy: sites.caddy.url }, [HOST]);
});
afterAll(async () => {
  await proxies?.stop();
  await Promise.all(Object.values(sites).map(({ close }) => close()));
});

const portOf = (via: Via) => (via === 'direct' ? Number(new URL(sites.direct.url).port) : proxies.ports[via]);

async function send({ request }: HttpCase, via: Via): Promise<Received[]> {
  const target: Target = {
    port: portOf(via),
    ...(via !== 'direct' && { tls: { certificate: proxies.certificate, host: HOST } }),
  };
  const text = filled(request, via);
  const responses = await exchange(target, via === 'direct' ? forwarded(text) : text);
  for (const { headers } of responses) {
    const [cookie] = headers.get('set-cookie') ?? [];
    if (cookie) cookies.set(via, cookie.split(';', 1)[0]!);
  }
  return responses;
}

/** Adds the headers that a proxy adds to each request of a connection. */
const forwarded = (text: string) => {
  const own = /^X-Forwarded-For: .*$/m.exec(text)?.[0];
  const withoutOwn = text.replace(/^X-Forwarded-For: .*\r\n/m, '');
  const lines = own ? [FORWARDED[0]!, `${own}, 127.0.0.1`] : FORWARDED;
  return withoutOwn.replace(/^[A-Za-z]+ \S+ HTTP\/1\.\d\r\n/gm, (line) => `${line}${lines.join('\r\n')}\r\n`);
};

const filled = (text: string, via: Via) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = name === 'cookie' ? cookies.get(via) : sites[via].values[name];
    if (value === undefined) throw new Error(`{{${name}}} has no value`);
    return value;
  });

/** What must be equal. */
const comparable = (responses: readonly Received[]) =>
  responses.map(({ status, headers, body }) => ({
    status,
    headers: Object.fromEntries(
      [...headers]
        .filter(([name]) => !OF_THE_CONNECTION.includes(name))
        .map(([name, values]) => [name, masked(values.join(', '))])
        .sort(),
    ),
    body: masked(body),
  }));

const masked = (text: string) => text.replace(TOKEN, '<token>').replace(ID, '<id>');

test('there are at least 60 cases, each with its own name', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});

test.each(CASES)('$name', async (wanted) => {
  for (const { advance } of Object.values(sites)) advance(wanted.afterMs ?? 0);
  const [direct, ...proxied] = await Promise.all(VIAS.map((via) => send(wanted, via)));
  expect(direct!.map(({ status }) => status)).toEqual([wanted.status].flat());
  for (const [i, responses] of proxied.entries()) {
    const via = VIAS[i + 1] as 'nginx' | 'caddy';
    const difference = wanted[via];
    if (difference) {
      expect([via, ...responses.map(({ status }) => status)]).toEqual([via, difference.status]);
      // A difference that is gone must leave the table.
      expect(comparable(responses)).not.toEqual(comparable(direct!));
    } else {
      expect({ via, responses: comparable(responses) }).toEqual({ via, responses: comparable(direct!) });
    }
  }
});

test('nginx redirects from HTTP to HTTPS', async () => {
  const [response] = await exchange({ port: proxies.httpPort }, get('/about?a=b'));
  expect(response!.status).toBe(308);
  expect(response!.headers.get('location')).toEqual([`https://${HOST}/about?a=b`]);
});

test.each(['nginx', 'caddy'] as const)('%s serves a page over HTTP/2', async (via) => {
  const origin = `https://${HOST}:${proxies.ports[via]}`;
  const session = connectHttp2(origin, { ca: proxies.certificate, host: '127.0.0.1', servername: HOST });
  const request = session.request({ ':path': '/about', ':authority': HOST });
  const chunks: Buffer[] = [];
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
    session.on('error', reject);
  });
  for await (const chunk of request) chunks.push(chunk as Buffer);
  session.close();
  const [page] = await send(CASES[0]!, 'direct');
  expect(headers[':status']).toBe(200);
  expect(headers['etag']).toBe(page!.headers.get('etag')![0]);
  expect(Buffer.concat(chunks).toString('latin1')).toBe(page!.body);
});
