import { createSubmissionIds, uuid } from './use-submission.ts';

const counting = () => {
  let count = 0;
  return createSubmissionIds(() => String(++count));
};

test('resubmitting the same contents keeps the id', () => {
  const ids = counting();
  expect([ids.of({ name: 'Ada' }), ids.of({ name: 'Ada' })]).toEqual(['1', '1']);
});

test('different contents get a new id', () => {
  const ids = counting();
  expect([ids.of({ name: 'Ada' }), ids.of({ name: 'Eve' })]).toEqual(['1', '2']);
});

test('the same contents get a new id after a successful submission', () => {
  const ids = counting();
  ids.of({ name: 'Ada' });
  ids.renew();
  expect(ids.of({ name: 'Ada' })).toBe('2');
});

test.each([
  ['in a secure context', {}],
  ['in an insecure context', { randomUUID: undefined }],
])('an id is a UUID %s', (_, missing) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
  const { crypto } = globalThis;
  const randomUUID = 'randomUUID' in missing ? undefined : () => crypto.randomUUID();
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  Object.defineProperty(globalThis, 'crypto', {
    value: { randomUUID, getRandomValues },
    configurable: true,
  });
  try {
    const ids = [uuid(), uuid()];
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(ids[0]).not.toBe(ids[1]);
  } finally {
    Object.defineProperty(globalThis, 'crypto', own);
  }
});
