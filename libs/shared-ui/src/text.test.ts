import { maskEmail } from './text.ts';

test.each([
  ['hello@vantedge.example.com', 'hel••••@van••••'],
  ['ab@c.example', 'ab••••@c.e••••'],
  ['"odd@name"@example.com', '"od••••@exa••••'],
  ['no-address', 'no-••••'],
  ['', '••••'],
])('masks %s as %s', (address, masked) => expect(maskEmail(address)).toBe(masked));
