/** Generates the component reference: `npx tsx libs/shared-ui/scripts/components/main.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { componentReference } from './component-reference.ts';

const file = path.resolve(import.meta.dirname, '../../COMPONENTS.md');
writeFileSync(file, await format(componentReference(), { ...(await resolveConfig(file)), filepath: file }));
