import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '@vantedge/release';

/** A file to create or edit, by its path from the workspace root. */
export interface FileChange {
  file: string;
  text: string;
  /** Whether the file must not exist yet. */
  isNew: boolean;
}

/** Throws if a file that is to be created exists. */
export function assertNew(root: string, changes: readonly FileChange[]) {
  for (const { file, isNew } of changes) {
    if (!isNew || !existsSync(path.join(root, file))) continue;
    throw new SiteError('FILE_EXISTS', `${file} exists already. Nothing was changed.`, {
      at: file,
      fix: 'choose another name, or remove the file',
    });
  }
}
