import { execFile } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

/** Time between two requests that look for a new release, in milliseconds. */
const POLL_INTERVAL_MS = 4;

/** Runs a command of `site`; returns its JSON. Throws with its output if it fails. */
export async function runSite(...parameters: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/site/bin/site.mjs', ...parameters, '--json'],
    { maxBuffer: 2 ** 26 },
  ).catch((error: Error & { stdout: string }) => {
    throw new Error(`site ${parameters.join(' ')} failed: ${error.stdout}`, { cause: error });
  });
  return JSON.parse(stdout);
}

/** Runs a command that changes the live release; returns the seconds until the first byte of the new one from a server. */
export async function secondsUntilServed(url: string, ...parameters: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  try {
    const before = await servedRelease(url, agent);
    const start = performance.now();
    let failure: unknown;
    const done = runSite(...parameters).catch((error: unknown) => (failure = error));
    while ((await servedRelease(url, agent)) === before) {
      if (failure) throw failure;
      await pause(POLL_INTERVAL_MS);
    }
    const seconds = (performance.now() - start) / 1000;
    await done;
    if (failure) throw failure;
    return seconds;
  } finally {
    agent.destroy();
  }
}

/** Id of the release that a server responds with. */
async function servedRelease(url: string, agent: Agent): Promise<string> {
  const [response] = (await once(get(`${url}/rate-card`, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return String(response.headers['x-release']);
}
