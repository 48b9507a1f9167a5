import { join } from 'node:path';
import { getVersion } from '@vantedge/release';
import { openStore, readBlob, type Store } from '@vantedge/release/store';
import { bundleScript, killRepeatedly, startLineProcess } from '@vantedge/release/testing';
import { storeVersion } from '../store-version.ts';
import { numberedBuild } from './numbered-build.ts';

const SCRIPT = join(process.cwd(), 'tools/site/src/publish/testing/pusher.ts');

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
 * Kills pushes at random points. After each kill, the interrupted build is pushed again. Then checks that every confirmed version is
 * in the store, and that every version in the store has all its files.
 */
export async function killPushes(
  location: string,
  { kills, random }: { kills: number; random: () => number },
): Promise<Outcome> {
  const script = await bundleScript(SCRIPT);
  const store = openStore(location);
  const confirmed: Push[] = [];
  let interrupted = 0;
  await killRepeatedly<Push>({
    kills,
    random,
    start: (i) => startLineProcess([...script, location, `run${i}`]),
    typicalMs: () => confirmed.map(({ ms }) => ms).sort((a, b) => a - b)[confirmed.length >> 1] ?? 30,
    async afterKill(reported, i) {
      const blobs = (await store.list('blobs/')).length;
      const build = `run${i}-${reported.length + 1}`;
      const id = await storeVersion(store, numberedBuild(build));
      const added = (await store.list('blobs/')).length - blobs;
      // A complete push adds as many blobs as one into an empty store.
      if (added > 0 && added < BLOBS_OF_A_BUILD) interrupted += 1;
      confirmed.push(...reported, { build, id, ms: reported[0]?.ms ?? 30 });
    },
  });
  return { problems: await problemsOf(store, confirmed), interrupted };
}

/** Blobs of a build: each file once as it is and twice compressed, and the server bundle. */
const BLOBS_OF_A_BUILD = 6 * 3 + 1;

async function problemsOf(store: Store, confirmed: readonly Push[]): Promise<string[]> {
  const ids = (await store.list('versions/stories/')).map((key) => key.slice('versions/stories/'.length, -5));
  const missing = confirmed.filter(({ id }) => !ids.includes(id));
  const assets = store.putAsset ? new Set(await store.list('assets/')) : undefined;
  const problems = missing.map(({ build, id }) => `${build} was confirmed as ${id}, which does not exist`);
  for (const id of ids) {
    try {
      const { files, server } = await getVersion(store, 'stories', id);
      for (const { identity } of Object.values(files)) await readBlob(store, identity);
      if (server) await readBlob(store, server);
      const names = Object.keys(files).map((name) => `assets/stories/${name}`);
      for (const name of names) if (assets && !assets.has(name)) problems.push(`${id} lacks ${name}`);
    } catch (error) {
      problems.push(`${id} is not complete: ${String(error)}`);
    }
  }
  return problems;
}
