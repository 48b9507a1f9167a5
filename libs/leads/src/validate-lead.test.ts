import { validateLead } from './validate-lead.ts';
import { BODY_LIMIT } from './lead-endpoint.ts';
import { isLeadForm, LEAD_FIELDS, type LeadField, SERVICES } from './lead-fields.ts';

const whole = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Example Company',
  service: 'bpo',
  message: 'Two people, 160 hours a month each.',
};

test('a whole contact form has no fault; the phone number may stay away', () => {
  expect(validateLead('contact', whole)).toEqual({});
  expect(validateLead('contact', { ...whole, phone: 'after six' })).toEqual({});
});

test('an empty contact form lacks every field but the phone number, in the order of the form', () => {
  expect(Object.entries(validateLead('contact', {}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['company', 'missing'],
    ['service', 'missing'],
    ['message', 'missing'],
  ]);
});

test('a space is something, as it is to a browser', () => {
  expect(validateLead('contact', { ...whole, name: ' ' })).toEqual({});
});

test.each(SERVICES)('the service %s can be chosen', (service) => {
  expect(validateLead('contact', { ...whole, service })).toEqual({});
});

test('a service that is not offered is refused', () => {
  expect(validateLead('contact', { ...whole, service: 'astrology' })).toEqual({ service: 'invalid' });
});

test('the newsletter needs an address and nothing else', () => {
  expect(validateLead('newsletter', { email: '' })).toEqual({ email: 'missing' });
  expect(validateLead('newsletter', { email: 'ada' })).toEqual({ email: 'invalid' });
  expect(validateLead('newsletter', { email: 'ada@example' })).toEqual({});
});

test.each([
  ['name', 200],
  ['company', 200],
  ['phone', 50],
  ['message', 5_000],
])('the field %s holds %i characters, and one more is too long', (name, length) => {
  expect(validateLead('contact', { ...whole, [name]: 'x'.repeat(length) })).toEqual({});
  expect(validateLead('contact', { ...whole, [name]: 'x'.repeat(length + 1) })).toEqual({
    [name]: 'too-long',
  });
});

test('an e-mail address holds 254 characters', () => {
  const email = (length: number) => `a@${'x.'.repeat(length / 2 - 2)}xx`;
  expect(email(254)).toHaveLength(254);
  for (const form of ['contact', 'newsletter'] as const) {
    expect(validateLead(form, { ...whole, email: email(254) })).toEqual({});
    expect(validateLead(form, { ...whole, email: email(256) })).toEqual({ email: 'too-long' });
  }
});

test('a line break is one character, as it is to a browser', () => {
  expect(validateLead('contact', { ...whole, message: '\r\n'.repeat(5_000) })).toEqual({});
});

test('the longest form fits into a body', () => {
  const fields: readonly LeadField[] = LEAD_FIELDS.contact;
  // Three bytes of UTF-8 a code unit, each posted as three characters, is the most that a script takes.
  const longest = fields.map(({ name, maxLength = 50 }) => [name, '語'.repeat(maxLength)]);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(BODY_LIMIT - 1_000);
});

test.each(['ada@exämple.com', 'ada@例え.テスト', 'o’hara@example.com'.replace('’', "'")])(
  'the address %s is one',
  (email) => {
    expect(validateLead('newsletter', { email })).toEqual({});
  },
);

test.each([
  'ada@example.com\n',
  'ada@example.com\r\nbcc: eve@example.com',
  ' ada@example.com',
  'ädä@example.com',
])('the address %j is none', (email) => {
  expect(validateLead('newsletter', { email })).toEqual({ email: 'invalid' });
});

test('there are two forms', () => {
  expect(['contact', 'newsletter', 'toString', ''].filter(isLeadForm)).toEqual(['contact', 'newsletter']);
});
