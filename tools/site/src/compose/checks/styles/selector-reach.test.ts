import { namedClasses, selectorReach } from './selector-reach.ts';

const SCOPE = '[data-section=careers]';

test.each([
  [':scope .card h2', 'own'],
  [':scope h2', 'own'],
  [':scope .body:has(> .mark)', 'own'],
  [':scope body', 'nothing'],
  [':scope :root', 'nothing'],
  [':scope html[data-x] .card', 'nothing'],
])('in @scope, %s: %s', (selector, reach) => {
  expect(selectorReach(selector, 'careers', true)).toBe(reach);
});

test.each([
  [`${SCOPE} .card h2`, 'own'],
  [`[data-section='careers'] > .card`, 'own'],
  [`${SCOPE} h2.title:hover`, 'own'],
  [`${SCOPE} #team`, 'own'],
  [`${SCOPE} [data-open]`, 'own'],
  [`${SCOPE} :is(.card, .row) h2`, 'own'],
  [`${SCOPE} h2:has(> .mark)`, 'own'],
  [`${SCOPE} .card ~ h2`, 'own'],
  [`${SCOPE} h2`, 'any-widget'],
  [`${SCOPE} *`, 'any-widget'],
  [`${SCOPE} ul > li:first-child`, 'any-widget'],
  [`${SCOPE} h2:not(.plain)`, 'any-widget'],
  [`${SCOPE} :is(.card, h2)`, 'any-widget'],
  [`${SCOPE} body`, 'nothing'],
  [`${SCOPE} html[data-x] .card`, 'nothing'],
  [':root', 'outside'],
  [':root:has(.card) h2', 'outside'],
  ['*', 'outside'],
  ['::selection', 'outside'],
  ['[data-section=stories] .card', 'outside'],
  [`${SCOPE} ~ footer`, 'outside'],
  [`${SCOPE}+.card`, 'outside'],
  [`.card:has(${SCOPE})`, 'outside'],
])('%s: %s', (selector, reach) => {
  expect(selectorReach(selector, 'careers', false)).toBe(reach);
});

test.each([
  [':scope .card', ['card'], ['card']],
  [`${SCOPE} .card`, ['card'], ['card']],
  [`${SCOPE} .card:hover`, ['card'], ['card']],
  [`${SCOPE} .card.wide > .own`, ['card', 'wide'], []],
  [`${SCOPE} :is(.card,.row) :focus-visible`, ['card', 'row'], []],
  [`${SCOPE} h2`, [], []],
  ['.md\\:mt-6', ['md:mt-6'], ['md:mt-6']],
])('%s names the classes %j, and those of its subject %j', (selector, leading, own) => {
  expect(namedClasses(selector)).toEqual({ leading, own });
});
