import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MENU_ICONS } from '@vantedge/content-site';

test('the image of the menus has the icons in the order of their names', () => {
  const image = readFileSync(path.join(__dirname, '../assets/menu-icons.svg'), 'utf8');
  expect(
    [...image.matchAll(/ id="([^"]+)" transform="translate\((\d+)\)"/g)].map(([, name, x]) => [name, x]),
  ).toEqual(MENU_ICONS.map((name, index) => [name, String(24 * index)]));
});
