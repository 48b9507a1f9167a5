import { leadLocation } from './lead-location.ts';

test('uses the folder of the store, the given folder, or the given database', () => {
  expect(leadLocation(undefined, 'store', 'production')).toEqual({ file: 'store/leads/leads.sqlite' });
  expect(leadLocation('inbox', 's3://bucket', 'preview')).toEqual({ file: 'inbox/leads.preview.sqlite' });
  expect(leadLocation('postgres://localhost/leads', 's3://bucket', 'preview')).toMatchObject({
    database: { label: 'postgres://localhost/leads' },
    channel: 'preview',
  });
});

test.each([
  [undefined, 's3://bucket', 'production', 'LEADS_NEED_FOLDER'],
  ['mysql://localhost/leads', 'store', 'production', 'USAGE'],
  ['', 'store', 'production', 'USAGE'],
  ['postgres://localhost/leads', 'store', '../x', 'CHANNEL_NAME_INVALID'],
  ['inbox', 'store', '../x', 'CHANNEL_NAME_INVALID'],
])('--leads %s with --store %s and --channel %s is %4$s', (leads, store, channel, code) => {
  expect(() => leadLocation(leads, store, channel)).toThrow(expect.objectContaining({ code }));
});
