import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleScript } from '@vantedge/release/testing';

const script = bundleScript(join(process.cwd(), 'apps/server/src/leads/testing/leads-process.ts'));

/** A process that serves a site and stores leads. */
export interface LeadsProcess {
  /** Opens the lead store and listens; resolves to the URL, rejects if the process exits first. */
  begin(): Promise<string>;
  /** Kills the process and resolves when it is gone; rejects if it had failed before. */
  kill(): Promise<void>;
}

/** Starts a process with a store on disk; resolves when it is ready. */
export async function startLeadsProcess(store: string): Promise<LeadsProcess> {
  const child = spawn(process.execPath, [...(await script), store]);
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`A server exited: ${errors}`);
    return value;
  };
  await nextLine();
  return {
    begin() {
      child.stdin.write('begin\n');
      return nextLine();
    },
    async kill() {
      child.kill('SIGKILL');
      const [code] = await closed;
      if (code !== null) throw new Error(`A server exited with code ${code}: ${errors}`);
    },
  };
}
