import { init } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { type ExampleModules, sectionComponents } from './components.ts';

const modules: Record<string, object> = {
  './rate-card/model-card.examples.tsx': { examples: { priced: 'model card' }, surface: 'light' },
  './calculator.examples.tsx': { examples: { empty: 'calculator' } },
};

const context = Object.assign((key: string) => modules[key], {
  keys: () => Object.keys(modules),
}) as unknown as ExampleModules;

const section = (name: string) => ({
  version: 'development',
  remoteEntry: `/assets/${name}/remote-entry.js`,
  routes: {},
  widgets: {},
});

const release = {
  sections: {
    shell: { version: 'development', routes: {}, widgets: {} },
    pricing: section('pricing'),
    stories: section('stories'),
  },
  integrity: { '/assets/pricing/remote-entry.js': '', '/assets/stories/remote-entry.js': '' },
};

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV } = env;
const reported = jest.fn();

// The bundler does this in a build.
beforeAll(() => void init({ name: 'shell', remotes: [] }));

beforeEach(() => {
  env['NODE_ENV'] = 'development';
  Object.assign(globalThis, {
    reportError: reported,
  });
});

afterEach(() => {
  env['NODE_ENV'] = NODE_ENV;
  document.head.replaceChildren();
  for (const name of ['pricing', 'reportError']) Reflect.deleteProperty(globalThis, name);
});

const entries = () => [...document.querySelectorAll('script')];

test('lists the components of a section by name', async () => {
  const loading = sectionComponents(release, 'pricing');
  await waitFor(() =>
    expect(entries().map((script) => script.getAttribute('src'))).toEqual([
      '/assets/pricing/remote-entry.js',
    ]),
  );
  Object.assign(globalThis, {
    pricing: { init() {}, get: () => Promise.resolve(() => ({ default: context })) },
  });
  entries()[0]!.dispatchEvent(new Event('load'));
  expect(await loading).toEqual([
    { id: 'pricing/calculator', name: 'calculator', owner: 'pricing', examples: { empty: 'calculator' } },
    {
      id: 'pricing/model-card',
      name: 'model-card',
      owner: 'pricing',
      examples: { priced: 'model card' },
      surface: 'light',
    },
  ]);
});

test('reports a section that does not load, and lists the others', async () => {
  const loading = sectionComponents(release);
  // That of pricing is known from the first test.
  await waitFor(() => expect(entries()).toHaveLength(1));
  entries()[0]!.dispatchEvent(new Event('error'));
  expect((await loading).map(({ id }) => id)).toEqual(['pricing/calculator', 'pricing/model-card']);
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining("section 'stories' cannot be loaded") }),
  );
});
