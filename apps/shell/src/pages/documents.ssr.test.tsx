/** @jest-environment node */
import { company } from '@vantedge/content-shared';
import { accessibility, privacy, privacyWith } from '@vantedge/content-site';
import { elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import { ReleaseContext, DOCUMENT_ONLY_PATHS } from '../app/release-facts.ts';
import AccessibilityPage from './accessibility.tsx';
import PrivacyPage from './privacy.tsx';

const facts = {
  published: '2026-01-02T00:00:00.000Z',
  changed: '2026-11-21T23:30:00.000Z',
  leadRetentionDays: 365,
};
const privacyHtml = prerender(
  () => (
    <ReleaseContext value={{ year: 2026, facts: () => facts }}>
      <PrivacyPage />
    </ReleaseContext>
  ),
  '/privacy',
);
/** Statements of more than a label that are only true without third parties. */
const REPLACED = 9;
const accessibilityHtml = prerender(AccessibilityPage, '/accessibility');

/** Returns the text of the section with an id. */
const section = (html: string, id: string) =>
  getText(html.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? '');

describe.each([
  ['/privacy', privacyHtml, privacy],
  ['/accessibility', accessibilityHtml, accessibility],
])('%s', (_, html, record) => {
  test('has valid server HTML', () => {
    expect(structureErrors(html)).toEqual([]);
  });

  test('lists its sections in order', () => {
    const contents = html.split('id="contents-title"')[1]?.split('</nav>')[0] ?? '';
    expect(elements(contents, 'a').map(getText)).toEqual(
      record.sections.map(({ title }, index) => `${index + 1} ${title}`),
    );
    expect([...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(
      record.sections.map(({ id }) => id),
    );
  });

  test('ends with all contact details, the email address masked', () => {
    const details = section(html, 'contact');
    for (const { city, phone } of company.offices) {
      expect(details).toContain(city);
      expect(details).toContain(phone);
    }
    expect(details).toContain('24 hours');
    expect(html).not.toContain(company.email);
  });
});

test('the privacy policy names the company and the release facts', () => {
  const controller = section(privacyHtml, 'controller');
  expect(controller).toContain(`Company ${company.name}, ${company.offices[0].address}`);
  expect(controller).toContain('Effective date November 21, 2026');
  expect(privacyHtml).toMatch(/<time dateTime="2026-11-21" data-release-date/i);
  expect(section(privacyHtml, 'retention')).toContain('365 days');
});

test('pages that use release facts are document-only', () => {
  expect(DOCUMENT_ONLY_PATHS).toEqual([privacy.meta.path]);
  expect(() => prerender(PrivacyPage, '/privacy')).toThrow(/facts about its release/);
});

test('the privacy policy names every field that the forms store', () => {
  const stored = section(privacyHtml, 'data-stored');
  for (const field of ['name', 'email address', 'company', 'phone number', 'service', 'message']) {
    expect(stored).toContain(field);
  }
});

test('the accessibility statement has target, tests, known limitations and contact', () => {
  expect(section(accessibilityHtml, 'standard')).toMatch(/2\.2.*AA/);
  for (const width of ['390', '820', '1440']) expect(section(accessibilityHtml, 'tests')).toContain(width);
  expect(section(accessibilityHtml, 'limitations')).toContain('Automated tests');
  expect(section(accessibilityHtml, 'contact')).toContain('Our contact form');
});

test('the privacy policy of a site with third parties lists each, and claims nothing that they make untrue', () => {
  const thirdParties = [
    {
      name: 'Example Analytics',
      purpose: 'analytics',
      load: 'idle',
      cookies: ['_example'],
      privacy: { text: 'Counts visits.', link: 'https://analytics.example.com/privacy' },
    },
  ] as const;
  const listing = {
    ...facts,
    thirdParties: thirdParties.map((party) => ({ ...party, cookies: [...party.cookies] })),
  };
  const html = prerender(
    () => (
      <ReleaseContext value={{ year: 2026, facts: () => listing }}>
        <PrivacyPage />
      </ReleaseContext>
    ),
    '/privacy',
  );
  expect(structureErrors(html)).toEqual([]);
  const listed = section(html, 'third-parties');
  expect(listed).toContain('only loaded after you allow it');
  expect(listed).toContain(
    'Example Analytics (analytics) Counts visits. Its cookies on this site: _example.',
  );
  expect(html).toContain('href="https://analytics.example.com/privacy"');
  expect(getText(html)).not.toMatch(
    /no trackers|from other companies|No analytics of|no third parties|do not report it/i,
  );
  // Each statement that they make untrue has another.
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);
  const [before, after] = [texts(privacy), new Set(texts(privacyWith(thirdParties, 'opt-in')))];
  expect(before.filter((text) => text.length > 55 && !after.has(text))).toHaveLength(REPLACED);
});
