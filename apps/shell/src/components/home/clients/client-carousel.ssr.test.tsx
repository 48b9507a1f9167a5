/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { renderToString } from 'react-dom/server';
import { ClientCarousel } from './client-carousel.tsx';

const html = renderToString(<ClientCarousel {...home.clients} />).replace(/<!-- -->/g, '');
const { items, controls } = home.clients;

test('lists three client names for screen readers', () => {
  expect(items).toHaveLength(3);
  const [run, twin] = html.match(/<ul.*?<\/ul>/gs)!;
  for (const { name } of items) expect(run).toContain(name);
  // The second copy is decorative.
  expect(twin).toMatch(/^<ul[^>]* aria-hidden="true"[^>]* inert/);
  expect(run).not.toMatch(/aria-hidden|inert/);
});

test('a client with a logo is shown by it', () => {
  const logo = { src: '/logo.svg', width: 120, height: 32, alt: '' };
  const shown = renderToString(<ClientCarousel {...home.clients} items={[{ ...items[0]!, logo }]} />);
  expect(shown).toMatch(/<img [^>]*src="\/logo.svg"[^>]*alt="Mainspring Books"/);
});

test('each testimonial is in the document with its number, role, industry and figure', () => {
  items.forEach(({ testimonial, industry, metric }, index) => {
    const slide = html.split('aria-roledescription="slide"')[index + 1]!;
    expect(slide).toContain(`aria-label="${index + 1} of 3"`);
    for (const text of [testimonial.quote, testimonial.role, industry, metric.value, metric.label])
      expect(slide).toContain(text);
  });
});

test('testimonials name no client and are placeholders', () => {
  const slides = html.slice(html.indexOf('carousel-slides'));
  for (const { name, testimonial } of items) {
    expect(slides).not.toContain(name);
    expect(testimonial.source).toBe('placeholder');
  }
});

test('only the third client is a sample, and each placeholder testimonial is marked', () => {
  expect(items.map(({ illustrative }) => Boolean(illustrative))).toEqual([false, false, true]);
  const strip = html.slice(0, html.indexOf('carousel-slides'));
  // The strip is rendered twice; one copy is decorative.
  expect(strip.match(/class="tag/g)).toHaveLength(2);
  const slides = html.split('aria-roledescription="slide"').slice(1);
  expect(slides.map((slide) => slide.includes('>Sample</span>'))).toEqual([true, true, true]);
});

test('a testimonial with a source is not marked', () => {
  const [{ testimonial, ...client }] = items as [(typeof items)[number]];
  const real = { ...client, testimonial: { ...testimonial, source: 'letter from the client' } };
  const slide = renderToString(<ClientCarousel {...home.clients} items={[real]} />);
  expect(slide.slice(slide.indexOf('carousel-slides'))).not.toContain('class="tag');
});

test('pause comes first in tab order', () => {
  const controlsHtml = html.slice(html.indexOf('carousel-controls'));
  const order = ['type="checkbox"', controls.previous, controls.next].map((part) =>
    controlsHtml.indexOf(part),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});
