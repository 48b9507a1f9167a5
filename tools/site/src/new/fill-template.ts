import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
const SUFFIX = '.template';

/** Text of a template with each `__key__` replaced. Throws for a key without a value. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return fill(readFileSync(path.join(TEMPLATES, `${template}${SUFFIX}`), 'utf8'), values);
}

/** Texts of all templates in a folder by their path in it, both with each `__key__` replaced. */
export function fillTemplates(
  folder: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const root = path.join(TEMPLATES, folder);
  const templates = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length).split(path.sep).join('/'))
    .sort();
  return Object.fromEntries(
    templates.map((file) => [fill(file, values), fillTemplate(path.posix.join(folder, file), values)]),
  );
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__([a-z]+)__/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template contains __${key}__, which has no value.`);
    return value;
  });
}
