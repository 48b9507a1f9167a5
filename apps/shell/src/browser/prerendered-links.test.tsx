import { SPECULATION_RULES_PATH } from '@vantedge/federation-contract';
import { prerendersLinks } from './prerendered-links.ts';

const supports = jest.fn<boolean, [string]>();
let fetched: { name: string; responseStatus: number }[];

beforeAll(() => {
  Object.assign(HTMLScriptElement, { supports });
  Object.assign(performance, {
    getEntriesByName: (name: string) => fetched.filter((entry) => entry.name === name),
  });
});

beforeEach(() => {
  supports.mockImplementation((type) => type === 'speculationrules');
  fetched = [{ name: location.origin + SPECULATION_RULES_PATH, responseStatus: 200 }];
});

test.each<[string, () => void]>([
  ['supports no speculation rules', () => supports.mockReturnValue(false)],
  ['has not fetched the rules', () => (fetched = [])],
  ['did not get the rules', () => (fetched[0]!.responseStatus = 404)],
])('a browser that %s prerenders nothing', (_, change) => {
  expect(prerendersLinks()).toBe(true);
  change();
  expect(prerendersLinks()).toBe(false);
});
