import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentReference } from './component-reference.ts';

// Prettier, which formats the file, aligns its tables.
const withoutPadding = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

test('COMPONENTS.md matches the sources: if not, run libs/shared-ui/scripts/components/main.ts', () => {
  const committed = readFileSync(path.resolve(__dirname, '../../COMPONENTS.md'), 'utf8');
  expect(withoutPadding(committed)).toBe(withoutPadding(componentReference()));
});

test('lists components with purpose and props, and nothing else', () => {
  const reference = componentReference();
  expect(reference).toContain(
    '| `RelatedLinks` | Related links. | `items: readonly { label: string; to: string }[]`<br>`stacked?: boolean` |',
  );
  expect(reference).toContain('| `Widget` |');
  expect(reference).not.toContain('useNow');
});
