/** @jest-environment node */
import { company } from '@vantedge/content-shared';
import { accessibility, privacy } from '@vantedge/content-site';
import { elements, faults, prerender, words } from '@vantedge/shared-ui/testing';
import AccessibilityPage from './accessibility.tsx';
import PrivacyPage from './privacy.tsx';

const privacyHtml = prerender(PrivacyPage, '/privacy');
const accessibilityHtml = prerender(AccessibilityPage, '/accessibility');

/** The words of the section that a contents link leads to. */
const section = (html: string, id: string) =>
  words(html.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? '');

describe.each([
  ['/privacy', privacyHtml, privacy],
  ['/accessibility', accessibilityHtml, accessibility],
])('%s', (_, html, record) => {
  test('is sound as served', () => {
    expect(faults(html)).toEqual([]);
  });

  test('lists its sections in their order', () => {
    const contents = elements(html, 'nav', 'document-contents')[0] ?? '';
    expect(elements(contents, 'a').map(words)).toEqual(record.sections.map(({ title }) => title));
    expect([...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(
      record.sections.map(({ id }) => id),
    );
  });

  test('ends with every way to reach the company, within 24 hours, without giving the address to programs', () => {
    const reach = section(html, 'reach');
    for (const { city, phone } of company.offices) {
      expect(reach).toContain(city);
      expect(reach).toContain(phone);
    }
    expect(reach).toContain('24 hours');
    expect(html).not.toContain(company.email);
  });
});

test('what only the company can say is marked as missing, and nothing else is', () => {
  const pending = privacy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'terms' ? block.terms : [])).filter(({ source }) => source),
  );
  expect(pending.map(({ term }) => term)).toEqual(['Controller', 'In force from', 'Messages']);
  expect(privacyHtml.match(/class="tag"/g)).toHaveLength(pending.length);
  expect(accessibilityHtml).not.toContain('class="tag"');
});

test('the privacy notice names every field that the forms store', () => {
  const stored = section(privacyHtml, 'stored');
  for (const field of ['name', 'e-mail address', 'company', 'phone number', 'service', 'message']) {
    expect(stored).toContain(field);
  }
});

test('the accessibility statement names its standard, its tests and what is not tested', () => {
  expect(section(accessibilityHtml, 'standard')).toMatch(/2\.2.*AA/);
  for (const width of ['390', '820', '1440']) expect(section(accessibilityHtml, 'tested')).toContain(width);
  for (const gap of [/independent/, /screen reader/, /Firefox and Safari/]) {
    expect(section(accessibilityHtml, 'untested')).toMatch(gap);
  }
});
