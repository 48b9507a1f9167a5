import { fakeBuild } from '@vantedge/release/testing';
import type { Build } from '../read-build.ts';

/** A build of the section `stories` with six files. Its bytes depend on the name only. */
export function numberedBuild(name: string): Build {
  const text = (kind: string) => Buffer.from(`/* ${kind} of ${name} */`.repeat(200));
  const files = ['main', 'home', 'team'].flatMap((file): [string, Uint8Array][] => [
    [`${file}.${name}.js`, text(`script ${file}`)],
    [`${file}.${name}.css`, text(`style ${file}`)],
  ]);
  return { record: fakeBuild('stories'), files: new Map(files), maps: new Map(), server: text('server') };
}
