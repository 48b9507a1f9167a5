import { rmSync } from 'node:fs';
import path from 'node:path';
import { publishSections } from '../../tools/site/src/publish/push-sections.ts';
import { diskStore } from '@vantedge/store';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { buildMonolith } from './build-monolith.ts';

// Composes `lab` from a single build without federation, with one stylesheet. Nx target: `tests:monolith`.
const folder = path.resolve(import.meta.dirname, '../../.store-test/monolith');
const sections = [...SECTIONS, 'labs'];
rmSync(folder, { recursive: true, force: true });
const dist = await buildMonolith('monolith-lab', sections);
await publishSections({ store: diskStore(folder), channel: 'production', sections, dist });
