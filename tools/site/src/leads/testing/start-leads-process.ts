import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleScript } from '../../testing/bundle-script.ts';

const script = bundleScript(join(process.cwd(), 'tools/site/src/leads/testing/leads-process.ts'));

/** A process that will serve, and keep leads. */
export interface LeadsProcess {
  /** Opens the leads, listens, and resolves to the URL; rejects when the process ends before. */
  begin(): Promise<string>;
  /** Ends it at once, and resolves when it is gone; rejects when it had ended by an error of its own. */
  kill(): Promise<void>;
}

/** Starts a process over a store on disk; resolves when it is ready to begin. */
export async function startLeadsProcess(store: string): Promise<LeadsProcess> {
  const child = spawn(process.execPath, [...(await script), store]);
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`A server ended: ${errors}`);
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
      if (code !== null) throw new Error(`A server ended with ${code}: ${errors}`);
    },
  };
}
