import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleScript, STRESS, withTemporaryFolder } from '@vantedge/store/testing';
import { sendRequest } from '../http/testing/send-request.ts';
import { leadsFile, sqliteLeadStore } from '@vantedge/lead-server';
import { openMailbox, openReceiver } from '@vantedge/lead-server/testing';
import { JSON_ACCEPTED, validContactForm } from './testing/leads-server.ts';

const script = bundleScript(join(process.cwd(), 'apps/server/src/leads/testing/leads-process.ts'));

/** A process that serves a site and stores leads. */
interface LeadsProcess {
  /** Opens the lead store and listens; resolves to the URL, rejects if the process exits first. */
  begin(): Promise<string>;
  /** Kills the process and resolves when it is gone; rejects if it had failed before. */
  kill(): Promise<void>;
}

/** Starts a process with a store on disk and targets; resolves when it is ready. */
async function startLeadsProcess(store: string, targets: readonly string[]): Promise<LeadsProcess> {
  const child = spawn(process.execPath, [...(await script), store, ...targets]);
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

/** State shared by the visitors of a load test. */
interface LoadState {
  /** URL of the server; `undefined` while none is running. */
  url: string | undefined;
  agent: Agent;
  isDone: boolean;
  /** Acknowledged messages, in order. */
  acknowledged: string[];
  /** Requests without a response. */
  unanswered: number;
  /** Messages that an earlier, unacknowledged attempt had already stored. */
  known: number;
}

/** Sends messages one after another, retrying each under its id until it is acknowledged, like the form's script. */
async function retryingVisitor(load: LoadState, name: string): Promise<void> {
  for (let i = 0; !load.isDone; i += 1) {
    const message = `${name}-${i}`;
    const body = new URLSearchParams({ ...validContactForm, message, id: randomUUID() }).toString();
    for (;;) {
      const status = await post(load, body);
      if (status === 200) load.known += 1;
      if (status === 200 || status === 201) break;
      if (status) throw new Error(`${message} got status ${status}`);
      await wait(2);
    }
    load.acknowledged.push(message);
  }
}

/** The response status; 0 if there was no response. */
async function post(load: LoadState, body: string): Promise<number> {
  const { url, agent } = load;
  if (url === undefined) return 0;
  const headers = {
    ...JSON_ACCEPTED,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  try {
    return (await sendRequest(url, '/api/forms/shell/contact', { method: 'POST', headers, body, agent }))
      .status;
  } catch {
    load.unanswered += 1;
    return 0;
  }
}

const KILLS = 3 * STRESS;
const VISITORS = 6;

describe('a killed server', () => {
  test(`loses no acknowledged lead, stores none twice and delivers each, over ${KILLS} kills under load`, async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      const load: LoadState = {
        url: undefined,
        agent: new Agent({ keepAlive: true }),
        isDone: false,
        acknowledged: [],
        unanswered: 0,
        known: 0,
      };
      const visitors = Promise.all(
        Array.from({ length: VISITORS }, (_, i) => retryingVisitor(load, `visitor-${i}`)),
      );
      // Starting a process takes far longer than killing one, so the next two start in advance and wait.
      const [mailbox, receiver] = [await openMailbox(), await openReceiver()];
      const targets = [
        `sales=smtp://127.0.0.1:${mailbox.port}?from=site@example.com&to=sales@example.com`,
        `crm=${receiver.url}`,
      ];
      const starting = [startLeadsProcess(folder, targets), startLeadsProcess(folder, targets)];
      for (let i = 0; i <= KILLS; i += 1) {
        const server = await starting.shift()!;
        if (i + 2 <= KILLS) starting.push(startLeadsProcess(folder, targets));
        const before = load.acknowledged.length;
        load.url = await server.begin();
        while (load.acknowledged.length === before) await wait(1);
        // The last server is killed once every request has been answered.
        if (i === KILLS) {
          load.isDone = true;
          await visitors;
          const store = sqliteLeadStore(file);
          while ((await store.deliveries.waiting()).length) await wait(20);
          await store.close();
        } else await wait(Math.random() * 20);
        load.url = undefined;
        await server.kill();
      }
      load.agent.destroy();

      const store = sqliteLeadStore(file);
      const leads = await store.list();
      const stored = leads.map(({ contents }) => contents['message']!);
      await store.close();
      const ids = leads.map(({ id }) => id).sort();
      const posted = receiver.requests.map(({ headers }) => headers['webhook-id'] as string);
      const mailed = mailbox.mails.map((mail) => mailbox.headersOf(mail).get('message-id')![0]!);
      expect([...new Set(posted)].sort()).toEqual(ids);
      expect([...new Set(mailed)].sort()).toEqual(ids.map((id) => `<${id}.sales@example.com>`));
      // Twice only what was being sent at a kill, by one process to each target.
      for (const received of [posted, mailed])
        expect(received.length - ids.length).toBeLessThanOrEqual(KILLS);
      await Promise.all([mailbox.close(), receiver.close()]);
      expect(stored.sort()).toEqual([...load.acknowledged].sort());
      expect(new Set(stored).size).toBe(stored.length);
      // Kills between requests would prove nothing: these interrupted requests, some after the commit.
      expect(load.acknowledged.length).toBeGreaterThan(KILLS);
      expect(load.unanswered).toBeGreaterThan(KILLS);
      expect(load.known).toBeGreaterThan(0);
    });
  });
});
