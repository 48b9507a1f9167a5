/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { parse } from 'node-html-parser';
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
  parse(
    renderToString(
      <MemoryRouter>
        <FiftySeats {...home.seats} photo={given} />
      </MemoryRouter>,
    ),
  );

test('shows the seat plan without a photo', () => {
  expect(section().querySelector('svg[role=img]')).not.toBeNull();
  expect(section().querySelector('picture')).toBeNull();
});

test('shows a photo instead of the seat plan, as AVIF with a WebP fallback, with sizes, dimensions and alternative text', () => {
  const picture = section(photo).querySelector('picture.team-photo')!;
  expect(section(photo).querySelector('svg[role=img]')).toBeNull();
  expect(picture.querySelector('source')!.attributes).toMatchObject({
    type: 'image/avif',
    srcSet: photo.avif,
    sizes: photo.sizes,
  });
  expect(picture.querySelector('img')!.attributes).toMatchObject({
    srcSet: photo.fallback,
    src: photo.src,
    sizes: photo.sizes,
    width: '1600',
    height: '900',
    alt: photo.alt,
    loading: 'lazy',
  });
  expect(section(photo).querySelector('a')!.getAttribute('href')).toBe(home.seats.action.to);
});
