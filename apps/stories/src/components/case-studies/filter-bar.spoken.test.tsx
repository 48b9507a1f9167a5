import { act, fireEvent, render, screen } from '@testing-library/react';
import { announcementsDuring, readAloud } from '@vantedge/shared-ui/testing/spoken';
import { type ComponentProps, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FilterBar } from './filter-bar.tsx';
import { filterCases, resultSentence } from './filter-selection.ts';
import { useFilter } from './use-filter.ts';

const filters = {
  toggle: 'Filter',
  label: 'Case studies',
  industry: 'Industry',
  service: 'Service',
  all: 'All',
  allIndustries: 'All industries',
  allServices: 'All services',
  clear: 'Clear',
  unknown: 'Unknown filter.',
  result: { all: 'Showing all 3', some: 'of 3', none: 'None' },
};
const listing = {
  filters,
  industries: [
    { slug: 'health', name: 'Healthcare' },
    { slug: 'press', name: 'Publishing' },
  ],
  services: [{ slug: 'bpo', name: 'Outsourcing' }],
  cases: [
    { industry: 'Healthcare', services: ['Outsourcing'] },
    { industry: 'Publishing', services: [] },
    { industry: 'Publishing', services: ['Outsourcing'] },
  ],
} as unknown as ComponentProps<typeof FilterBar>['listing'];

function Listing() {
  const filter = useFilter(listing);
  const result = useRef<HTMLParagraphElement>(null);
  const { length: count } = filterCases(listing.cases, filter.selection);
  const sentence = resultSentence(filters, { selection: filter.selection, count });
  return <FilterBar {...{ listing, filter, result, sentence }} onClear={() => filter.choose({})} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <MemoryRouter>
      <Listing />
    </MemoryRouter>,
  ).container;

test('the filter is a form with one choice of each kind, and the number of results for each industry', async () => {
  expect(await readAloud(show())).toEqual([
    'group',
    'Filter, 1 control',
    'end of group',
    'form, Case studies',
    'group, Industry',
    'Industry',
    'radio, All 3, checked, position 1, set size 3',
    'All',
    '3',
    'radio, Healthcare 1, not checked, position 2, set size 3',
    'Healthcare',
    '1',
    'radio, Publishing 2, not checked, position 3, set size 3',
    'Publishing',
    '2',
    'end of group, Industry',
    'Service',
    'combobox, Service, has popup listbox, not expanded',
    'option, All services, not selected, position 1, set size 2',
    'option, Outsourcing, bpo, not selected, position 2, set size 2',
    'end of combobox, Service, has popup listbox, not expanded',
    'end of form, Case studies',
    'paragraph',
    'Showing all 3',
    'end of paragraph',
  ]);
});

test('a choice announces the result once, after a pause; further choices meanwhile replace it', async () => {
  const container = show();
  const choose = (name: RegExp) => act(() => void fireEvent.click(screen.getByRole('radio', { name })));
  expect(
    await announcementsDuring(container, async () => {
      choose(/^Healthcare/);
      await act(() => jest.advanceTimersByTimeAsync(599));
      choose(/^Publishing/);
      await act(() => jest.advanceTimersByTimeAsync(600));
    }),
  ).toEqual(['polite: 2 of 3: Publishing, all services']);
});
