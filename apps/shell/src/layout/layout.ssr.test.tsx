/** @jest-environment node */
import {
  footer,
  header,
  industriesMenu,
  newsletter,
  newsletterField,
  solutionsMenu,
  storiesMenu,
  whyMenu,
} from '@vantedge/content-site';
import { company, paths } from '@vantedge/content-shared';
import { closest, parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { documentRelease, ReleaseContext } from '../app/release-facts.ts';
import { Layout } from './layout.tsx';

const layoutOf = (path: string) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Layout>
        <h1>Page</h1>
      </Layout>
    </MemoryRouter>,
  );
const html = layoutOf('/');
const frame = parseHtml(html);
const linksIn = (selector: string) =>
  select('a', selectOne(selector, frame)!).map(({ attribs }) => attribs['href']);

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
  expect(linksIn('#menu-industries')).toEqual([
    '/industries/technology',
    '/industries/publishing',
    '/industries',
  ]);
  expect(linksIn('#menu-why')).toEqual(['/why-vantedge', '/engagement-models', '/rate-card', '/contact']);
});

test('the specified links have badges', () => {
  const badged = select('#menu-solutions .tag', frame).map((tag) => {
    const link = closest('a', tag) ?? selectOne('a', tag.parent!)!;
    return [textContent(tag), link.attribs['href']];
  });
  expect(badged).toEqual([
    ['Popular', '/solutions/implementation'],
    ['Partner', '/solutions/ukg'],
  ]);
});

test('the menus show the specified figures', () => {
  const stats = (id: string) =>
    select(`#menu-${id} dd`, frame).map((stat) => textContent(stat).replace(/\s+/g, ' '));
  expect(stats('stories')).toEqual(['100%', '6.86/7', '60%', '12 weeks']);
  expect(stats('why')).toEqual(['24/7', '95%', '700K+']);
});

test('each menu is a native popover with a button, without menu roles', () => {
  for (const { id } of [solutionsMenu, storiesMenu, industriesMenu, whyMenu]) {
    const name = selectOne(`button[popovertarget=menu-${id}]`, frame);
    expect(name).toBeDefined();
    // The browser reports the state of the popover; a prerendered value would become stale without JavaScript.
    expect(name!.attribs).not.toHaveProperty('aria-expanded');
    expect(selectOne(`#menu-${id}`, frame)!.attribs['popover']).toBe('auto');
  }
  expect(html).not.toMatch(/role="menu/);
});

test('the mobile panel opens without JavaScript and has the specified sections and links', () => {
  const button = selectOne('.menu-button', frame)!;
  expect(button.attribs['command']).toBe('show-modal');
  expect(button.attribs['commandfor']).toBe('mobile-panel');
  const panel = selectOne('dialog#mobile-panel', frame)!;
  expect(panel.attribs['aria-label']).toBeTruthy();
  expect(select('summary', panel).map(textContent)).toEqual(['Solutions', 'Success Stories', 'Industries']);
  // Sections with the same name would close each other.
  expect(select('details[name]', panel)).toHaveLength(0);
  expect(linksIn('#mobile-panel')).toEqual([
    ...solutionsMenu.groups.flatMap(({ to, links }) => [to, ...links.map((link) => link.to)]),
    ...storiesMenu.cases.map(({ to }) => to),
    ...storiesMenu.links.map(({ to }) => to),
    '/industries/technology',
    '/industries/publishing',
    '/industries',
    '/why-vantedge',
    '/rate-card',
    '/contact',
    '/contact',
    '/contact',
  ]);
});

test('Contact Sales, Get Started and Contact lead to /contact', () => {
  for (const { title, to } of [header.contactSales, header.getStarted, header.contact]) {
    const links = select('a', frame).filter((link) => textContent(link) === title);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(({ attribs }) => attribs['href'])).toEqual(links.map(() => to));
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

test('the footer begins with a call to action on the home and about pages, and with the newsletter elsewhere', () => {
  const call = footer.lead.lines[0]!;
  for (const path of ['/', '/about', '/why-vantedge']) expect(layoutOf(path)).toContain(call);
  for (const path of ['/contact', '/rate-card', '/404']) expect(layoutOf(path)).not.toContain(call);
});

test('the footer shows both offices with hours, address and a number to call', () => {
  const offices = selectOne('.site-footer section', frame)!;
  for (const { city, hours, address, phone } of company.offices) {
    for (const text of [city, hours, address]) expect(textContent(offices)).toContain(text);
    expect(textContent(selectOne(`a[href="tel:${phone.replaceAll(' ', '')}"]`, offices)!)).toBe(phone);
  }
});

test('the server HTML does not contain the email address', () => expect(html).not.toContain(company.email));

test('has each landmark once, and the skip link first', () => {
  expect(select('header, main, footer', frame).map(({ name }) => name)).toEqual(['header', 'main', 'footer']);
  expect(selectOne('a', frame)!.attribs['href']).toBe('#main');
  expect(selectOne('main', frame)!.attribs['tabindex']).toBe('-1');
  const ids = select('[id]', frame).map(({ attribs }) => attribs['id']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the failure messages of the newsletter form are not in the page text', () => {
  const text = textContent(parseHtml(html));
  const { report } = newsletter;
  const { messages } = newsletterField;
  for (const message of [...Object.values(report), ...Object.values(messages)]) {
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
  expect(textContent(selectOne('.site-footer', parseHtml(footer))!)).toContain(`© 2031 ${company.name}`);
});
