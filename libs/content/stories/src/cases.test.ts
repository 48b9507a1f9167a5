import { caseStudies } from './case-studies.ts';
import { teasers } from './teasers.ts';

const examples = caseStudies.cases.filter((entry) => 'illustrative' in entry);

test('illustrative cases have the specified project names', () => {
  expect(examples.map(({ title }) => title.toLowerCase())).toEqual([
    'healthcare modernization',
    'e-commerce support',
    'saas implementation',
    'logistics optimization',
    'edtech support',
  ]);
});

test.each(examples)('$title names a kind of client and has all details', (entry) => {
  expect(entry.client).toMatch(/^An? [a-z]/);
  const { description, teamSize, challenges, solutions, results } = entry.details!;
  expect(description.length).toBeGreaterThan(entry.excerpt.length);
  expect([entry.timeline, teamSize, ...entry.metrics].map(({ source }) => source)).toEqual(
    Array.from({ length: entry.metrics.length + 2 }, () => 'illustrative'),
  );
  for (const list of [challenges, solutions, results]) expect(list.length).toBeGreaterThanOrEqual(3);
});

test.each(examples)('$title has a timeline in weeks or days', ({ timeline }) => {
  expect(timeline.unit).toMatch(/^(weeks|days)$/);
});

test('an illustrative teaser links to its entry in the listing and has no reading time', () => {
  const example = teasers.beside;
  expect(example.illustrative).toBe('Sample');
  const [path, fragment] = example.link.split('#');
  expect(path).toBe(caseStudies.meta.path);
  expect(examples.map(({ id }) => id)).toContain(fragment);
  expect(example.readTime).toBeUndefined();
});

test('the listing names the basis of the publisher’s savings and productivity gain', () => {
  const publisher = caseStudies.cases.find(({ id }) => id === 'mainspring-books')!;
  expect(publisher.metrics.map(({ label }) => label)).toEqual([
    'client-reported, all-in cost reduction',
    'productivity and efficiency gain',
  ]);
});
