import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { abandonedFiles, TEMPORARY } from '@vantedge/release/store';
import { type Finding, garbage } from './finding.ts';

/** Temporary files in a store on disk that killed publishers left behind more than a day ago. */
export async function temporaryFiles(root: string): Promise<Finding[]> {
  const folder = join(root, TEMPORARY);
  const names = await abandonedFiles(folder);
  return Promise.all(
    names.map(async (name) => {
      const size = await stat(join(folder, name)).then(
        (found) => found.size,
        () => 0,
      );
      return garbage(`${TEMPORARY}/${name}`, 'Temporary file of a publish that was killed.', size);
    }),
  );
}
