/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import { customProperty, parseHtml, select, selectOne } from '@vantedge/shared-ui/testing/html';
import SuccessStoriesPage from './success-stories.tsx';

const html = prerender(SuccessStoriesPage, '/success-stories');
const plates = elements(html, 'article');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states four stats', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(getCompactText)).toEqual(['98%', '500+', '24/7', '99.9%']);
  expect(elements(stats, 'dt').map(getText)).toEqual([
    'client retention',
    'implementation projects',
    'support',
    'SLA compliance, all services',
  ]);
});

test('two stories are featured, each with its cover, three stats and the link to its page', () => {
  const shown = plates.map((plate) => {
    const article = parseHtml(plate);
    return {
      to: selectOne('h2 a', article)!.attribs['href'],
      read: selectOne('.link-arrow', article)!.attribs['href'],
      stats: elements(plate, 'dd').map(getCompactText),
      spines: select('.plate-spines', article).map((group) => customProperty(group, '--seats')),
    };
  });
  expect(shown).toEqual([
    {
      to: '/success-stories/ukg',
      read: '/success-stories/ukg',
      stats: ['100%', '6.86/7', '1year'],
      spines: [],
    },
    {
      to: '/success-stories/mainspring-books',
      read: '/success-stories/mainspring-books',
      stats: ['60%', '40%', '12weeks'],
      spines: ['15', '20', '10', '5'],
    },
  ]);
});

test('a visitor can contact us at the top and at the end', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '/case-studies', '/contact', '/case-studies']);
});
