import type { IncomingMessage } from 'node:http';
import { hasKnownHost } from './known-host.ts';

const isKnown = (host?: string, names?: string[]) =>
  hasKnownHost({ headers: { host } } as IncomingMessage, names);

test.each([
  'localhost',
  'LOCALHOST:4200',
  '127.0.0.1:9464',
  '[::1]:80',
  '[::1]',
  '10.1.2.3:9464',
  'server:9464',
])('%s is a name of the server', (host) => expect(isKnown(host, ['server'])).toBe(true));

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example:80',
  'evil.example:127',
  'server.evil.example',
  '[::1].evil.example',
  '::1',
  'localhost:80:80',
])('%s is not', (host) => expect(isKnown(host, ['server'])).toBe(false));
