import fc from 'fast-check';
import { validateForm } from './validate-form.ts';

/** Returns whether jsdom's `input type=email` accepts the value; `undefined` if it normalizes the value. */
function browserSays(email: string): boolean | undefined {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = email;
  return input.value === email ? input.validity.valid : undefined;
}

const common = ['a', 'B', '7', '-', '.', 'x'.repeat(61)];
const rare = ['_', '@', '+', '`', '/', ' ', '"', '(', '%', "'"];
const part = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...common) },
      { weight: 1, arbitrary: fc.constantFrom(...rare) },
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join(''));

test('validates an email address like an input of type email', () => {
  let taken = 0;
  fc.assert(
    fc.property(part, part, (name, host) => {
      const email = `${name}@${host}`;
      const valid = browserSays(email);
      fc.pre(valid !== undefined);
      if (valid) taken++;
      expect(validateForm([{ name: 'email', type: 'email' }], { email })).toEqual(
        valid ? {} : { email: 'invalid' },
      );
    }),
    { numRuns: 3_000, seed: 4 },
  );
  expect(taken).toBeGreaterThan(300);
});
