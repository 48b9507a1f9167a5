import { reportProblems } from '@vantedge/release/testing';
import type { IncomingMessage } from 'node:http';
import { trustedProxies } from './trusted-proxies.ts';
import { classifyOrigin, networkOfRequest } from './visitor.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const reports: string[] = [];
const report = reportProblems(reports);
beforeEach(() => void (reports.length = 0));

test('distinguishes IPv4 addresses that are mapped to IPv6, however they are written', () => {
  const visitorOf = networkOfRequest(undefined, report);
  expect(visitorOf(from('::ffff:c000:201'))).toBe(visitorOf(from('192.0.2.1')));
  expect(visitorOf(from('::ffff:c000:201'))).not.toBe(visitorOf(from('::ffff:c000:202')));
});

test('distinguishes what is not an address', () => {
  const visitorOf = networkOfRequest(trustedProxies('1'), report);
  expect(visitorOf(from('127.0.0.1', 'unknown'))).toBe(visitorOf(from('127.0.0.1', 'unknown')));
  expect(visitorOf(from('127.0.0.1', 'unknown'))).not.toBe(visitorOf(from('127.0.0.1', '_gateway')));
});

test.each([
  ['2001:db8:0:7::1', '2001:db8::7:ffff:0:0:9', true],
  ['2001:db8::1', '2001:0db8:0:0:9:9:9:9', true],
  ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
])('%s and %s are one household: %p', (a, b, same) => {
  const visitorOf = networkOfRequest(undefined, report);
  expect(visitorOf(from(a)) === visitorOf(from(b))).toBe(same);
});

test('uses only the last X-Forwarded-For entry, and only behind a trusted proxy', () => {
  const trusting = networkOfRequest(trustedProxies('1'), report);
  expect(trusting(from('127.0.0.1', '9.9.9.9, 192.0.2.1'))).toBe(trusting(from('127.0.0.1', '192.0.2.1')));
  expect(trusting(from('127.0.0.1', '192.0.2.1'))).not.toBe(trusting(from('127.0.0.1', '192.0.2.2')));
  expect(reports).toEqual([]);
});

test.each([
  ['192.0.2.1:50000', '192.0.2.1:50001'],
  ['[2001:db8::1]:50000', '2001:db8::2'],
  ['[2001:db8::1]', '2001:db8::1'],
])('%s and %s are one visitor: a port that a proxy appends is ignored', (one, other) => {
  const visitorOf = networkOfRequest(trustedProxies('1'), report);
  expect(visitorOf(from('127.0.0.1', one))).toBe(visitorOf(from('127.0.0.1', other)));
});

test.each([
  ['2', '9.9.9.9, 192.0.2.1, 10.0.0.7', '192.0.2.1'],
  ['1', '9.9.9.9, 192.0.2.1', '192.0.2.1'],
  ['loopback,10.0.0.0/8', '9.9.9.9, 192.0.2.1, 10.0.0.7', '192.0.2.1'],
  ['10.0.0.0/8', '192.0.2.1', '127.0.0.1'],
])('behind the proxies %s, the visitor of %s is %s', (proxies, forwarded, visitor) => {
  const visitorOf = networkOfRequest(trustedProxies(proxies), report);
  expect(visitorOf(from('127.0.0.1', forwarded))).toBe(visitor);
});

test.each(['1,2', '10.0.0.0/8,3', '', '0', 'true', '-1', '300.0.0.1', '10.0.0.0/99'])(
  '--proxy %j is wrong usage',
  (text) => {
    expect(() => trustedProxies(text)).toThrow(expect.objectContaining({ code: 'USAGE' }));
  },
);

test('reports an untrusted X-Forwarded-For once', () => {
  const visitorOf = networkOfRequest(undefined, report);
  expect(visitorOf(from('127.0.0.1', '192.0.2.1'))).toBe(visitorOf(from('127.0.0.1', '192.0.2.2')));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('--proxy');
  expect(reports[0]).not.toContain('192.0.2');
});

const HOST = { host: 'www.example.com' };

test.each([
  ['same-origin', 'ours'],
  ['none', 'ours'],
  ['same-site', 'foreign'],
  ['cross-site', 'foreign'],
])('Sec-Fetch-Site %s decides, regardless of Origin', (site, origin) => {
  expect(classifyOrigin({ ...HOST, 'sec-fetch-site': site, origin: 'https://other.example' })).toBe(origin);
});

test.each([
  ['https://www.example.com', 'ours'],
  ['http://www.example.com', 'ours'],
  ['https://example.com', 'foreign'],
  ['https://www.example.com:8443', 'foreign'],
  ['https://www.example.com.evil.example', 'foreign'],
  ['null', 'foreign'],
  ['', 'foreign'],
])('the origin %p is %s', (origin, answer) => expect(classifyOrigin({ ...HOST, origin })).toBe(answer));

test('the origin is unknown when an old browser sends no origin headers', () =>
  expect(classifyOrigin(HOST)).toBe('unknown'));
test('the origin is foreign without a Host header to compare with', () =>
  expect(classifyOrigin({ origin: 'https://www.example.com' })).toBe('foreign'));
