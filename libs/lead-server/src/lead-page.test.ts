/** @jest-environment jsdom */
import fc from 'fast-check';
import { leadPage } from './lead-page.ts';
import { calculatorDocument, sampleDocument } from './testing/sample-document.ts';

const action = '/api/forms/shell/contact';
const contents = { name: 'Ada', email: 'ada', service: 'bpo', message: 'One\nTwo' };
const parsed = (html: string | undefined) => new DOMParser().parseFromString(html!, 'text/html');
const visible = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((element) => !element.closest('[hidden]'));

test('fills in the submitted values and removes all scripts', () => {
  const page = parsed(leadPage(sampleDocument, { action, contents }));
  expect(page.querySelectorAll('script, link[as=script]')).toHaveLength(0);
  const typed = new FormData(page.querySelector<HTMLFormElement>(`[action="${action}"]`)!);
  expect(Object.fromEntries(typed)).toMatchObject(contents);
  expect(page.querySelectorAll('option[selected]')).toHaveLength(1);
  expect(visible(page, '[data-lead-summary], [data-lead-report], [id$=-error]')).toEqual([]);
});

test('shows each error at its field and in the summary, which gets the focus', () => {
  const errors = { email: 'invalid', company: 'missing' } as const;
  const page = parsed(leadPage(sampleDocument, { action, contents, errors }));
  expect(page.title).toBe('Error: Contact & offices');
  const [message, ...more] = visible(page, '#contact-email-error');
  expect([message!.textContent, more.length]).toEqual(['Error: This "email" is invalid', 0]);
  const email = page.querySelector('#contact-email')!;
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email.getAttribute('aria-describedby')).toBe('help contact-email-error');
  expect(page.querySelector('#contact-name')!.hasAttribute('aria-invalid')).toBe(false);
  const [summary, ...others] = visible(page, '[data-lead-summary]');
  expect(others).toEqual([]);
  expect(summary!.hasAttribute('autofocus')).toBe(true);
  const lines = [...summary!.querySelectorAll('a')].map((line) => [
    line.getAttribute('href'),
    line.textContent,
  ]);
  expect(lines).toEqual([
    ['#contact-email', 'This "email" is invalid'],
    ['#contact-company', 'Enter your company'],
  ]);
});

test('shows one report, in the submitted form', () => {
  const page = parsed(
    leadPage(sampleDocument, {
      action: '/api/forms/shell/newsletter',
      contents: {},
      report: 'busy',
      waitMs: 90_000,
    }),
  );
  const shown = visible(page, '[data-lead-report]');
  expect(shown.map((element) => element.textContent)).toEqual(['It is busy for 2 minutes']);
  expect(shown[0]!.closest('form')!.getAttribute('action')).toBe('/api/forms/shell/newsletter');
});

test('leaves a select as it is if it does not have the value', () => {
  const page = parsed(leadPage(sampleDocument, { action, contents: { service: 'astrology' } }));
  expect(page.querySelector<HTMLSelectElement>('#contact-service')!.value).toBe('');
});

test('leaves the rest of the document byte-identical', () => {
  const page = leadPage(sampleDocument, { action, contents: {} })!;
  expect(page.replace(/<script[^]*?<\/script>|<link [^>]*>/g, '')).toBe(
    sampleDocument.replace(/<script[^]*?<\/script>|<link [^>]*>/g, ''),
  );
});

test('returns undefined for a document without the form, and for one that asks for it', () => {
  expect(leadPage(calculatorDocument, { action, contents: {} })).toBeUndefined();
  expect(leadPage('<!doctype html><title>x</title>', { action, contents: {} })).toBeUndefined();
});

test('round-trips any input as a value, never as markup', () => {
  const nasty = fc.constantFrom(
    '"',
    "'",
    '<',
    '>',
    '&',
    '\\',
    '$&',
    '</textarea>',
    '&quot;',
    '`',
    '\n',
    'é',
    '💡',
  );
  const typed = fc.array(fc.oneof(nasty, fc.string()), { maxLength: 8 }).map((parts) =>
    // Excludes what a form post cannot contain and what every HTML parser changes.
    parts.join('').replace(/[\0\r]/g, ''),
  );
  const before = parsed(sampleDocument).querySelectorAll('body *').length;
  fc.assert(
    fc.property(typed, typed, (name, message) => {
      const page = parsed(leadPage(sampleDocument, { action, contents: { name, message } }));
      expect(page.querySelector('#contact-name')!.getAttribute('value') ?? '').toBe(name);
      expect(page.querySelector<HTMLTextAreaElement>('#contact-message')!.value).toBe(message);
      expect(page.querySelectorAll('body *')).toHaveLength(before - 2);
    }),
    { numRuns: 40, seed: 4 },
  );
});
