/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { HeadingText } from './heading-text.tsx';

const whole = (text: string) => `<span class="ui:inline-block ui:[text-decoration:inherit]">${text}</span>`;

test.each([
  [
    'From new partner to managed-services partner',
    `From new partner to ${whole('managed-services')} partner`,
  ],
  ['The ramp-up, in detail', `The ${whole('ramp-up,')} in detail`],
  ['Two month-end\u00a0closes', `Two ${whole('month-end')}\u00a0closes`],
  ['Fifty seats – in twelve weeks', 'Fifty seats – in twelve weeks'],
])('keeps the compounds of “%s” whole', (text, html) => {
  expect(renderToStaticMarkup(<HeadingText>{text}</HeadingText>)).toBe(html);
});

test('other content stays', () => {
  expect(renderToStaticMarkup(<HeadingText>{<em>all-in</em>}</HeadingText>)).toBe('<em>all-in</em>');
});
