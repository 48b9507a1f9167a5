import { customProperty, parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SetupSpan } from './setup-span.tsx';
import { DocumentWorkflow } from './document-workflow.tsx';
import { HandoverRows } from './handover-rows.tsx';
import { CalendarStrip, calendarColumns, isMarkedDay, planPhases } from './calendar-strip.tsx';
import { stepPositions, WorkDays } from './work-days.tsx';
import { OrderPath } from './order-path.tsx';
import { PhaseSteps } from './phase-steps.tsx';
import { HourlyRateChart } from './hourly-rate-chart.tsx';
import { TeamCostBySeat } from './team-cost-by-seat.tsx';
import { ResponseHour } from './response-hour.tsx';
import { CommitDay } from './commit-day.tsx';
import { TechStack } from './tech-stack.tsx';
import { MilestoneRail } from './milestone-rail.tsx';
import { PartnerYearsScale } from './partner-years-scale.tsx';

const draw = (drawing: ReactElement) => parseHtml(renderToString(<MemoryRouter>{drawing}</MemoryRouter>));
/** Numbers of the content: the drawings follow them, whatever they are. */
const upTo = (max: number) => fc.integer({ min: 1, max });
const percent = (text: string | undefined) => Number(text?.replace('%', ''));

interface Span {
  from: number;
  to: number;
  row: number;
}
const overlap = (one: Span, other: Span) =>
  one.row === other.row && one.from < other.to && other.from < one.to;
const pairs = <T,>(items: readonly T[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

const launch = upTo(6).chain((weeks) =>
  fc.record({
    weeks: fc.constant(weeks),
    phases: fc.array(
      fc
        .tuple(upTo(weeks * 7), upTo(weeks * 7), fc.boolean())
        .map(([one, other, isOngoing]) =>
          isOngoing ? { firstDay: one } : { firstDay: Math.min(one, other), lastDay: Math.max(one, other) },
        ),
      { minLength: 1, maxLength: 6 },
    ),
  }),
);

describe('a calendar of days', () => {
  test('places any phases of any weeks where they are, without overlap, the short ones above', () => {
    fc.assert(
      fc.property(launch, ({ weeks, phases }) => {
        const planned = planPhases(phases, weeks);
        const end = calendarColumns(weeks) + 1;
        for (const { from, to, days, firstDay, lastDay, isShort } of planned) {
          expect(from).toBe(firstDay);
          expect(days).toBe(lastDay === undefined ? end - firstDay : lastDay - firstDay + 1);
          expect(isShort).toBe(lastDay !== undefined && days < 7);
          expect(to).toBeGreaterThanOrEqual(from + days);
          expect(to).toBeLessThanOrEqual(end);
        }
        expect(pairs(planned).filter(([one, other]) => overlap(one, other))).toEqual([]);
        const rows = (short: boolean) =>
          planned.filter(({ isShort }) => isShort === short).map(({ row }) => row);
        expect(Math.max(0, ...rows(true))).toBeLessThan(Math.min(Number.POSITIVE_INFINITY, ...rows(false)));
      }),
    );
  });

  test('the drawing has these numbers', () => {
    fc.assert(
      fc.property(launch, ({ weeks, phases }) => {
        const named = phases.map((phase, index) => ({
          ...phase,
          phase: `Phase ${index}`,
          duration: 'some days',
          description: 'Work.',
        }));
        const page = draw(<CalendarStrip weeks={weeks} phases={named} />);
        const strip = selectOne('.calendar-strip', page)!;
        expect(customProperty(strip, '--weeks')).toBe(String(weeks));
        expect(customProperty(strip, '--dated')).toBe(String(weeks * 7));
        const drawn = select('ol > li', page).map((item) =>
          (['--from', '--to', '--days', '--row'] as const).map((name) => Number(customProperty(item, name))),
        );
        expect(drawn).toEqual(
          planPhases(phases, weeks).map(({ from, to, days, row }) => [from, to, days, row]),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('a short phase has room for its text: two weeks', () => {
    expect(planPhases([{ firstDay: 1, lastDay: 3 }], 3)).toMatchObject([
      { from: 1, to: 15, days: 3, row: 1 },
    ]);
  });

  test('only the days of a short phase are marked', () => {
    const phases = planPhases(
      [{ firstDay: 1, lastDay: 3 }, { firstDay: 1, lastDay: 7 }, { firstDay: 22 }],
      3,
    );
    const marked = Array.from({ length: 21 }, (_, index) => index + 1).filter((day) =>
      isMarkedDay(day, phases),
    );
    expect(marked).toEqual([1, 2, 3]);
  });
});

const step = fc
  .tuple(upTo(5), upTo(5))
  .map(([one, other]) => ({ firstDay: Math.min(one, other), lastDay: Math.max(one, other) }));

describe('a working week', () => {
  test('places any steps on their days, without overlap', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const placed = stepPositions(steps);
        const spans = placed.map(({ firstDay: from, lastDay, row }) => ({ from, to: lastDay + 1, row }));
        expect(pairs(spans).filter(([one, other]) => overlap(one, other))).toEqual([]);
        const named = steps.map((days, index) => ({
          ...days,
          phase: `Step ${index}`,
          duration: 'Day',
          description: 'Work.',
        }));
        const drawn = select('ol > li', draw(<WorkDays day="Day" steps={named} />)).map((item) =>
          (['--first', '--days', '--row'] as const).map((name) => Number(customProperty(item, name))),
        );
        expect(drawn).toEqual(
          placed.map(({ firstDay, lastDay, row }) => [firstDay, lastDay - firstDay + 1, row]),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('a step that starts on the last day of the one before is below it, and the next is in the first row again', () => {
    const days = [
      [1, 1],
      [2, 3],
      [3, 4],
      [5, 5],
    ] as const;
    const placed = stepPositions(days.map(([firstDay, lastDay]) => ({ firstDay, lastDay })));
    expect(placed.map(({ row }) => row)).toEqual([1, 1, 2, 1]);
  });
});

test('years to partner status are bars on the scale of the longer one, with a label for each year', () => {
  fc.assert(
    fc.property(upTo(9), upTo(9), (ours, typical) => {
      const page = draw(
        <PartnerYearsScale
          caption="Years"
          ours={{ name: 'Ours', years: ours }}
          typical={{ name: 'Typical', years: typical }}
        />,
      );
      const scale = Math.max(ours, typical);
      expect(customProperty(selectOne('figure', page)!, '--scale')).toBe(String(scale));
      const bars = select('.partner-years-row', page).map((row) => Number(customProperty(row, '--years')));
      expect(bars).toEqual([ours, typical]);
      const years = select('ol > li', page).slice(1);
      expect(years.map((year) => parseInt(textContent(year), 10))).toEqual(
        Array.from({ length: scale }, (_, index) => index + 1),
      );
    }),
    { numRuns: 30 },
  );
});

test('the layers of a stack are darker toward the bottom, whatever their number', () => {
  fc.assert(
    fc.property(upTo(12), (count) => {
      const layers = Array.from({ length: count }, (_, index) => ({
        title: `Layer ${index}`,
        entries: ['x'],
      }));
      const depths = select('article', draw(<TechStack layers={layers} />)).map((layer) =>
        percent(customProperty(layer, '--depth')),
      );
      expect(depths).toHaveLength(count);
      expect(depths.slice(0, 2)).toEqual(depths.slice(0, 2).map(() => 10));
      const rows = depths.slice(1);
      expect(rows).toEqual([...new Set(rows)].sort((one, other) => one - other));
      if (count > 2) expect(depths.at(-1)).toBe(39);
    }),
  );
});

test('a commit day puts its words where the overlap ends', () => {
  fc.assert(
    fc.property(upTo(23), (hours) => {
      const page = draw(
        <CommitDay
          label="A day"
          day={{ city: 'Los Angeles', hours: '9' }}
          aroundTheClock={{ city: 'Cebu City', hours: '24' }}
          overlap={{ hours, text: 'together' }}
          alone={{ hours: 24 - hours, text: 'ahead' }}
          scales={{ day: ['8'], aroundTheClock: ['23'] }}
          marks={{ push: 'push', merge: 'merge' }}
        />,
      );
      const line = selectOne('svg line', page)!;
      expect(customProperty(selectOne('figure', page)!, '--end')).toBe(line.attribs['x2']);
      expect(select('circle', page)).toHaveLength(2 * hours + (24 - hours) + 1);
    }),
    { numRuns: 23 },
  );
});

test('the bars of a team of any size and market rate end where their cost does', () => {
  fc.assert(
    fc.property(fc.array(upTo(40), { minLength: 4, maxLength: 4 }), upTo(150), (seats, above) => {
      const marketRate = 24 + above;
      const keys = ['business-development', 'production', 'administrative', 'finance'] as const;
      const page = draw(
        <TeamCostBySeat
          departments={keys.map((key, index) => ({ key, name: key, seats: seats[index]! }))}
          hoursEach={160}
          marketRate={marketRate}
          bars={{ market: 'Market', ours: 'Ours', kept: 'kept', label: 'Bars' }}
          table={{ caption: 'Seats', columns: ['Team', 'Seats', 'Month'], total: 'Total' }}
          outcomes={[]}
          term={{
            title: 'Term',
            text: '',
            years: 3,
            weeks: 12,
            marks: { weeks: { value: '12', text: 'w' }, years: '3' },
          }}
          story={{ label: 'Story', to: '/story' }}
        />,
      );
      const figure = selectOne('.seat-bars', page)!;
      const share = percent(customProperty(figure, '--cost'));
      expect(share).toBeCloseTo((24 / marketRate) * 100, 1);
      const rest = selectOne('rect', figure)!;
      expect(percent(rest.attribs['x'])).toBe(share);
      expect(share + percent(rest.attribs['width'])).toBeCloseTo(100, 1);
    }),
    { numRuns: 30 },
  );
});

test('the answer follows the drawn minutes', () => {
  fc.assert(
    fc.property(upTo(59), (minutes) => {
      const page = draw(
        <ResponseHour
          caption="Hour"
          minutes={minutes}
          answer={{ strong: 'a', text: 'b' }}
          ticks={['0', '60']}
        />,
      );
      expect(customProperty(selectOne('.response-hour-mark', page)!, '--minutes')).toBe(String(minutes));
      expect(selectOne('rect', page)!.attribs['width']).toBe(String(minutes));
    }),
    { numRuns: 30 },
  );
});

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Name ${index}`, title: `Title ${index}`, text: '' }));

test('any number of milestones, phases or desks has a column each', () => {
  fc.assert(
    fc.property(upTo(9), (count) => {
      const desks = named(count).map(({ name }) => ({ stage: name, who: '', at: '09:00', entry: '' }));
      const drawings = {
        '--milestones': <MilestoneRail milestones={named(count).map((one) => ({ ...one, when: '' }))} />,
        '--phases': <SetupSpan span={{ value: '2', unit: 'weeks' }} phases={named(count)} />,
        '--desks': <DocumentWorkflow document="Invoice" caption="" tag="" desks={desks} />,
      } as const;
      for (const [name, drawing] of Object.entries(drawings))
        expect(customProperty(selectOne('ol', draw(drawing))!, name as '--desks')).toBe(String(count));
    }),
    { numRuns: 9 },
  );
});

test('any number of steps of an order, or of phases as stairs, follow each other', () => {
  fc.assert(
    fc.property(upTo(9), (count) => {
      const steps = named(count).map(({ name }) => ({ department: name, step: name }));
      const order = draw(<OrderPath caption="" steps={steps} />);
      expect(customProperty(selectOne('ol', order)!, '--earlier')).toBe(String(count - 1));
      const columns = select('b', order).map((step) => Number(customProperty(step, '--column')));
      expect(columns).toEqual(steps.map((_, index) => index + 2));
      const stairs = select('li', draw(<PhaseSteps phases={named(count)} />));
      const depths = stairs.map((phase) => Number(customProperty(phase, '--later')));
      expect(depths).toEqual(steps.map((_, index) => count - 1 - index));
    }),
    { numRuns: 9 },
  );
});

test('the line after the setup of a function starts after its last week, and ends after the longest setup', () => {
  fc.assert(
    fc.property(upTo(6), upTo(6), (one, other) => {
      const weeks = Math.min(one, other);
      const longest = Math.max(one, other);
      const stat = { value: 99, label: 'answered' };
      const item = { name: 'Desk', to: '/desk', badge: '', text: '', weeks, stat };
      const page = draw(
        <HandoverRows items={[item]} samples={['']} weeks={longest} setup="weeks" live="Live" />,
      );
      const line = select('b', page).find((element) => textContent(element) === 'Live')!;
      expect(customProperty(line, '--live')).toBe(String(weeks + 1));
      expect(customProperty(line.parent as typeof line, '--columns')).toBe(String(longest + 1));
    }),
    { numRuns: 20 },
  );
});

test('the scale of hourly rates ends at the first tick that no rate exceeds', () => {
  fc.assert(
    fc.property(upTo(200), upTo(200), (from, more) => {
      const rows = [
        { name: 'Others', note: '', from, to: from + more },
        { name: 'Ours', note: '', from: 24 },
      ];
      const note = { before: '', link: { label: 'All', to: '/all' }, after: '' };
      const columns = { name: 'Name', rate: 'Rate' };
      const page = draw(<HourlyRateChart caption="" columns={columns} unit="/hr" rows={rows} note={note} />);
      const ticks = select('ol > li', page).map((tick) => Number(textContent(tick).replace('$', '')));
      expect(ticks).toEqual(ticks.map((_, index) => index * 20));
      const max = Math.max(24, from + more);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.at(-2)).toBeLessThan(max);
      const scale =
        selectOne('tbody svg', page)!.attribs['viewBox'] ?? selectOne('tbody svg', page)!.attribs['viewbox'];
      expect(scale).toBe(`0 0 ${ticks.at(-1)} 1`);
    }),
    { numRuns: 50 },
  );
});
