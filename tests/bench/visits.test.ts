import { waves } from './visits.ts';

const span = (start: number, end: number) => ({ start, end });

test.each([
  ['nothing', [], 0],
  ['one request', [span(0, 300)], 1],
  ['two at once', [span(0, 300), span(10, 310)], 1],
  ['a document and its requests', [span(0, 300), span(301, 600), span(310, 620)], 2],
  ['one after another', [span(650, 900), span(0, 300), span(310, 640)], 3],
  ['a late one that did not wait', [span(0, 300), span(200, 900), span(901, 1000)], 2],
])('%s', (_, requests, depth) => {
  expect(waves(requests)).toBe(depth);
});
