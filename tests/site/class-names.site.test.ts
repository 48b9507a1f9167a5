import { composedSite } from './support/composed-site.ts';
import { ALL_ROUTES } from './support/routes.ts';

const site = composedSite();

/** Characters of class names in stylesheets by hand and of short names; utilities with a variant or a value have others. */
const SHORT_OR_HOOK = /^[\w-]+$/;

test.each(ALL_ROUTES)('%s has short class names', async (route) => {
  const html = await (await site.get(route)).text();
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.filter((name) => !SHORT_OR_HOOK.test(name))).toEqual([]);
});

test("names of the shell's and of sections' classes do not meet", async () => {
  const css = await Promise.all(['/privacy', '/rate-card'].map(stylesheets));
  const [shell, both] = css.map(shortNames);
  const ofSection = [...both!].filter((name) => !shell!.has(name));
  expect(shell!.size).toBeGreaterThan(500);
  expect(ofSection.length).toBeGreaterThan(300);
  for (const name of shell!) expect(name).toMatch(/^[a-z]/);
  for (const name of ofSection) expect(name).toMatch(/^[A-Z]/);
});

/** The stylesheets that a page links. */
async function stylesheets(route: string): Promise<string> {
  const html = await (await site.get(route)).text();
  const urls = [...html.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(([, url]) => url!);
  return (await Promise.all(urls.map(async (url) => (await site.get(url)).text()))).join('\n');
}

const shortNames = (css: string) =>
  new Set([...css.matchAll(/\.([a-zA-Z][a-zA-Z0-9]{1,2})(?=[{,:> )])/g)].map(([, name]) => name!));
