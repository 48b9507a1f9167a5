import { getSettings, type Release } from '@vantedge/release';
import { fakeCompose } from '@vantedge/release/testing';
import { assertNothingLost } from './safeguards.ts';

const live: Release = fakeCompose(undefined, 'stories', '1');
const [lost = ''] = Object.keys(live.pages).filter((path) => path.includes('stories'));
const home: Release = fakeCompose(undefined, 'shell', '1');
const [kept = ''] = Object.keys(home.pages).filter((path) => path.includes('shell'));

/** Publishes a release without the page `lost`, which is redirected to `target`. */
const publish = (target: string) =>
  assertNothingLost(
    { ...home, pages: { ...home.pages, [lost]: live.pages[lost]! } },
    {
      ...home,
      settings: { ...getSettings(undefined), pendingPaths: ['/later'], redirects: { [lost]: target } },
    },
    {},
  );

test.each(['', '#team'])('a page that is redirected to another one%s is not lost', (fragment) => {
  expect(() => publish(`${kept}${fragment}`)).not.toThrow();
});

test.each(['/gone', '/later'])('a page that is redirected to %s, which is no page, is lost', (target) => {
  expect(() => publish(target)).toThrow(
    expect.objectContaining({ code: 'PAGE_REMOVED', message: expect.stringContaining(lost) }),
  );
});
