import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** A page as it is served, without the shell's frame. */
export function prerender(Page: ComponentType, path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <Page />
    </StaticRouter>,
  );
}

/** The content of every element whose opening tag matches, in order; elements of that tag may not hold one another. */
export function elements(html: string, tag: string, attributes = ''): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*${attributes}[^>]*>(.*?)</${tag}>`, 'gs'))].map(
    ([, content]) => content ?? '',
  );
}

/** What a reader reads: markup gone, spaces as they are seen. */
export function words(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Where the links that look like buttons lead, in order. */
export function buttonTargets(html: string): string[] {
  return (html.match(/<a [^>]*class="button[^>]*>/g) ?? []).map(
    (tag) => / href="([^"]+)"/.exec(tag)?.[1] ?? '',
  );
}

/** What every page holds, whatever it says: reasons in words where it does not. */
export function faults(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const anchors = [...html.matchAll(/ (?:href="#|aria-labelledby=")([^"]+)"/g)].map(([, id]) => id);
  return [
    ...(levels.filter((level) => level === 1).length === 1 && levels[0] === 1
      ? []
      : [`headings begin with ${levels}`]),
    ...levels.flatMap((level, place) =>
      level > (levels[place - 1] ?? 0) + 1 ? [`an h${level} follows an h${levels[place - 1]}`] : [],
    ),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `two elements are called ${id}`),
    ...anchors.filter((id) => !ids.includes(id)).map((id) => `nothing is called ${id}`),
    ...(/ style=/.test(html) ? ['a style attribute'] : []),
    ...(/ on[a-z]+=/.test(html) ? ['an inline handler'] : []),
  ];
}
