/** @jest-environment node */
import {
  footer,
  header,
  industriesMenu,
  newsletter,
  solutionsMenu,
  storiesMenu,
  whyMenu,
} from '@vantedge/content-site';
import { company, paths } from '@vantedge/content-shared';
import { maxLengthOf } from '@vantedge/leads';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { documentRelease, ReleaseContext } from '../app/release-facts.ts';
import { Layout } from './layout.tsx';

const html = renderToString(
  <MemoryRouter initialEntries={['/']}>
    <Layout>
      <h1>Page</h1>
    </Layout>
  </MemoryRouter>,
);
const frame = parse(html);
const linksIn = (selector: string) =>
  frame
    .querySelector(selector)!
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));

test('the server HTML contains every menu with all its links', () => {
  for (const { to, links } of solutionsMenu.groups) {
    expect(linksIn('#menu-solutions')).toEqual(expect.arrayContaining([to, ...links.map((link) => link.to)]));
  }
  expect(linksIn('#menu-solutions')).toHaveLength(16);
  expect(linksIn('#menu-stories')).toEqual([
    ...storiesMenu.cases.flatMap(({ to }) => [to, to]),
    paths.successStories,
    paths.caseStudies,
  ]);
  expect(linksIn('#menu-industries')).toEqual(['/industries/technology', '/industries/publishing']);
  expect(linksIn('#menu-why')).toEqual(['/about', '/engagement-models']);
});

test('the specified links have badges', () => {
  const badged = frame.querySelectorAll('#menu-solutions .tag').map((tag) => {
    const parent = tag.parentNode!;
    return [tag.text, (parent.querySelector('a') ?? parent).getAttribute('href')];
  });
  expect(badged).toEqual([
    ['Popular', '/solutions/implementation'],
    ['Partner', '/solutions/ukg'],
  ]);
});

test('the menus show the specified figures', () => {
  const stats = (id: string) =>
    frame.querySelectorAll(`#menu-${id} dd`).map((stat) => stat.text.replace(/\s+/g, ' '));
  expect(stats('stories')).toEqual(['100%', '6.86/7', '60%', '12 weeks']);
  expect(stats('why')).toEqual(['24/7', '95%', '700K+']);
});

test('each menu is a native popover with a button, without menu roles', () => {
  for (const { id } of [solutionsMenu, storiesMenu, industriesMenu, whyMenu]) {
    const name = frame.querySelector(`button[popovertarget=menu-${id}], button[popoverTarget=menu-${id}]`);
    expect(name).not.toBeNull();
    // The browser reports the state of the popover; a prerendered value would become stale without JavaScript.
    expect(name!.getAttribute('aria-expanded')).toBeUndefined();
    expect(frame.querySelector(`#menu-${id}`)!.getAttribute('popover')).toBe('auto');
  }
  expect(html).not.toMatch(/role="menu/);
});

test('the mobile panel opens without JavaScript and has the specified sections and links', () => {
  const button = frame.querySelector('.menu-button')!;
  expect(button.getAttribute('command')).toBe('show-modal');
  expect(button.getAttribute('commandfor')).toBe('mobile-panel');
  const panel = frame.querySelector('dialog#mobile-panel')!;
  expect(panel.getAttribute('aria-label')).toBeTruthy();
  expect(panel.querySelectorAll('summary').map(({ text }) => text)).toEqual([
    'Solutions',
    'Success Stories',
    'Industries',
  ]);
  // Sections with the same name would close each other.
  expect(panel.querySelectorAll('details[name]')).toHaveLength(0);
  expect(linksIn('#mobile-panel')).toEqual([
    ...solutionsMenu.groups.flatMap(({ to, links }) => [to, ...links.map((link) => link.to)]),
    ...storiesMenu.cases.map(({ to }) => to),
    ...storiesMenu.links.map(({ to }) => to),
    '/industries/technology',
    '/industries/publishing',
    '/about',
    '/contact',
    '/contact',
    '/contact',
  ]);
});

test('Contact Sales, Get Started and Contact lead to /contact', () => {
  for (const { title, to } of [header.contactSales, header.getStarted, header.contact]) {
    const links = frame.querySelectorAll('a').filter(({ text }) => text === title);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => to));
    expect(to).toBe('/contact');
  }
});

test('the footer links every service, all industries and the legal pages', () => {
  const links = linksIn('.site-footer');
  const own = Object.values(paths).filter((path) =>
    /^\/(solutions|industries|privacy|accessibility)/.test(path),
  );
  expect(links).toEqual(expect.arrayContaining(own));
  expect(links).toEqual(
    expect.arrayContaining(footer.columns.flatMap((column) => column.links.map(({ to }) => to))),
  );
});

test('the footer shows both offices with hours, address and a number to call', () => {
  const offices = frame.querySelector('.site-footer section')!;
  for (const { city, hours, address, phone } of company.offices) {
    for (const text of [city, hours, address]) expect(offices.text).toContain(text);
    expect(offices.querySelector(`a[href="tel:${phone.replaceAll(' ', '')}"]`)?.text).toBe(phone);
  }
});

test('the server HTML does not contain the email address', () => expect(html).not.toContain(company.email));

test('has each landmark once, and the skip link first', () => {
  expect(frame.querySelectorAll('header, main, footer').map(({ rawTagName }) => rawTagName)).toEqual([
    'header',
    'main',
    'footer',
  ]);
  expect(frame.querySelector('a')!.getAttribute('href')).toBe('#main');
  expect(
    frame.querySelector('main')!.getAttribute('tabindex') ??
      frame.querySelector('main')!.getAttribute('tabIndex'),
  ).toBe('-1');
  expect(frame.querySelector('#announcer')!.getAttribute('aria-live')).toBe('polite');
  const ids = frame.querySelectorAll('[id]').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the failure messages of the newsletter form are not in the page text', () => {
  const text = parse(html).textContent;
  const { report, messages } = newsletter;
  for (const template of [...Object.values(report), ...Object.values(messages)]) {
    const message = template.replace('{max}', String(maxLengthOf('newsletter', 'email')));
    expect(text).not.toContain(message);
    expect(html).toContain(message);
  }
});

test('the copyright notice shows the year of the release', () => {
  const release = { ...documentRelease(undefined), year: 2031 };
  const footer = renderToString(
    <ReleaseContext value={release}>
      <MemoryRouter initialEntries={['/']}>
        <Layout>page</Layout>
      </MemoryRouter>
    </ReleaseContext>,
  );
  expect(parse(footer).querySelector('.site-footer')!.text).toContain(`© 2031 ${company.name}`);
});
