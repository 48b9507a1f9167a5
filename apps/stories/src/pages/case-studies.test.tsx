import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FRAME_MS } from '@vantedge/shared-ui/testing/frames';
import { MemoryRouter, useLocation } from 'react-router-dom';
import CaseStudiesPage from './case-studies.tsx';

/** Industries and services to select, by their query value. */
const INDUSTRIES = {
  '': 'All',
  'hr-technology': 'HR Technology',
  'publishing-education': 'Publishing & Education',
  'financial-services': 'Financial Services',
  healthcare: 'Healthcare',
  'ecommerce-retail': 'E-commerce & Retail',
  'enterprise-software': 'Enterprise Software',
  logistics: 'Logistics & Transportation',
  'education-technology': 'Education Technology',
};
const SERVICES = {
  '': 'All services',
  implementation: 'Implementation Services',
  'staff-augmentation': 'Staff Augmentation',
  bpo: 'Business Process Outsourcing',
  'cloud-migration': 'Cloud Migration',
  'customer-support': 'Customer Support',
};

/** The industries of the entries that match each service, of seven entries in all. */
const MATCHES: Record<string, string[]> = {
  '': Object.keys(INDUSTRIES).filter((industry) => industry && industry !== 'financial-services'),
  implementation: ['hr-technology', 'enterprise-software'],
  'staff-augmentation': ['publishing-education', 'logistics'],
  bpo: ['publishing-education', 'healthcare', 'ecommerce-retail', 'logistics'],
  'cloud-migration': ['healthcare', 'enterprise-software'],
  'customer-support': ['ecommerce-retail', 'education-technology'],
};
const FEATURED = ['hr-technology', 'publishing-education', 'healthcare'];

beforeEach(() => {
  history.replaceState(null, '', '/case-studies');
  // jsdom does not scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  jest.useFakeTimers();
});

/** Longer than entries take to leave, in milliseconds. */
const EXIT_MS = 400;

afterEach(async () => {
  // The frame loop would wait for a frame that never comes.
  await pass(EXIT_MS);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The router's query; a `MemoryRouter` does not change the window's URL. */
const Query = () => <output data-testid="query">{useLocation().search}</output>;

const reduceMotion = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never);

/** Renders the page, and waits for the code that moves its lists. */
const open = (query = '') =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[`/case-studies${query}`]}>
        <CaseStudiesPage />
        <Query />
      </MemoryRouter>,
    );
    await import('../components/case-studies/case-lists-in-motion.tsx');
  });
const bar = () => within(document.querySelector<HTMLElement>('#filters')!);
const chip = (label: string) =>
  bar().getByRole('radio', { name: new RegExp(`^${label} \\d+$`), hidden: true });
/** The industries of the visible entries, from the line above each title. */
const shown = () =>
  [...document.querySelectorAll('article .meta-line')].map(({ textContent }) =>
    textContent.split(' · ')[0]!.trim(),
  );
const headings = (name: string | RegExp) => screen.queryAllByRole('heading', { name });

test.each(Object.entries(SERVICES))(
  'service "%s" with every industry shows the entries that match both',
  async (slug, name) => {
    reduceMotion();
    await open();
    if (slug) {
      const service = bar().getByLabelText('Service');
      const option = within(service).getByRole('option', { name, hidden: true });
      fireEvent.change(service, { target: { value: (option as HTMLOptionElement).value } });
    }
    for (const [industry, label] of Object.entries(INDUSTRIES)) {
      if (industry && !MATCHES[slug]!.includes(industry)) {
        expect(chip(label)).toBeDisabled();
        continue;
      }
      fireEvent.click(chip(label));
      await pass(2 * FRAME_MS);
      const query = Object.entries({ industry, service: slug }).filter(([, value]) => value);
      const search = screen.getByTestId('query').textContent;
      expect([...new URLSearchParams(search)].sort()).toEqual(query);
      const left = MATCHES[slug]!.filter((match) => !industry || match === industry);
      expect(shown()).toEqual(left.map((match) => INDUSTRIES[match as keyof typeof INDUSTRIES]));
      expect(screen.queryAllByRole('article')).toHaveLength(left.length);
      const isFeatured = (match: string) => FEATURED.includes(match);
      expect(headings('Featured stories')).toHaveLength(left.some(isFeatured) ? 1 : 0);
      expect(headings('More Success Stories')).toHaveLength(left.every(isFeatured) ? 0 : 1);
      expect(bar().getAllByRole('radio', { checked: true, hidden: true })).toEqual([chip(label)]);
      // The chip's count is the number of entries.
      expect(chip(label).parentElement).toHaveTextContent(new RegExp(` ${left.length}$`));
    }
  },
);

test('an address without a match gets the empty state, and the options that lead out of it', async () => {
  reduceMotion();
  await open('?industry=logistics&service=customer-support');
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(headings(/^No case studies yet/)).toHaveLength(1);
  expect(chip(INDUSTRIES.logistics)).toBeChecked();
  expect(chip(INDUSTRIES.logistics)).toBeEnabled();
  expect(chip(INDUSTRIES.healthcare)).toBeDisabled();
  expect(chip(INDUSTRIES['ecommerce-retail'])).toBeEnabled();
  fireEvent.click(screen.getByRole('button', { name: 'Show all case studies' }));
  await pass(2 * FRAME_MS);
  expect(screen.queryAllByRole('article')).toHaveLength(7);
});

test('an empty list names its filters, leads to their industry, and is left with the focus on the result', async () => {
  reduceMotion();
  await open('?industry=financial-services');
  const region = screen.getByRole('region', { name: /^No case studies yet/ });
  expect(region).toHaveTextContent('Financial Services');
  expect(region.querySelector('a[href="/industries/financial"]')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show all case studies' }));
  await pass(2 * FRAME_MS);
  expect(screen.getByTestId('query')).toBeEmptyDOMElement();
  expect(document.activeElement).toHaveTextContent('all 7');
});

test('an unknown filter is ignored, and the page says so until the next choice', async () => {
  reduceMotion();
  await open('?industry=aviation');
  const result = document.querySelector('#filters + p');
  expect(result).toHaveTextContent('that filter');
  expect(result).toHaveTextContent('all 7');
  expect(screen.queryAllByRole('article')).toHaveLength(7);
  fireEvent.click(chip('Healthcare'));
  await pass(2 * FRAME_MS);
  expect(screen.getByTestId('query')).toHaveTextContent('?industry=healthcare');
  expect(result).not.toHaveTextContent('that filter');
});

const entry = (id: string) => document.getElementById(id)?.closest('li');

test('entries that no longer match fade out before they are removed, and new ones fade in', async () => {
  await open();
  const [gone, kept] = [entry('ukg')!, entry('healthcare-modernization')!];
  expect([gone, kept].map((item) => item.getAttribute('style'))).toEqual([null, null]);
  fireEvent.click(chip('Healthcare'));
  await pass(EXIT_MS / 3);
  expect(Number(gone.style.opacity)).toBeLessThan(1);
  await pass(EXIT_MS);
  expect(gone).not.toBeInTheDocument();
  expect(kept).toBeInTheDocument();
  fireEvent.click(chip('All'));
  await pass(FRAME_MS);
  expect(Number(entry('ukg')!.style.opacity)).toBeLessThan(1);
  await pass(EXIT_MS);
  expect(entry('ukg')).toHaveStyle({ opacity: '1' });
});

test('with reduced motion entries leave at once', async () => {
  reduceMotion();
  await open();
  fireEvent.click(chip('Healthcare'));
  await pass(2 * FRAME_MS);
  expect(screen.queryAllByRole('article')).toHaveLength(1);
});
