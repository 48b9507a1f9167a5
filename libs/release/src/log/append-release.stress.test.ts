import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { publishConcurrently } from './testing/publish-concurrently.ts';

/** `npm run bench -- stress` publishes ten times as often. */
const PUBLISHES = 100;

test(`16 publishers in 4 processes, ${PUBLISHES} publishes each: the log matches all acknowledgments`, () =>
  withTemporaryFolder(async (folder) => {
    const { attempts, problems } = await publishConcurrently(folder, PUBLISHES);
    expect(problems).toEqual([]);
    const lost = attempts.filter(({ failure }) => failure);
    expect(new Set(lost.map(({ section }) => section))).toEqual(new Set(['contested']));
  }));
