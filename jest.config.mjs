import { mkdirSync } from 'node:fs';
import path from 'node:path';

// Jest does not create the folder of a report.
mkdirSync(path.join(import.meta.dirname, 'test-results/reports'), { recursive: true });

/** Packages without CommonJS, which Jest cannot load as they are. */
const ESM_PACKAGES = [
  'beasties',
  'boolbase',
  'css-select',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'get-port',
  'htmlparser2',
  'httpxy',
  'leven',
  'nth-check',
  'p-limit',
  'pixelmatch',
  'yocto-queue',
];

const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/tests'],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/jest/stylesheet.cjs',
    // Its package has what it is built to.
    '^@vantedge/site-testing/documents$': '<rootDir>/libs/site-testing/src/documents.ts',
    '\\.(svg|avif|jpg|pdf|png|webp|woff2)$': '<rootDir>/tests/jest/file.cjs',
  },
  transform: {
    '\\.(mjs|js|ts|tsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

export default {
  // A worker holds jsdom and much of the platform: two fit on two cores.
  maxWorkers: 2,
  // Time limits only end a hung test: a loaded machine must not fail one.
  testTimeout: 600_000,
  reporters: ['default', '<rootDir>/tools/workspace/hang-reporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts', '**/*.ssr.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(site|s3|postgres|proxies|stress|system)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'system',
      testEnvironment: 'node',
      testMatch: ['**/*.system.test.ts', '**/*.stress.test.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/site/support/global-setup.ts',
      globalTeardown: '<rootDir>/tests/service-global-teardown.ts',
      testMatch: ['**/*.site.test.ts'],
    },
    {
      ...shared,
      displayName: 's3',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/s3/jest-global-setup.ts',
      globalTeardown: '<rootDir>/tests/service-global-teardown.ts',
      testMatch: ['**/*.s3.test.ts'],
    },
    {
      ...shared,
      displayName: 'postgres',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/postgres/jest-global-setup.ts',
      globalTeardown: '<rootDir>/tests/service-global-teardown.ts',
      testMatch: ['**/*.postgres.test.ts'],
    },
    {
      ...shared,
      displayName: 'proxies',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/proxies/jest-global-setup.ts',
      testMatch: ['**/*.proxies.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/jest/setup-browser.ts'],
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '\\.ssr\\.test\\.tsx$'],
    },
  ],
};
