import { validateForm } from './validate-form.ts';
import { waitText } from './lead-endpoint.ts';

const emailField = { name: 'email', type: 'email', required: true };
const TOPICS = ['cloud', 'bpo', 'other'];
const fields = [
  { name: 'name', type: 'text', required: true },
  emailField,
  { name: 'phone', type: 'tel' },
  {
    name: 'topic',
    type: 'select',
    required: true,
    options: ['', ...TOPICS].map((value) => ({ value })),
  },
  { name: 'message', type: 'textarea', required: true },
];

const whole = {
  name: 'Ada',
  email: 'ada@example.com',
  topic: 'bpo',
  message: 'Two people, 160 hours a month each.',
};

test('a complete form is valid; an optional field may be empty', () => {
  expect(validateForm(fields, whole)).toEqual({});
  expect(validateForm(fields, { ...whole, phone: 'after six' })).toEqual({});
});

test('an empty form reports all required fields, in form order', () => {
  expect(Object.entries(validateForm(fields, {}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['topic', 'missing'],
    ['message', 'missing'],
  ]);
});

test('a space counts as a value, as in a browser', () => {
  expect(validateForm(fields, { ...whole, name: ' ' })).toEqual({});
});

test.each(TOPICS)('accepts the option %s', (topic) => {
  expect(validateForm(fields, { ...whole, topic })).toEqual({});
});

test('rejects an unknown option', () => {
  expect(validateForm(fields, { ...whole, topic: 'astrology' })).toEqual({ topic: 'invalid' });
});

test('an email address is one as in a browser', () => {
  expect(validateForm([emailField], { email: '' })).toEqual({ email: 'missing' });
  expect(validateForm([emailField], { email: 'ada' })).toEqual({ email: 'invalid' });
  expect(validateForm([emailField], { email: 'ada@example' })).toEqual({});
});

test.each([
  ['name', 2_000],
  ['phone', 2_000],
  ['message', 50_000],
])('%s takes %i characters, and says so beyond', (name, max) => {
  expect(validateForm(fields, { ...whole, [name]: 'é'.repeat(max) })).toEqual({});
  expect(validateForm(fields, { ...whole, [name]: 'é'.repeat(max + 1) })).toEqual({ [name]: 'too-long' });
});

test('an email address takes 254 characters', () => {
  const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
  expect(validateForm([emailField], { email: address(254) })).toEqual({});
  expect(validateForm([emailField], { email: address(255) })).toEqual({ email: 'too-long' });
});

test('a line break counts once, however a browser writes it', () => {
  const message = `${'x'.repeat(49_998)}\r\nx`;
  expect(validateForm(fields, { ...whole, message })).toEqual({});
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
    expect(validateForm([emailField], { email })).toEqual({});
  },
);

test.each([
  'ada@example.com\n',
  'ada@example.com\r\nbcc: eve@example.com',
  ' ada@example.com',
  'ädä@example.com',
])('rejects the address %j', (email) => {
  expect(validateForm([emailField], { email })).toEqual({ email: 'invalid' });
});
