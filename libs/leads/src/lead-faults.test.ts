import { leadFaults } from './lead-faults.ts';
import { isLeadForm, SERVICES } from './lead-fields.ts';

const whole = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Example Company',
  service: 'bpo',
  message: 'Two people, 160 hours a month each.',
};

test('a whole contact form has no fault; the phone number may stay away', () => {
  expect(leadFaults('contact', whole)).toEqual({});
  expect(leadFaults('contact', { ...whole, phone: 'after six' })).toEqual({});
});

test('an empty contact form lacks every field but the phone number, in the order of the form', () => {
  expect(Object.entries(leadFaults('contact', {}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['company', 'missing'],
    ['service', 'missing'],
    ['message', 'missing'],
  ]);
});

test('a space is something, as it is to a browser', () => {
  expect(leadFaults('contact', { ...whole, name: ' ' })).toEqual({});
});

test.each(SERVICES)('the service %s can be chosen', (service) => {
  expect(leadFaults('contact', { ...whole, service })).toEqual({});
});

test('a service that is not offered is refused', () => {
  expect(leadFaults('contact', { ...whole, service: 'astrology' })).toEqual({ service: 'invalid' });
});

test('the newsletter needs an address and nothing else', () => {
  expect(leadFaults('newsletter', { email: '' })).toEqual({ email: 'missing' });
  expect(leadFaults('newsletter', { email: 'ada' })).toEqual({ email: 'invalid' });
  expect(leadFaults('newsletter', { email: 'ada@example' })).toEqual({});
});

test('no length is too much', () => {
  expect(leadFaults('contact', { ...whole, message: 'x'.repeat(60_000) })).toEqual({});
});

test.each(['ada@exämple.com', 'ada@例え.テスト', 'o’hara@example.com'.replace('’', "'")])(
  'the address %s is one',
  (email) => {
    expect(leadFaults('newsletter', { email })).toEqual({});
  },
);

test.each([
  'ada@example.com\n',
  'ada@example.com\r\nbcc: eve@example.com',
  ' ada@example.com',
  'ädä@example.com',
])('the address %j is none', (email) => {
  expect(leadFaults('newsletter', { email })).toEqual({ email: 'invalid' });
});

test('there are two forms', () => {
  expect(['contact', 'newsletter', 'toString', ''].filter(isLeadForm)).toEqual(['contact', 'newsletter']);
});
