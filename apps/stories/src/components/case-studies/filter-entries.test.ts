import { filterEntries } from './filter-entries.ts';

const entry = (industry: string, ...services: string[]) => ({ industry, services });
const clinic = entry('Healthcare', 'Cloud Migration', 'Business Process Outsourcing');
const shop = entry('E-commerce & Retail', 'Managed Customer Support');
const entries = [clinic, shop];
const facet = (name: string) => ({ slug: name, name });

test.each([
  ['nothing chosen', undefined, undefined, [clinic, shop]],
  ['an industry', 'Healthcare', undefined, [clinic]],
  ['a part of an industry is not the industry', 'Health', undefined, []],
  ['any of the services', undefined, 'Business Process Outsourcing', [clinic]],
  ['a service that contains the chosen one', undefined, 'Customer Support', [shop]],
  ['both have to hold', 'Healthcare', 'Customer Support', []],
])('%s', (_, industry, service, left) => {
  const selection = { industry: industry && facet(industry), service: service && facet(service) };
  expect(
    filterEntries(entries, {
      industry: selection.industry || undefined,
      service: selection.service || undefined,
    }),
  ).toEqual(left);
});
