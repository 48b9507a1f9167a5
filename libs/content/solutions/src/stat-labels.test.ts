import { stats } from '@vantedge/content-shared';
import * as solutions from './index.ts';

/** Every string of the solutions and industry pages, with its path in the record. */
const texts = Object.entries(solutions).flatMap(([name, record]) => flatten(record, name));

test('never claims 98% retention for all clients or engagements', () => {
  expect(
    texts.filter(({ text }) =>
      /\b98%[^.]*\ball (clients|engagements)|\ball (clients|engagements)[^.]*\b98%/.test(text),
    ),
  ).toEqual([]);
});

test('describes dual verification as one person processing and another verifying', () => {
  expect(texts.filter(({ text }) => /verified twice|checked twice|does? it twice/i.test(text))).toEqual([]);
});

test('counts 140+ as UKG modules and claims no stat for all services', () => {
  expect(stats.modulesDelivered.label).toBe('UKG modules delivered');
  const scopes = texts.filter(({ text }) => text.startsWith('modules delivered'));
  expect(scopes).toEqual([]);
  expect(texts.filter(({ text }) => /all services/.test(text))).toEqual([]);
});

function flatten(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}.${key}`));
}
