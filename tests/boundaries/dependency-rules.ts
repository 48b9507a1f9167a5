import type { Package } from './workspace.ts';

/** What a package may declare; docs/architecture.md explains the rules. */
export interface DependencyRules {
  /** Workspace packages, without `@vantedge/`. */
  ours: readonly string[];
  registry: readonly string[];
  /** `true` if the package may import Node's modules, or the one folder of it that may. */
  node?: true | string;
}

const SHELL: DependencyRules = {
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
  registry: ['clsx', 'react', 'react-dom', 'react-helmet-async', 'react-router-dom'],
};

/** A section imports the libraries and its own content. The shell loads other sections. */
const section = (name: string): DependencyRules => ({
  ours: [`content-${name}`, 'content-shared', 'federation-build', 'federation-contract', 'seo', 'shared-ui'],
  registry: ['clsx', 'react', 'react-router-dom'],
});

const LIBRARIES: Record<string, DependencyRules> = {
  // For the type of page metadata.
  'libs/content/shared': { ours: ['seo'], registry: [] },
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
  'libs/shared-ui': { ours: [], registry: ['clsx', 'framer-motion', 'react', 'react-router-dom'] },
  'libs/federation/contract': { ours: [], registry: [] },
  'libs/federation/runtime': { ours: ['federation-contract'], registry: ['@module-federation/enhanced'] },
  'libs/federation/build': {
    ours: ['federation-contract'],
    registry: [
      '@module-federation/enhanced',
      '@rspack/cli',
      '@rspack/core',
      '@rspack/plugin-react-refresh',
      '@tailwindcss/postcss',
      'postcss',
      'postcss-loader',
      'postcss-selector-parser',
      'react-router',
      'tailwindcss',
    ],
    node: true,
  },
  'libs/release': {
    ours: ['federation-contract', 'leads'],
    registry: ['aws4fetch', 'esbuild', 'mrmime', 'node-html-parser', 'p-limit', 'saxes', 'valibot'],
    node: true,
  },
  'libs/cli': { ours: ['release'], registry: [], node: true },
  'apps/server': {
    ours: ['federation-contract', 'leads', 'release'],
    registry: [
      'commander',
      'fresh',
      'ipaddr.js',
      'libsql',
      'negotiator',
      'node-html-parser',
      'pg',
      'pino',
      'prom-client',
      'range-parser',
      'rate-limiter-flexible',
      'tsx',
    ],
    node: true,
  },
  'tools/site': {
    ours: ['cli', 'federation-contract', 'leads', 'release', 'server'],
    registry: [
      '@babel/parser',
      '@babel/types',
      'beasties',
      'diff',
      'esbuild',
      'get-port',
      'htmlparser2',
      'node-html-parser',
      'p-limit',
      'postcss',
      'postcss-selector-parser',
      'prettier',
      'semver',
      'tsx',
    ],
    node: true,
  },
};

/** Rules for a package; `undefined` for the tests, which may import anything. Throws for an unknown folder. */
export function rulesFor({ folder }: Package): DependencyRules | undefined {
  const name = folder.split('/').at(-1)!;
  if (folder === 'tests') return undefined;
  if (folder === 'apps/shell') return SHELL;
  if (LIBRARIES[folder]) return LIBRARIES[folder];
  if (folder.startsWith('apps/')) return section(name);
  if (folder.startsWith('libs/content/')) return { ours: ['content-shared'], registry: [] };
  throw new Error(`No dependency rules for ${folder}. Add them to tests/boundaries/dependency-rules.ts.`);
}
