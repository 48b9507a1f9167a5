import { terminalOf } from './terminal.ts';

test('printed commands repeat what differs from the defaults, and never the URL of a database', () => {
  expect(terminalOf({ store: '.store', channel: 'production', leads: true })).toEqual({});
  expect(terminalOf({ store: '/srv/store', channel: 'staging', leads: '/srv/leads' })).toEqual({
    store: '/srv/store',
    channel: 'staging',
    leads: '/srv/leads',
  });
  expect(terminalOf({ store: '.store', channel: 'production', leads: 'postgres://a:secret@b/c' })).toEqual({
    leads: '<database>',
  });
});
