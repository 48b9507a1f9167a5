import { previewName } from './preview-name.ts';
import { previewUrl } from './preview-url.ts';

test('the name is given, or made from the commit', () => {
  expect(previewName('pr-123', undefined)).toBe('pr-123');
  expect(previewName(undefined, { commit: '5023f13c42c187c6aa'.padEnd(40, '0') })).toBe('preview-5023f13');
  expect(previewName(undefined, undefined)).toBe('preview');
});

test.each(['PR 1', 'a.b', '', 'a'.repeat(64)])('rejects %j, which cannot be part of a host name', (name) => {
  expect(() => previewName(name, undefined)).toThrow(
    expect.objectContaining({ code: 'CHANNEL_NAME_INVALID' }),
  );
});

test('the URL keeps scheme and port', () => {
  expect(previewUrl('http://localhost:4200', 'pr-1')).toBe('http://pr-1.preview.localhost:4200/');
  expect(previewUrl('https://example.com', 'pr-1')).toBe('https://pr-1.preview.example.com/');
});
