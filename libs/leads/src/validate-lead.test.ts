import { validateLead } from './validate-lead.ts';
import { MAX_BODY_BYTES } from './lead-endpoint.ts';
import { isLeadForm, LEAD_FIELDS, type LeadField, SERVICES } from './lead-fields.ts';

const whole = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Example Company',
  service: 'bpo',
  message: 'Two people, 160 hours a month each.',
};

test('a complete contact form is valid; the phone number is optional', () => {
  expect(validateLead('contact', whole)).toEqual({});
  expect(validateLead('contact', { ...whole, phone: 'after six' })).toEqual({});
});

test('an empty contact form reports all required fields, in form order', () => {
  expect(Object.entries(validateLead('contact', {}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['company', 'missing'],
    ['service', 'missing'],
    ['message', 'missing'],
  ]);
});

test('a space counts as a value, as in a browser', () => {
  expect(validateLead('contact', { ...whole, name: ' ' })).toEqual({});
});

test.each(SERVICES)('accepts the service %s', (service) => {
  expect(validateLead('contact', { ...whole, service })).toEqual({});
});

test('rejects an unknown service', () => {
  expect(validateLead('contact', { ...whole, service: 'astrology' })).toEqual({ service: 'invalid' });
});

test('the newsletter requires only an email address', () => {
  expect(validateLead('newsletter', { email: '' })).toEqual({ email: 'missing' });
  expect(validateLead('newsletter', { email: 'ada' })).toEqual({ email: 'invalid' });
  expect(validateLead('newsletter', { email: 'ada@example' })).toEqual({});
});

test.each([
  ['name', 200],
  ['company', 200],
  ['phone', 50],
  ['message', 5_000],
])('the field %s accepts up to %i characters', (name, length) => {
  expect(validateLead('contact', { ...whole, [name]: 'x'.repeat(length) })).toEqual({});
  expect(validateLead('contact', { ...whole, [name]: 'x'.repeat(length + 1) })).toEqual({
    [name]: 'too-long',
  });
});

test('an email address may have up to 254 characters', () => {
  const email = (length: number) => `a@${'x.'.repeat(length / 2 - 2)}xx`;
  expect(email(254)).toHaveLength(254);
  for (const form of ['contact', 'newsletter'] as const) {
    expect(validateLead(form, { ...whole, email: email(254) })).toEqual({});
    expect(validateLead(form, { ...whole, email: email(256) })).toEqual({ email: 'too-long' });
  }
});

test('a line break counts as one character, as in a browser', () => {
  expect(validateLead('contact', { ...whole, message: '\r\n'.repeat(5_000) })).toEqual({});
});

test('a form with all fields at maximum length fits the body limit', () => {
  const fields: readonly LeadField[] = LEAD_FIELDS.contact;
  // The worst case: three bytes of UTF-8 per code unit, each percent-encoded as three characters.
  const longest = fields.map(({ name, maxLength = 50 }) => [name, '語'.repeat(maxLength)]);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(MAX_BODY_BYTES - 1_000);
});

test.each(['ada@exämple.com', 'ada@例え.テスト', 'o’hara@example.com'.replace('’', "'")])(
  'accepts the address %s',
  (email) => {
    expect(validateLead('newsletter', { email })).toEqual({});
  },
);

test.each([
  'ada@example.com\n',
  'ada@example.com\r\nbcc: eve@example.com',
  ' ada@example.com',
  'ädä@example.com',
])('rejects the address %j', (email) => {
  expect(validateLead('newsletter', { email })).toEqual({ email: 'invalid' });
});

test('recognizes the two forms', () => {
  expect(['contact', 'newsletter', 'toString', ''].filter(isLeadForm)).toEqual(['contact', 'newsletter']);
});
