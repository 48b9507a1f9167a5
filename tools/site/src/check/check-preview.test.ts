import type { Store } from '@vantedge/store';
import { previewVersions } from '../channels/previews.ts';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { checkPreview } from './check-preview.ts';
import { type Visit, type VisitProblem, VisitTimeout } from './visit-page.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

// Chromium is in tests/teams/page-visits.teams.ts.
const visit = jest.fn<Promise<VisitProblem[]>, [Visit]>();
jest.mock('./visit-page.ts', () => ({
  ...jest.requireActual<object>('./visit-page.ts'),
  visitPage: (given: Visit) => visit(given),
}));

const browsers: { version(): string; close(): Promise<void> }[] = [];
jest.mock('./browser.ts', () => ({
  launchChromium: async () => {
    const browser = { version: () => '1', close: async () => undefined };
    browsers.push(browser);
    return { browser, isSandboxed: true };
  },
}));

const sample = sampleStore(async (store) => {
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('live') });
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('draft')) };
  await previewVersions({ store, name: 'pr-1', baseChannel: 'production', versions });
});

const checked = (store: Store) =>
  checkPreview({ store, name: 'pr-1', provenance: { by: 'ada', tool: '0.1.0' } });

beforeEach(() => {
  visit.mockReset();
  browsers.length = 0;
});

const late = () => Promise.reject(new VisitTimeout('The visit did not end within 60 s'));

test('a visit that does not end is made again in another browser', async () => {
  visit.mockImplementationOnce(late).mockResolvedValueOnce([]);
  expect(await checked(await sample())).toMatchObject({ pages: ['/stories'], problems: [] });
  expect(visit.mock.calls.map(([{ browser }]) => browsers.indexOf(browser as never))).toEqual([0, 1]);
});

test('a page whose visits do not end has a problem', async () => {
  visit.mockImplementation(late);
  expect((await checked(await sample())).problems).toEqual([
    {
      kind: 'timeout',
      part: 'stories',
      message: expect.stringContaining('did not end within 60 s'),
      pages: ['/stories'],
    },
  ]);
  expect(visit).toHaveBeenCalledTimes(2);
});
