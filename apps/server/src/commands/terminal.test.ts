import { getTerminal } from './terminal.ts';

test('printed commands repeat what differs from the defaults, and never the URL of a database', () => {
  expect(getTerminal({ store: '.store', channel: 'production', leads: true })).toEqual({});
  expect(getTerminal({ store: '/srv/store', channel: 'staging', leads: '/srv/leads' })).toEqual({
    store: '/srv/store',
    channel: 'staging',
    leads: '/srv/leads',
  });
  expect(getTerminal({ store: '.store', channel: 'production', leads: 'postgres://a:secret@b/c' })).toEqual({
    leads: '<database>',
  });
});
