/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { elements, getText } from '@vantedge/shared-ui/testing';
import { PlatformList } from './platform-list.tsx';

const platforms = ['First', 'Second'].map((name) => ({
  name,
  description: `${name} suits some teams.`,
  lists: [
    { label: 'Modules', items: ['Ledger', 'Stock'] },
    { label: 'Industries', items: ['Retail'] },
  ],
  color: 'blue' as const,
}));

test('a platform has a name, a description and labeled lists', () => {
  const html = renderToString(<PlatformList platforms={platforms} note="Not affiliated." />);
  const [first = '', ...others] = elements(html, 'article');
  expect(others).toHaveLength(1);
  expect(elements(first, 'h3')).toEqual(['First']);
  const lists = elements(elements(first, 'dl')[0] ?? '', 'div').map((list) => [
    elements(list, 'dt')[0],
    elements(list, 'dd'),
  ]);
  expect(lists).toEqual([
    ['Modules', ['Ledger', 'Stock']],
    ['Industries', ['Retail']],
  ]);
  expect(getText(html)).toMatch(/Not affiliated\.$/);
});

test('the list sets the layout, and each platform its color', () => {
  const html = renderToString(<PlatformList platforms={platforms} layout="quarters" />);
  expect(html).toContain('md:grid-cols-2');
  expect(html.match(/data-color="blue"/g)).toHaveLength(2);
});
