import { dayNow } from './day-now.ts';

test('in standard time the band starts at midnight in Cebu City', () => {
  expect(dayNow(new Date('2026-11-20T00:00Z'))).toMatchObject({
    at: 8 / 24,
    cebuStart: 0,
    weekday: true,
    losAngeles: { day: 'Thursday', time: '4 p.m.' },
    cebu: { day: 'Friday', time: '8 a.m.' },
  });
});

test('during daylight saving time it starts at 23:00 in Cebu City', () => {
  expect(dayNow(new Date('2026-07-16T15:00Z'))).toMatchObject({
    at: 0,
    cebuStart: 23,
    losAngeles: { day: 'Thursday', time: '8 a.m.' },
    cebu: { day: 'Thursday', time: '11 p.m.' },
  });
});

test('the weekday is the one on which the band started in Los Angeles', () => {
  // Saturday 07:59 ends Friday's band. Saturday 08:00 starts one without office hours.
  expect(dayNow(new Date('2026-11-21T15:59Z')).weekday).toBe(true);
  expect(dayNow(new Date('2026-11-21T16:00Z')).weekday).toBe(false);
  // Monday 07:59 still belongs to Sunday.
  expect(dayNow(new Date('2026-11-23T15:59Z')).weekday).toBe(false);
  expect(dayNow(new Date('2026-11-23T16:00Z')).weekday).toBe(true);
});
