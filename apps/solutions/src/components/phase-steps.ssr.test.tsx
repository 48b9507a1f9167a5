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

test('phases are numbered in order', () => {
  expect(elements(html, 'span')).toEqual(['1', '2', '3']);
  expect(elements(html, 'h3')).toEqual(['Look', 'Build', 'Run']);
});

test('renders only what a phase has: activities, a duration, a highlight', () => {
  expect(elements(html, 'ul')).toHaveLength(1);
  expect(elements(html, 'div').map((name) => elements(name, 'p'))).toEqual([[], [], ['Ongoing']]);
  expect(html.match(/border-t-3/g)).toHaveLength(1);
});

test('a phase that runs throughout has an extra line, and a row', () => {
  const rows = renderToString(
    <PhaseSteps
      upright
      phases={[
        { name: 'Do', text: '' },
        { name: 'Watch', text: '', throughout: true },
      ]}
    />,
  );
  expect(rows.match(/ after:w-1 /g)).toHaveLength(1);
  expect(html).not.toContain(' after:w-1 ');
});
