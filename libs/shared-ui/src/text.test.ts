import { maskEmail, maskPhone } from './text.ts';

test.each([
  ['hello@vantedge.example.com', 'hel••••@van••••'],
  ['ab@c.example', 'ab••••@c.e••••'],
  ['"odd@name"@example.com', '"od••••@exa••••'],
  ['no-address', 'no-••••'],
  ['', '••••'],
])('masks %s as %s', (address, masked) => expect(maskEmail(address)).toBe(masked));

test.each([
  ['+1 213 555 0142', '+1 213 ••• ••42'],
  ['+63 32 555 0118', '+63 32 ••• ••18'],
  ['1234567', '1234•67'],
  ['123456', '123456'],
  ['12345', '12345'],
  ['1-2345', '1-2345'],
  ['', ''],
])('masks %s as %s in print', (number, masked) => expect(maskPhone(number)).toBe(masked));
