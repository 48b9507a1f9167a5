import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Stylesheets of the packages with utilities, whose order the classes of their elements get. */
const stylesheets = [
  'libs/shared-ui/src/shared-ui.css',
  'apps/shell/src/shell.css',
  'tests/labs/src/section.css',
  ...readdirSync(path.join(import.meta.dirname, 'apps')).map((app) => `apps/${app}/src/section.css`),
].filter((file) => existsSync(path.join(import.meta.dirname, file)));

export default {
  printWidth: 110,
  singleQuote: true,
  plugins: ['prettier-plugin-tailwindcss'],
  tailwindFunctions: ['clsx'],
  // Otherwise the space in `a${b ? ' c' : ''}` is removed.
  tailwindPreserveWhitespace: true,
  overrides: [
    { files: '*.md', options: { proseWrap: 'always' } },
    // Formats as the default parser does, and is faster.
    { files: ['*.ts', '*.tsx'], options: { parser: 'babel-ts' } },
    ...stylesheets.map((file) => ({
      files: `${file.split('/src/')[0]}/**`,
      options: { tailwindStylesheet: `./${file}` },
    })),
  ],
};
