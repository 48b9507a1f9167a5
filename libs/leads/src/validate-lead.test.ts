import { isLeadForm, SERVICES } from './lead-fields.ts';
import { validateLead } from './validate-lead.ts';
import { waitText } from './lead-endpoint.ts';

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
  ['name', 2_000],
  ['company', 2_000],
  ['phone', 2_000],
  ['message', 50_000],
])('%s takes %i characters, and says so beyond', (name, max) => {
  expect(validateLead('contact', { ...whole, [name]: 'é'.repeat(max) })).toEqual({});
  expect(validateLead('contact', { ...whole, [name]: 'é'.repeat(max + 1) })).toEqual({ [name]: 'too-long' });
});

test('an email address takes 254 characters', () => {
  const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
  expect(validateLead('newsletter', { email: address(254) })).toEqual({});
  expect(validateLead('newsletter', { email: address(255) })).toEqual({ email: 'too-long' });
});

test('a line break counts once, however a browser writes it', () => {
  const message = `${'x'.repeat(49_998)}\r\nx`;
  expect(validateLead('contact', { ...whole, message })).toEqual({});
});

test.each([
  [1, '1 minute'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
  [3_600_000, '60 minutes'],
  [3_600_001, '2 hours'],
  [86_400_000, '24 hours'],
])('a wait of %i ms is %s', (waitMs, text) => expect(waitText(waitMs)).toBe(text));

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
