import { customProperty, parseHtml, select, selectOne } from '@vantedge/shared-ui/testing/html';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { SeatSpines } from './seat-spines.tsx';

test('a team of any size has one spine per seat, and every group fits on a shelf', () => {
  const keys = ['business-development', 'production', 'administrative', 'finance'] as const;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }), (seats) => {
      const departments = seats.map((count, index) => ({ key: keys[index]!, name: 'Team', seats: count }));
      const page = parseHtml(renderToString(<SeatSpines departments={departments} />));
      const list = selectOne('ul', page)!;
      const total = seats.reduce((sum, count) => sum + count, 0);
      expect(customProperty(list, '--total')).toBe(String(total));
      const half = Number(customProperty(list, '--half'));
      const groups = select('li', page).map((group) => Number(customProperty(group, '--seats')));
      expect(groups).toEqual(seats);
      expect(Math.max(...groups)).toBeLessThanOrEqual(half);
      expect(half).toBeGreaterThanOrEqual(total / 2);
      expect(select('svg', page).map(({ attribs }) => attribs['viewbox'] ?? attribs['viewBox'])).toEqual(
        seats.map((count) => `0 0 ${count} 100`),
      );
    }),
  );
});
