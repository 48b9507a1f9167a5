import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { STRESS } from '../testing/stress.ts';
import { publishConcurrently } from './testing/publish-concurrently.ts';

const PUBLISHES = 25 * STRESS;

test(`16 publishers in 4 processes, ${PUBLISHES} publishes each: the log matches all acknowledgments`, () =>
  withTemporaryFolder(async (folder) => {
    const { attempts, problems } = await publishConcurrently(folder, PUBLISHES);
    expect(problems).toEqual([]);
    const lost = attempts.filter(({ failure }) => failure);
    expect(new Set(lost.map(({ section }) => section))).toEqual(new Set(['contested']));
  }));
