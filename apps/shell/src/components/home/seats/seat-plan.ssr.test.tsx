/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { SeatPlan } from './seat-plan.tsx';

const html = renderToString(
  <SeatPlan
    label="Fifty desks."
    departments={[
      { key: 'business-development', name: 'Business development', seats: 15 },
      { key: 'production', name: 'Production', seats: 20 },
      { key: 'administrative', name: 'Administrative', seats: 10 },
      { key: 'finance', name: 'Finance', seats: 5 },
    ]}
  />,
);

/** Number of drawn seats, with every `use` resolved. */
function drawn(part: string): number {
  const inside = (id: string) => new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`, 's').exec(html)?.[1] ?? '';
  // Each seat is a desk and a person.
  const uses = [...part.matchAll(/<use (?:class="people" )?href="#([^"]+)"/g)];
  return uses.reduce((sum, [, id]) => sum + (inside(id!).includes('<use') ? drawn(inside(id!)) : 1), 0);
}

test('draws one mark per seat, in the color of its department', () => {
  const groups = [...html.matchAll(/<g data-color="([\w-]+)">(.*?)<\/g>/gs)];
  expect(groups.map(([, key, part]) => [key, drawn(part!)])).toEqual([
    ['business-development', 2 * 15],
    ['production', 2 * 20],
    ['administrative', 2 * 10],
    ['finance', 2 * 5],
  ]);
});

test('columns do not overlap and are inside the drawing', () => {
  const positions = [...html.matchAll(/<use href="#[^"]+desks" x="(\d+)"/g)].map(([, x]) => Number(x));
  const width = Number(/viewBox="0 0 (\d+)/.exec(html)![1]);
  expect(new Set(positions).size).toBe(10);
  expect(Math.max(...positions) + 44).toBeLessThanOrEqual(width);
});

test('the counts are also in the text', () => {
  for (const count of [15, 20, 10, 5]) expect(html).toContain(`>${count}</b>`);
  expect(html).toContain('aria-label="Fifty desks."');
});

test('seats that do not fill their columns are an error', () => {
  const departments = [{ key: 'finance', name: 'Finance', seats: 7 }] as const;
  expect(() => renderToString(<SeatPlan label="Seven desks." departments={departments} />)).toThrow(
    'Finance: 7 seats',
  );
});
