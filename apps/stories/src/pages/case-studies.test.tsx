import { fireEvent, render, screen, within } from '@testing-library/react';
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
});

/** The router's query; a `MemoryRouter` does not change the window's URL. */
const Query = () => <output data-testid="query">{useLocation().search}</output>;

const open = () =>
  render(
    <MemoryRouter initialEntries={['/case-studies']}>
      <CaseStudiesPage />
      <Query />
    </MemoryRouter>,
  );
const bar = () => within(document.querySelector<HTMLElement>('#filters')!);
const chip = (label: string) =>
  bar()
    .getAllByRole('button', { hidden: true })
    .find(({ textContent }) => textContent.replace(/\s*\d+$/, '') === label)!;
/** The industries of the visible entries, from the line above each title. */
const shown = () =>
  [...document.querySelectorAll('article .story-meta')].map(({ textContent }) =>
    textContent.split(' · ')[0]!.trim(),
  );
const headings = (name: string | RegExp) => screen.queryAllByRole('heading', { name });

test.each(Object.entries(SERVICES))(
  'service "%s" with every industry shows the entries that match both',
  (slug, name) => {
    open();
    if (slug) {
      const service = bar().getByLabelText('Service');
      const option = within(service).getByRole('option', { name, hidden: true });
      fireEvent.change(service, { target: { value: (option as HTMLOptionElement).value } });
    }
    for (const [industry, label] of Object.entries(INDUSTRIES)) {
      fireEvent.click(chip(label));
      const query = Object.entries({ industry, service: slug }).filter(([, value]) => value);
      const search = screen.getByTestId('query').textContent;
      expect([...new URLSearchParams(search)].sort()).toEqual(query);
      const left = MATCHES[slug]!.filter((match) => !industry || match === industry);
      expect(shown()).toEqual(left.map((match) => INDUSTRIES[match as keyof typeof INDUSTRIES]));
      expect(screen.queryAllByRole('article')).toHaveLength(left.length);
      const isFeatured = (match: string) => FEATURED.includes(match);
      expect(headings('Featured stories')).toHaveLength(left.some(isFeatured) ? 1 : 0);
      expect(headings('More Success Stories')).toHaveLength(left.every(isFeatured) ? 0 : 1);
      expect(headings(/^No case studies yet/)).toHaveLength(left.length ? 0 : 1);
      const pressed = bar()
        .getAllByRole('button', { hidden: true })
        .filter((button) => button.getAttribute('aria-pressed') === 'true');
      expect(pressed).toEqual([chip(label)]);
      // The chip's count is the number of entries.
      expect(chip(label)).toHaveTextContent(new RegExp(` ?${left.length}$`));
    }
  },
);
