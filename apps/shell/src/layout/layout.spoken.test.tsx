import { act, render, screen } from '@testing-library/react';
import { stats } from '@vantedge/content-shared';
import { announcementsDuring, readAloud } from '@vantedge/shared-ui/testing/spoken';
import { MemoryRouter } from 'react-router-dom';
import { MainMenu } from './main-menu.tsx';
import { MobilePanel } from './mobile-panel.tsx';

const at = (path: string, part: 'menu' | 'panel') =>
  render(
    <MemoryRouter initialEntries={[path]}>{part === 'menu' ? <MainMenu /> : <MobilePanel />}</MemoryRouter>,
  ).container;

/** Opens a menu as browsers do, which jsdom cannot. */
function openMenu(name: string) {
  const panel = screen.getByRole('button', { name }).nextElementSibling!;
  panel.setAttribute('data-open', '');
  act(() => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
}

const controls = (phrases: readonly string[]) =>
  phrases.filter((phrase) => /^(button|link|group), /.test(phrase));

test('the closed menus are a list of four buttons, and nothing else', async () => {
  expect(await readAloud(at('/', 'menu'))).toEqual([
    'navigation, Main',
    'list',
    'listitem, level 1, position 1, set size 4',
    'button, Solutions, 1 control, not expanded',
    'end of listitem, level 1, position 1, set size 4',
    'listitem, level 1, position 2, set size 4',
    'button, Success Stories, 1 control, not expanded',
    'end of listitem, level 1, position 2, set size 4',
    'listitem, level 1, position 3, set size 4',
    'button, Industries, 1 control, not expanded',
    'end of listitem, level 1, position 3, set size 4',
    'listitem, level 1, position 4, set size 4',
    'button, Why Vantedge, 1 control, not expanded',
    'end of listitem, level 1, position 4, set size 4',
    'end of list',
    'end of navigation, Main',
  ]);
});

test('an open menu says so, is read after its button, and names the current page', async () => {
  const container = at('/industries/publishing', 'menu');
  openMenu('Industries');
  expect(controls(await readAloud(container))).toEqual([
    'button, Solutions, 1 control, not expanded',
    'button, Success Stories, 1 control, not expanded',
    'button, Industries, 1 control, expanded',
    'link, Technology',
    'link, Publishing, current page',
    'link, All industries',
    'button, Why Vantedge, 1 control, not expanded',
  ]);
});

test('in a menu, a figure is read with its label, and a link with its description', async () => {
  const container = at('/', 'menu');
  openMenu('Why Vantedge');
  const phrases = await readAloud(container);
  const { label, value, suffix } = stats.englishLiteracy;
  const figure = phrases.indexOf(label);
  expect(phrases.slice(figure - 1, figure + 8)).toEqual([
    'term',
    label,
    'end of term',
    'definition',
    value,
    'superscript',
    suffix,
    'end of superscript',
    'end of definition',
  ]);
  expect(phrases.filter((phrase) => phrase.startsWith('link, Engagement models'))).toHaveLength(1);
});

/** Opens the panel as browsers do, which jsdom cannot. */
const openPanel = (container: HTMLElement) => {
  const panel = container.querySelector('dialog')!;
  panel.open = true;
  return panel;
};

test('the panel is a named dialog that can be closed first, with three closed sections', async () => {
  const container = at('/contact', 'panel');
  expect(await readAloud(container)).toEqual([]);
  openPanel(container);
  // Sections are groups with the text of their summary.
  expect(await readAloud(container)).toEqual([
    'dialog, Menu',
    'dialog, Menu',
    'form',
    'Vantedge',
    'button, Close menu',
    'end of form',
    'navigation, Main',
    ...['Solutions', 'Success Stories', 'Industries'].flatMap((name) => ['group', name, 'end of group']),
    'link, Why Vantedge',
    'link, Rate card',
    'link, Contact, current page',
    'end of navigation, Main',
    'link, Get Started',
    'link, Contact Sales',
    'end of dialog, Menu',
  ]);
});

test('an open section of the panel reads its links', async () => {
  const container = at('/industries/technology', 'panel');
  openPanel(container);
  for (const section of container.querySelectorAll('details'))
    section.open = section.textContent.startsWith('Industries');
  const phrases = await readAloud(container);
  const start = phrases.indexOf('Industries');
  expect(phrases.slice(start, phrases.indexOf('end of group', start))).toEqual([
    'Industries',
    'list',
    'listitem, level 1, position 1, set size 3',
    'link, Technology, current page',
    'end of listitem, level 1, position 1, set size 3',
    'listitem, level 1, position 2, set size 3',
    'link, Publishing',
    'end of listitem, level 1, position 2, set size 3',
    'listitem, level 1, position 3, set size 3',
    'link, All industries',
    'end of listitem, level 1, position 3, set size 3',
    'end of list',
  ]);
});

test('opening a menu announces nothing by itself', async () => {
  const container = at('/', 'menu');
  expect(await announcementsDuring(container, () => openMenu('Solutions'))).toEqual([]);
});
