/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { elements } from '@vantedge/shared-ui/testing';
import { PhaseSteps } from './phase-steps.tsx';

const phases = [
  { name: 'Look', text: 'First.', activities: ['Read', 'Ask'] },
  { name: 'Build', text: 'Second.', highlighted: true },
  { name: 'Run', text: 'Third.', duration: 'Ongoing' },
];
const html = renderToString(<PhaseSteps phases={phases} />);

test('phases are numbered in their order', () => {
  expect(elements(html, 'span', 'phase-number')).toEqual(['1', '2', '3']);
  expect(elements(html, 'h3')).toEqual(['Look', 'Build', 'Run']);
});

test('only what a phase has is set: activities, a duration, an emphasis', () => {
  expect(elements(html, 'ul')).toHaveLength(1);
  expect(elements(html, 'div', 'phase-name').map((name) => elements(name, 'p'))).toEqual([
    [],
    [],
    ['Ongoing'],
  ]);
  expect(html.match(/is-highlighted/g)).toHaveLength(1);
});

test('a phase that runs beside the others is one line more, in its own row', () => {
  const rows = renderToString(
    <PhaseSteps
      upright
      phases={[
        { name: 'Do', text: '' },
        { name: 'Watch', text: '', throughout: true },
      ]}
    />,
  );
  expect(rows).toContain('<li class="is-throughout"><span class="phase-number">2<');
  expect(html).not.toContain('is-throughout');
});
