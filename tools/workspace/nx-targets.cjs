const path = require('node:path');

/*
 * A plugin of Nx: targets that follow from the files, so that no package lists them.
 *
 * - Of each project: `format`, `lint` and `types`, of its own files. `format-all`, `lint-all` and `types-all` of the workspace do all at
 *   once, which takes less time than one project after another.
 * - Of each project with browser tests: a task per file, `e2e-ci--<file>`, so that the result of each is cached. `e2e-ci` runs them all,
 *   `e2e-ci-1` to `e2e-ci-3` a third each, for as many machines.
 */

const PARTS = 3;

const cached = (command, inputs, more = {}) => ({
  command,
  cache: true,
  inputs: [...inputs, 'machine'],
  ...more,
});

/** What belongs to no other project is that of the workspace. */
const OTHERS = `'*' .github .ci docs`;

/** Checks of a project's own files. */
function checksOf(root) {
  const files = root === '.' ? OTHERS : root;
  const own = root === '.' ? ['default', '!{projectRoot}/{apps,libs,tests,tools}/**/*'] : ['default'];
  const rules = ['{workspaceRoot}/package-lock.json', '{workspaceRoot}/package.json'];
  const configs = (...names) => names.map((name) => `{workspaceRoot}/${name}`);
  return {
    format: cached(`prettier --check --ignore-unknown ${files}`, [
      ...own,
      ...rules,
      ...configs('prettier.config.mjs', '.prettierignore', '.editorconfig'),
    ]),
    ...(root !== '.' && {
      lint: cached(
        `oxlint --deny-warnings ${root} && eslint --no-error-on-unmatched-pattern --no-warn-ignored ${root}`,
        [...own, '^production', ...rules, ...configs('.oxlintrc.json', 'eslint.config.mjs', 'tsconfig.json')],
      ),
      // Tests see what any package declares.
      types:
        root === 'tests'
          ? cached('node node_modules/typescript-native/bin/tsc -p .', ['workspace'])
          : cached(`node tools/workspace/types.mjs ${root}`, [
              ...own,
              '^production',
              ...rules,
              '{workspaceRoot}/**/*.d.ts',
              ...configs('tsconfig.json', 'tests/jest/setup-browser.ts', 'tools/workspace/types.mjs'),
            ]),
    }),
  };
}

/** The part of the browser tests that a file belongs to: parts have the same number of files. */
const partOf = (index) => (index % PARTS) + 1;

/** Tests of any section depend on everything. */
const GENERIC_INPUTS = [
  'composed',
  '!{workspaceRoot}/**/*.{e2e,audit,browsers,teams}.ts',
  { input: 'templates', projects: 'apps/*' },
];

/** What serves the site to tests. */
const SERVING = [
  'documents',
  'errors',
  'federation-contract',
  'lead-server',
  'leads',
  'release',
  'server',
  'store',
];

/** Those of one section on the site, what serves it, and helpers: a change of another section does not affect their project. */
const SECTION_INPUTS = [
  { dependentTasksOutputFiles: '**/*' },
  { input: 'default', projects: ['site-testing'] },
  { input: 'production', projects: SERVING },
  '{workspaceRoot}/playwright.config.ts',
  '{workspaceRoot}/tests/site/support/**/*',
  '{workspaceRoot}/package-lock.json',
];

/** Tasks of the browser tests of a project, by name. `firstIndex` is the number of files of the projects before. */
function browserTests(root, files, firstIndex) {
  const nameOf = (file) => `e2e-ci--${path.basename(file)}`;
  const tasks = files.map((file) => {
    const report = `${root.replaceAll('/', '-')}-${path.basename(file, '.e2e.ts')}`;
    const isGeneric = !root.startsWith('apps/');
    return [
      nameOf(file),
      cached(
        `playwright test ${file} --workers=2 --output=test-results/e2e-${report}`,
        [
          ...(isGeneric ? GENERIC_INPUTS : SECTION_INPUTS),
          `{projectRoot}/${path.relative(root, file)}`,
          'e2ePrograms',
        ],
        {
          options: { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/reports/e2e-${report}.json` } },
          outputs: [`{workspaceRoot}/test-results/reports/e2e-${report}.json`],
          dependsOn: [{ projects: ['tests'], target: 'sites' }],
        },
      ),
    ];
  });
  const all = (names) => ({ executor: 'nx:noop', dependsOn: names });
  const parts = Array.from({ length: PARTS }, (_, i) => [
    `e2e-ci-${i + 1}`,
    all(files.filter((_, index) => partOf(firstIndex + index) === i + 1).map(nameOf)),
  ]);
  return Object.fromEntries([...tasks, ['e2e-ci', all(files.map(nameOf))], ...parts]);
}

/** Root of the project that a file belongs to. */
const rootOf = (file) => /^(apps\/[^/]+|tests)\//.exec(file)[1];

const createNodes = [
  '{package.json,{apps,libs,tools}/*/package.json,libs/{content,federation}/*/package.json,tests/package.json,{apps/*/e2e,tests}/**/*.e2e.ts}',
  (files) => {
    const projects = {};
    for (const file of files.filter((each) => each.endsWith('package.json'))) {
      const root = path.dirname(file);
      projects[root] = { root, targets: checksOf(root) };
    }
    const tests = files.filter((file) => file.endsWith('.e2e.ts')).sort();
    for (const root of new Set(tests.map(rootOf))) {
      const own = tests.filter((file) => rootOf(file) === root);
      Object.assign(projects[root].targets, browserTests(root, own, tests.indexOf(own[0])));
    }
    return [['package.json', { projects }]];
  },
];

module.exports = { name: 'vantedge', createNodes, createNodesV2: createNodes };
