import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentReference } from './component-reference.ts';

// Prettier, which formats the file, wraps its lines.
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('COMPONENTS.md matches the sources: if not, run libs/shared-ui/scripts/components/main.ts', () => {
  const committed = readFileSync(path.resolve(__dirname, '../../COMPONENTS.md'), 'utf8');
  expect(onOneLine(committed)).toBe(onOneLine(componentReference()));
});

test('lists components with purpose and props, and nothing else', () => {
  const reference = componentReference();
  expect(reference).toContain('- **`RelatedLinks`** Related links. `items` `stacked?`\n');
  expect(reference).toContain('- **`Widget`** ');
  expect(reference).not.toContain('useNow');
});
