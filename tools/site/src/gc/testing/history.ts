import fc from 'fast-check';

const section = fc.constantFrom('shell', 'stories');
// Few versions, so that most of them are pushed and released again.
const label = fc.constantFrom('a', 'b', 'c');
const preview = fc.constantFrom('pr-1', 'pr-2');

const of = <T extends string>(type: T) => fc.constant(type);

const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: of('push'), section, label }) },
  { weight: 6, arbitrary: fc.record({ type: of('publish'), section, label }) },
  { weight: 3, arbitrary: fc.record({ type: of('release'), section, label }) },
  { weight: 4, arbitrary: fc.record({ type: of('preview'), preview, section, label }) },
  { weight: 2, arbitrary: fc.record({ type: of('promote'), preview }) },
  { weight: 2, arbitrary: fc.record({ type: of('rollback') }) },
  { weight: 1, arbitrary: fc.record({ type: of('remove') }) },
  { weight: 1, arbitrary: fc.record({ type: of('open tab') }) },
);

const collection = fc.record({ type: of('gc') });

/** What someone does. */
export type Action = (typeof change extends fc.Arbitrary<infer C> ? C : never) | { type: 'gc' };

/** Someone does something, and may be killed after a number of store operations. */
export interface Act {
  action: Action;
  killedAfter: number | undefined;
}

const acts = (action: fc.Arbitrary<Action>, range: { minLength?: number; maxLength: number }) =>
  fc.array(
    fc.record({ action, killedAfter: fc.option(fc.nat({ max: 90 }), { freq: 4, nil: undefined }) }),
    range,
  );

/** Acts at the same time, some time after the ones before. */
export interface Round {
  afterHours: number;
  acts: Act[];
}

// Around the ages at which keys are renewed, removed and expire.
const HOURS = [0, 10, 13, 20, 25, 49, 8 * 24, 29 * 24 + 20, 31 * 24];

const round: fc.Arbitrary<Round> = fc
  .record({
    afterHours: fc.constantFrom(...HOURS),
    changes: acts(change, { minLength: 1, maxLength: 2 }),
    collections: acts(collection, { maxLength: 1 }),
  })
  .map(({ afterHours, changes, collections }) => ({ afterHours, acts: [...changes, ...collections] }));

/** Rounds of acts, and the seed that decides the order of their store operations and how much time passes between them. */
export const history: fc.Arbitrary<{ rounds: Round[]; seed: number }> = fc.record({
  rounds: fc.array(round, { minLength: 2, maxLength: 5 }),
  seed: fc.nat(),
});
