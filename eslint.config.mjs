import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import parser from '@typescript-eslint/parser';

// The rule reads the graph that this caches, and would skip its work without one.
const { nodes } = await createProjectGraphAsync();
const tags = Object.values(nodes).flatMap(({ data }) => data.tags ?? []);
const scopes = [...new Set(tags)].filter((tag) => tag.startsWith('scope:'));

/** Pages import @vantedge/shared-ui/motion or motion-react, which they share: a direct import loads the library twice. */
const MOTION = ['framer-motion', 'framer-motion/*', 'motion', 'motion/*'];
/** Pages share the shell's react-router-dom: another router does not know it. */
const ROUTERS = ['react-router', 'react-router/*', 'wouter', 'wouter/*'];
/** Only the shell renders the document root and starts React. Portals are in react-dom itself. */
const ROOT = ['react-dom/client'];
/** What tests of packages without dependencies import. */
const TESTS = ['fast-check'];

/** What a project may import, by the tags in its package.json. Each rule for one of its tags must hold. */
const depConstraints = [
  // A section's copy belongs to its team. Others show its widgets, or link to it.
  ...scopes.map((scope) => ({
    sourceTag: scope,
    notDependOnLibsWithTags: scopes.filter((other) => other !== scope),
  })),
  // Apps connect libraries, and meet in the browser only: sections import neither each other nor the shell.
  {
    sourceTag: 'type:section',
    onlyDependOnLibsWithTags: ['type:content', 'type:facts', 'type:ui', 'type:contract', 'type:build'],
    bannedExternalImports: [...MOTION, ...ROUTERS, ...ROOT],
  },
  // The shell alone loads sections. It reads their routes from the release, so that a new page does not rebuild it.
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: [
      'type:content',
      'type:facts',
      'type:ui',
      'type:contract',
      'type:build',
      'type:loader',
    ],
    bannedExternalImports: [...MOTION, ...ROUTERS],
  },
  // Content is typed data.
  { sourceTag: 'type:content', onlyDependOnLibsWithTags: ['type:facts'], allowedExternalImports: TESTS },
  { sourceTag: 'type:facts', onlyDependOnLibsWithTags: ['type:page-meta'], allowedExternalImports: TESTS },
  // Copy and page records come as props; forms are declared and validated as the contracts say.
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:contract'] },
  // Types, parsers and validation run in every browser and on the server.
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: [], allowedExternalImports: TESTS },
  { sourceTag: 'type:loader', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:build', onlyDependOnLibsWithTags: ['type:contract'] },
  // Tools and the server read builds and releases, never sources of sections. The server's own pages have the site's components.
  { sourceTag: 'type:store', onlyDependOnLibsWithTags: ['type:contract', 'type:store'] },
  {
    sourceTag: 'type:server',
    onlyDependOnLibsWithTags: ['type:contract', 'type:store', 'type:leads', 'type:ui'],
  },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: ['type:contract', 'type:store', 'type:leads', 'type:server'],
  },
  // Tests of sections know the site by what browsers and servers show.
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [] },
  // The server passes in what of it the forms need.
  { sourceTag: 'type:leads', onlyDependOnLibsWithTags: ['type:contract', 'type:store'] },
];

/** The same for an app's tests of the composed site, which alone import what is for tests. */
const testConstraints = depConstraints.map((constraint) =>
  ['type:section', 'type:shell'].includes(constraint.sourceTag)
    ? {
        ...constraint,
        onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'type:testing'],
      }
    : constraint,
);

/** The options of the rule. */
const boundaries = (constraints) => [
  'error',
  {
    depConstraints: constraints,
    banTransitiveDependencies: true,
    // Tables of modules that the build generates, and the executables of this checkout.
    allow: ['all-modules', 'declared-modules', '/workspace/programs.mjs$', '/site/bin/'],
  },
];

export default [
  // Bundles of the programs.
  { ignores: ['**/dist/'] },
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx,mts,mjs}'],
    languageOptions: { parser },
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(depConstraints) },
  },
  {
    files: ['apps/*/{e2e,specification}/**'],
    rules: { '@nx/enforce-module-boundaries': boundaries(testConstraints) },
  },
  {
    // One folder decides how much of the motion library ships.
    files: ['libs/shared-ui/**'],
    ignores: ['libs/shared-ui/src/motion/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries([
        ...depConstraints,
        { sourceTag: 'type:ui', bannedExternalImports: MOTION },
      ]),
    },
  },
];
