import { figures } from '@vantedge/content-shared';
import * as solutions from './index.ts';

/** Every text of the solutions and industry pages, with the path of its record. */
const texts = Object.entries(solutions).flatMap(([name, record]) => flatten(record, name));

test('98% client retention is never said to be of all clients or engagements', () => {
  expect(
    texts.filter(({ text }) =>
      /\b98%[^.]*\ball (clients|engagements)|\ball (clients|engagements)[^.]*\b98%/.test(text),
    ),
  ).toEqual([]);
});

test('dual verification has the same words everywhere: one processes, another verifies', () => {
  expect(texts.filter(({ text }) => /verified twice|checked twice|does? it twice/i.test(text))).toEqual([]);
});

test('140+ is of UKG modules, and 99.5% quality has no scope of its own', () => {
  expect(figures.modulesDelivered.scope).toBe('UKG modules delivered');
  const scopes = texts.filter(({ text }) => text.startsWith('modules delivered'));
  expect(scopes).toEqual([]);
  expect(texts.filter(({ text }) => /all services/.test(text))).toEqual([]);
});

function flatten(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}.${key}`));
}
