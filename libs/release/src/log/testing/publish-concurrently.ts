import { openStore } from '../../store/open-store.ts';
import { entries } from '../walk-log.ts';
import type { Attempt } from './attempt.ts';
import { checkLog } from './check-log.ts';
import { startPublisher } from './start-publisher.ts';

const PUBLISHERS = 16;
const PROCESSES = 4;

interface Outcome {
  attempts: Attempt[];
  /** Everything that is wrong with the log. */
  problems: string[];
}

/** Lets 16 publishers in 4 processes publish `publishes` times each, then checks the log. */
export async function publishConcurrently(location: string, publishes: number): Promise<Outcome> {
  const names = Array.from({ length: PUBLISHERS }, (_, i) => `section-${i}`);
  const size = PUBLISHERS / PROCESSES;
  const groups = Array.from({ length: PROCESSES }, (_, i) => names.slice(i * size, (i + 1) * size));
  const processes = await Promise.all(groups.map((group) => startPublisher(location, publishes, group)));
  for (const { begin } of processes) begin();
  const attempts = (await Promise.all(processes.map(({ ended }) => ended))).flat();
  const store = openStore(location);
  const problems = await checkLog(store, attempts);
  const acknowledged = attempts.filter((attempt) => attempt.acknowledged).length;
  const logged = (await entries(store, 'production')).length;
  if (attempts.length !== PUBLISHERS * publishes)
    problems.push(`${attempts.length} of ${PUBLISHERS * publishes} publishes were reported`);
  if (logged !== acknowledged)
    problems.push(`${acknowledged} publishes were acknowledged, but ${logged} are logged`);
  // Only publishes of the shared section can conflict. Those of own sections always succeed.
  const lost = attempts.filter(({ section, failure }) => failure && section !== 'contested');
  problems.push(...lost.map(({ version }) => `${version} lost a conflict over its own section`));
  return { attempts, problems };
}
