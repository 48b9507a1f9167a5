import { act, fireEvent, render, screen } from '@testing-library/react';
import { home } from '@vantedge/content-site';
import { announcementsDuring, readAloud } from '@vantedge/shared-ui/testing/spoken';
import { ClientCarousel } from './client-carousel.tsx';

const { items, controls, title, testimonials } = home.clients;

beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} } as never);
  Object.assign(HTMLElement.prototype, { scrollTo() {} });
});
afterEach(() => jest.restoreAllMocks());

/** Renders the carousel, and waits for the code of swipes. */
const show = () =>
  act(async () => {
    const { container } = render(<ClientCarousel {...home.clients} />);
    await import('./draggable-slides.tsx');
    return container;
  });

test('a carousel begins with its controls, pause first; its slides have numbers, and no client is read twice', async () => {
  const phrases = await readAloud(await show());
  expect(phrases.slice(0, 12)).toEqual([
    `carousel, ${title}`,
    `heading, ${title}, level 2`,
    `group, ${controls.name}`,
    `checkbox, ${controls.pause}, not checked`,
    controls.pause,
    `button, ${controls.previous}`,
    'paragraph',
    '1',
    'of',
    '3',
    'end of paragraph',
    `button, ${controls.next}`,
  ]);
  expect(phrases.filter((phrase) => /^(end of )?(slide|group), /.test(phrase)).slice(2)).toEqual([
    `group, ${testimonials}`,
    ...[1, 2, 3].flatMap((slide) => [`slide, ${slide} of 3`, `end of slide, ${slide} of 3`]),
    `end of group, ${testimonials}`,
  ]);
  for (const { name } of items) expect(phrases.filter((phrase) => phrase === name)).toHaveLength(1);
});

test('a press of a button announces the whole position, once', async () => {
  const container = await show();
  const press = (name: string) =>
    announcementsDuring(container, () => fireEvent.click(screen.getByRole('button', { name })));
  expect(await press(controls.next)).toEqual(['polite: 2 of 3']);
  expect(await press(controls.previous)).toEqual(['polite: 1 of 3']);
});
