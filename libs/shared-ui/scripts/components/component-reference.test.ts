import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentReference, exportedComponents } from './component-reference.ts';

// Prettier, which formats the file, wraps its lines, and separates what it wraps.
const bare = (text: string) => text.replaceAll(/[\s;|,()]+/g, '');

test('COMPONENTS.md matches the sources: if not, run libs/shared-ui/scripts/components/main.ts', () => {
  const committed = readFileSync(path.resolve(__dirname, '../../COMPONENTS.md'), 'utf8');
  expect(bare(committed) === bare(componentReference())).toBe(true);
});

const components = exportedComponents();

test('lists the components that sections can import, and nothing else', () => {
  const names = components.map(({ name }) => name);
  for (const name of ['Section', 'SectionForm', 'Widget']) expect(names).toContain(name);
  for (const name of ['FormFrame', 'WidgetFrame', 'enhanced']) expect(names).not.toContain(name);
});

test.each(components.map((component) => [component.name, component] as const))(
  '%s says what it is for and what not, with its props and an example',
  (name, { use, not, props, example }) => {
    expect(use).not.toBe('');
    expect(not).toBeTruthy();
    expect(example).toContain(`<${name}`);
    if (name !== 'SectionTitle') expect(props).not.toBe('');
  },
);
