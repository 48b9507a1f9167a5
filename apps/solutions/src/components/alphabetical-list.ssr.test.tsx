/** @jest-environment node */
import { elements, prerender } from '@vantedge/shared-ui/testing';
import { AlphabeticalList } from './alphabetical-list.tsx';

const items = [{ name: 'Magazines', text: 'issues' }, { name: 'Manuals' }, { name: 'News' }];

test('an initial comes before the first entry that starts with it', () => {
  const html = prerender(() => <AlphabeticalList items={items} />, '/');
  const initials = elements(html, 'dt').map((name) => /<span[^>]*>(.)<\/span>/.exec(name)?.[1]);
  expect(initials).toEqual(['M', undefined, 'N']);
});

test('an initial that continues in the second column is repeated there, only with two columns', () => {
  const names = ['Clinics', 'Health plans', 'Home health', 'Hospitals'].map((name) => ({ name }));
  const html = prerender(() => <AlphabeticalList items={names} />, '/');
  const initials = elements(html, 'dt').map((name) => /<span([^>]*)>(.)<\/span>/.exec(name)?.slice(1));
  expect(initials.map((initial) => initial?.[1])).toEqual(['C', 'H', 'H', undefined]);
  expect(initials.map((initial) => initial?.[0]?.includes('max-md:hidden'))).toEqual([
    false,
    false,
    true,
    undefined,
  ]);
});
