import { company } from '@vantedge/content-shared';
import { hourMarks, latestReply, openSpans } from './reply-hours.ts';

const [losAngeles, cebu] = company.offices;
/** Opening hours in Los Angeles, in minutes since the message was sent. */
const minutes = (sent: string) =>
  openSpans(losAngeles.opening, losAngeles.timeZone, new Date(sent)).map(({ from, to }) => [
    Math.round(from * 1440),
    Math.round(to * 1440),
  ]);

test('an office that never closes is open for the whole window', () => {
  expect(openSpans(cebu.opening, cebu.timeZone, new Date('2026-11-21T07:13:20Z'))).toEqual([
    { from: 0, to: 1 },
  ]);
});

test.each([
  [
    'a Thursday at 16:07 in Los Angeles',
    '2026-01-16T00:07:00Z',
    [
      [0, 53],
      [953, 1440],
    ],
  ],
  ['a Friday at 16:07: only the end of that day', '2026-01-17T00:07:00Z', [[0, 53]]],
  ['a Saturday at noon: closed until Monday', '2026-01-17T20:00:00Z', []],
  ['a Sunday at 10:00: the first two hours of Monday', '2026-01-18T18:00:00Z', [[1320, 1440]]],
  ['during daylight saving time, at 08:00', '2026-07-15T15:00:00Z', [[0, 540]]],
])('%s', (_, sent, open) => {
  expect(minutes(sent)).toEqual(open);
});

test('on the day daylight saving time starts, the window reaches an hour further into Monday', () => {
  // 8 March 2026: clocks go from 02:00 to 03:00. The window of a message sent on Saturday at 23:30 ends on Monday at
  // 00:30.
  expect(minutes('2026-03-08T07:30:00Z')).toEqual([]);
  expect(hourMarks(new Date('2026-03-08T07:30:00Z'), losAngeles.timeZone)).toEqual([
    'Sat 23:30',
    '03:30',
    '06:30',
    '09:30',
    '12:30',
    '15:30',
    '18:30',
    '21:30',
    'Mon 00:30',
  ]);
});

test('the reply deadline is the same moment in both cities', () => {
  const sent = new Date('2026-01-16T00:00:00Z');
  expect(latestReply(sent, losAngeles.timeZone)).toMatchObject({ day: 'Friday', time: '4 p.m.' });
  expect(latestReply(sent, cebu.timeZone)).toMatchObject({ day: 'Saturday', time: '8 a.m.' });
});
