import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Modules of the content packages, without their entry points. */
const modules = readdirSync(path.join(ROOT, 'libs/content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|index\.ts$/.test(file))
  .map((file) => path.join('libs/content', file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Modules of the same package whose values a module imports. */
const importsOf = ({ file, text }: (typeof modules)[number]) =>
  [...text.matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';/gm)].map(([, from]) =>
    path.join(path.dirname(file), from!),
  );

test('the record of a page is imported by no other record, so that a word of it changes one document', () => {
  const records = modules.filter(({ text }) => /^ {2}meta(?:: \{|,)/m.test(text)).map(({ file }) => file);
  expect(records.length).toBeGreaterThan(30);
  const shared = modules.flatMap((module) =>
    importsOf(module)
      .filter((file) => records.includes(file))
      .map((file) => `${module.file} imports ${file}`),
  );
  expect(shared).toEqual([]);
});
