import { defineApp } from '@vantedge/federation-build';
import section from './src/section.ts';

export default defineApp(section, { root: import.meta.dirname });
