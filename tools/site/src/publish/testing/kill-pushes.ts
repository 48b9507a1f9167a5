import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { getVersion } from '@vantedge/release';
import { blobKey, openStore, readBlob, type Store } from '@vantedge/store';
import { bundleScript, killRepeatedly, startLineProcess } from '@vantedge/store/testing';
import type { Build } from '../read-build.ts';
import { storeVersion } from '../push-sections.ts';
import { numberedBuild } from './numbered-build.ts';

const SCRIPT = join(process.cwd(), 'tools/site/src/publish/testing/pusher.ts');

const CHECKS_AT_ONCE = 8;

/** A push that was confirmed. */
interface Push {
  build: string;
  id: string;
  ms: number;
}

interface Outcome {
  /** Everything that is wrong with the store. */
  problems: string[];
  /** Number of kills that left files without a version. */
  interrupted: number;
}

/**
 * Kills pushes at random points, `kills` times, and again as often (at most twenty times) as long as no kill has interrupted one: on a
 * loaded machine, all of a few may come too late. After each kill, the interrupted build is pushed again. Then checks that every
 * confirmed version is in the store, and that every version in the store has all its files.
 */
export async function killPushes(
  location: string,
  { kills, random }: { kills: number; random: () => number },
): Promise<Outcome> {
  const script = await bundleScript(SCRIPT);
  const store = openStore(location);
  const confirmed: Push[] = [];
  const interrupted: string[] = [];
  for (let round = 0; round < 20 && !interrupted.length; round += 1) {
    await killRepeatedly<Push>({
      kills,
      random,
      start: (i) => startLineProcess([...script, location, `run${round}-${i}`]),
      typicalMs: () => confirmed.map(({ ms }) => ms).sort((a, b) => a - b)[confirmed.length >> 1] ?? 30,
      async afterKill(reported, i) {
        const name = `run${round}-${i}-${reported.length + 1}`;
        const build = numberedBuild(name);
        const versions = await store.list('versions/stories/');
        const present = await Promise.all(blobsOf(build).map((hash) => store.revision(blobKey(hash))));
        const id = await storeVersion(store, build);
        const wasStored = versions.includes(`versions/stories/${id}.json`);
        if (present.some(Boolean) && !wasStored) interrupted.push(name);
        confirmed.push(...reported, { build: name, id, ms: reported[0]?.ms ?? 30 });
      },
    });
  }
  return { problems: await problemsOf(store, confirmed), interrupted: interrupted.length };
}

/** Hashes of the files of a build, without their compressed forms. */
const blobsOf = ({ files, server }: Build) =>
  [...files.values(), server].map((bytes) => createHash('sha256').update(bytes).digest('hex'));

async function problemsOf(store: Store, confirmed: readonly Push[]): Promise<string[]> {
  const ids = (await store.list('versions/stories/')).map((key) => key.slice('versions/stories/'.length, -5));
  const missing = confirmed.filter(({ id }) => !ids.includes(id));
  const problems = missing.map(({ build, id }) => `${build} was confirmed as ${id}, which does not exist`);
  await pLimit(CHECKS_AT_ONCE).map(ids, async (id) => {
    try {
      const { files, server } = await getVersion(store, 'stories', id);
      for (const { identity } of Object.values(files)) await readBlob(store, identity);
      if (server) await readBlob(store, server);
    } catch (error) {
      problems.push(`${id} is not complete: ${String(error)}`);
    }
  });
  return problems;
}
