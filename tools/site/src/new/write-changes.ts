import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileChange } from './file-change.ts';

/** Writes files below `root`, formatted by Prettier with the workspace's settings. */
export async function writeChanges(root: string, changes: readonly FileChange[]): Promise<void> {
  const texts = await Promise.all(changes.map(({ file, text }) => formatted(path.join(root, file), text)));
  changes.forEach(({ file, isNew }, i) => {
    const absolute = path.join(root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, texts[i]!, { flag: isNew ? 'wx' : 'w' });
  });
}

async function formatted(file: string, text: string): Promise<string> {
  // Loaded here, so that no other command waits for it.
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const { inferredParser } = await getFileInfo(file);
  if (!inferredParser) return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
