import path from 'node:path';
import { WORKSPACE } from './workspace.ts';

/** Folder of the content records. */
export const CONTENT_ROOT = path.join(WORKSPACE, 'libs/content') + path.sep;
