import { scoped } from '../../testing/scoped.ts';
import { namedClasses, selectorReach, withoutScope } from './selector-reach.ts';

const FRAME = '[data-section=careers]';
const OWN = scoped('').slice(FRAME.length + 1);

test.each([
  [scoped('.card h2'), 'own'],
  [scoped('*'), 'own'],
  [scoped('.card').replaceAll('=careers', "='careers'"), 'own'],
  [`${scoped('.card')}::before`, 'own'],
  [`${FRAME}>.card${OWN}`, 'own'],
  [`.group:hover :is(${scoped('.card')})`, 'own'],
  [`:is(${scoped('.card')},${scoped('.row')})>h2${OWN}`, 'own'],
  [scoped('body'), 'nothing'],
  [scoped(':root'), 'nothing'],
  [scoped('html[data-x] .card'), 'nothing'],
  ['.card', 'outside'],
  [':root', 'outside'],
  [`${FRAME} .card`, 'outside'],
  [`${FRAME} .card:not(.row)`, 'outside'],
  [`.card${OWN}`, 'outside'],
  [`${FRAME}${OWN}`, 'outside'],
  [`${FRAME}~.card${OWN}`, 'outside'],
  [`.card:has(${FRAME} h2)${OWN}`, 'outside'],
  [`${scoped('.card')} h2`, 'outside'],
  [scoped('.card', 'stories'), 'outside'],
  [`:is(${scoped('.card')},.row)`, 'outside'],
])('%s: %s', (selector, reach) => {
  expect(selectorReach(selector, 'careers')).toBe(reach);
});

test.each([
  [scoped('.card h2'), '.card h2'],
  [`${scoped('.card')}::before`, '.card::before'],
  [`${FRAME} .card`, '.card'],
  ['.card', '.card'],
  [scoped('.card', 'stories'), scoped('.card', 'stories')],
])('%s was written as %s', (selector, written) => {
  expect(withoutScope(selector, 'careers')).toBe(written);
});

test.each([
  [scoped('.card'), ['card'], ['card']],
  [scoped('.card:hover'), ['card'], ['card']],
  [scoped('.card.wide > .own'), ['card', 'wide'], []],
  [scoped(':is(.card,.row) :focus-visible'), ['card', 'row'], []],
  [scoped('h2'), [], []],
  ['.md\\:mt-6', ['md:mt-6'], ['md:mt-6']],
])('%s names the classes %j, and those of its subject %j', (selector, leading, own) => {
  expect(namedClasses(selector)).toEqual({ leading, own });
});
