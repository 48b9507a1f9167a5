import { filterCases, readSelection, writeSelection } from './filter-selection.ts';

const facets = {
  industries: [
    { slug: 'healthcare', name: 'Healthcare' },
    { slug: 'logistics', name: 'Logistics & Transportation' },
  ],
  services: [{ slug: 'bpo', name: 'Business Process Outsourcing' }],
};

const [healthcare, logistics] = facets.industries;
const [bpo] = facets.services;

test.each([
  ['', undefined, undefined, false],
  ['?industry=healthcare', healthcare, undefined, false],
  ['?service=bpo', undefined, bpo, false],
  ['?industry=logistics&service=bpo', logistics, bpo, false],
  ['?industry=Healthcare&service=BPO', healthcare, bpo, false],
  ['?industry=all&service=all', undefined, undefined, false],
  ['?industry=&service=', undefined, undefined, false],
  ['?industry=aviation', undefined, undefined, true],
  ['?industry=healthcare&service=toString', healthcare, undefined, true],
  ['?industry=bpo', undefined, undefined, true],
  ['?utm_source=mail', undefined, undefined, false],
])('reads the query %p', (search, industry, service, unknown) => {
  expect(readSelection(new URLSearchParams(search), facets)).toEqual({ industry, service, unknown });
});

test.each([
  ['', {}, ''],
  ['?industry=logistics&service=bpo', {}, ''],
  ['', { industry: healthcare }, 'industry=healthcare'],
  ['?industry=logistics', { industry: healthcare, service: bpo }, 'industry=healthcare&service=bpo'],
  ['?utm_source=mail&service=bpo', { industry: logistics }, 'utm_source=mail&industry=logistics'],
  ['?industry=aviation', {}, ''],
])('writes the query %p for the selection %p', (search, selection, written) => {
  expect(writeSelection(new URLSearchParams(search), selection).toString()).toBe(written);
});

test('reads back what it has written', () => {
  for (const industry of [undefined, ...facets.industries])
    for (const service of [undefined, ...facets.services])
      expect(readSelection(writeSelection(new URLSearchParams(), { industry, service }), facets)).toEqual({
        industry,
        service,
        unknown: false,
      });
});

const study = (industry: string, ...services: string[]) => ({ industry, services });
const clinic = study('Healthcare', 'Cloud Migration', 'Business Process Outsourcing');
const shop = study('E-commerce & Retail', 'Managed Customer Support');
const cases = [clinic, shop];
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
    filterCases(cases, {
      industry: selection.industry || undefined,
      service: selection.service || undefined,
    }),
  ).toEqual(left);
});
