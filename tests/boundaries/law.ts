import type { Package } from './workspace.ts';

/** What a package may declare, by the law of docs/architecture.md. */
interface Allowance {
  /** Of our packages, without `@vantedge/`. */
  ours: readonly string[];
  registry: readonly string[];
  /** Whether it runs on Node, and may use what Node has; or the folder that does. */
  node?: true | string;
}

const SHELL: Allowance = {
  ours: [
    'content-shared',
    'content-site',
    'federation-build',
    'federation-contract',
    'federation-runtime',
    'leads',
    'seo',
    'shared-ui',
  ],
  registry: ['react', 'react-dom', 'react-helmet-async', 'react-router-dom'],
};

/** A section knows the libraries and its own words; loading other sections is the shell's. */
const section = (name: string): Allowance => ({
  ours: [`content-${name}`, 'content-shared', 'federation-build', 'federation-contract', 'seo', 'shared-ui'],
  registry: ['react', 'react-router-dom'],
});

const LIBRARIES: Record<string, Allowance> = {
  'libs/content/shared': { ours: [], registry: [] },
  'libs/leads': { ours: [], registry: [] },
  'libs/seo': {
    ours: [],
    registry: [
      '@fontsource-variable/geist',
      '@fontsource-variable/newsreader',
      '@types/fontkit',
      'fontkit',
      'react',
      'react-helmet-async',
      'schema-dts',
      'sharp',
      'subset-font',
    ],
    node: 'libs/seo/src/share-image/',
  },
  'libs/shared-ui': { ours: [], registry: ['framer-motion', 'react', 'react-router-dom'] },
  'libs/federation/contract': { ours: [], registry: [] },
  'libs/federation/runtime': { ours: ['federation-contract'], registry: ['@module-federation/enhanced'] },
  'libs/federation/build': {
    ours: ['federation-contract'],
    registry: [
      '@module-federation/enhanced',
      '@rspack/core',
      '@rspack/plugin-react-refresh',
      '@tailwindcss/postcss',
      'postcss',
      'postcss-loader',
      'react-router-dom',
    ],
    node: true,
  },
  'tools/site': {
    ours: ['federation-contract', 'leads'],
    registry: ['better-sqlite3', 'esbuild', 'node-html-parser', 'postcss', 'purgecss', 'semver'],
    node: true,
  },
};

/** What the law allows a package; `undefined` for the tests, which may know everything. */
export function lawOf({ folder }: Package): Allowance | undefined {
  const name = folder.split('/').at(-1)!;
  if (folder === 'tests') return undefined;
  if (folder === 'apps/shell') return SHELL;
  if (folder.startsWith('apps/')) return section(name);
  if (LIBRARIES[folder]) return LIBRARIES[folder];
  if (folder.startsWith('libs/content/')) return { ours: ['content-shared'], registry: [] };
  throw new Error(`The law does not know ${folder}: say in tests/boundaries/law.ts what it may import.`);
}
