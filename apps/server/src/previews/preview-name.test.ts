import type { IncomingMessage } from 'node:http';
import { previewName } from './preview-name.ts';

const nameOf = (host?: string) => previewName({ headers: { host } } as IncomingMessage);

test.each([
  ['pr-123.preview.example.com', 'pr-123'],
  ['pr-123.preview.localhost:4200', 'pr-123'],
  ['PR-123.Preview.example.com', 'pr-123'],
])('%s is the preview %s', (host, name) => expect(nameOf(host)).toBe(name));

test.each([
  'example.com',
  'preview.example.com',
  '../x.preview.example.com',
  '1.preview.example.com',
  'a.b.preview.c',
])('%s is not the host of a preview', (host) => expect(nameOf(host)).toBeUndefined());

test('a request without a host is for the site', () => expect(nameOf(undefined)).toBeUndefined());
