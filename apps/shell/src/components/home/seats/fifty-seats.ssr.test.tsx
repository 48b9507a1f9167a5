/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { parseHtml, selectOne } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { FiftySeats, type TeamPhoto } from './fifty-seats.tsx';

const photo: TeamPhoto = {
  avif: '/team-800.avif 800w, /team-1600.avif 1600w',
  fallback: '/team-800.webp 800w, /team-1600.webp 1600w',
  src: '/team-1600.webp',
  sizes: '(min-width: 1280px) 1200px, 94vw',
  width: 1600,
  height: 900,
  alt: 'The Cebu City team at work',
};

const section = (given?: TeamPhoto) =>
  parseHtml(
    renderToString(
      <MemoryRouter>
        <FiftySeats {...home.seats} photo={given} />
      </MemoryRouter>,
    ),
  );

test('shows the seat plan without a photo', () => {
  expect(selectOne('svg[role=img]', section())).toBeDefined();
  expect(selectOne('picture', section())).toBeUndefined();
});

test('shows a photo instead of the seat plan, as AVIF with a WebP fallback, with sizes, dimensions and alternative text', () => {
  const picture = selectOne('picture.team-photo', section(photo))!;
  expect(selectOne('svg[role=img]', section(photo))).toBeUndefined();
  expect(selectOne('source', picture)!.attribs).toMatchObject({
    type: 'image/avif',
    srcset: photo.avif,
    sizes: photo.sizes,
  });
  expect(selectOne('img', picture)!.attribs).toMatchObject({
    srcset: photo.fallback,
    src: photo.src,
    sizes: photo.sizes,
    width: '1600',
    height: '900',
    alt: photo.alt,
    loading: 'lazy',
  });
  expect(selectOne('a', section(photo))!.attribs['href']).toBe(home.seats.action.to);
});
