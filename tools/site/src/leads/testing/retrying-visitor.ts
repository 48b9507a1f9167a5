import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '../../serve/testing/send-request.ts';
import { JSON_ACCEPTED, validContactForm } from './leads-server.ts';

/** What visitors do together, and what came of it. */
export interface LoadState {
  /** Where the server is at this moment; `undefined` while there is none. */
  url: string | undefined;
  agent: Agent;
  cookie: string;
  isDone: boolean;
  /** Messages that were acknowledged, in order. */
  acknowledged: string[];
  /** Posts that got no answer. */
  unanswered: number;
  /** Messages that the server had stored before a try that it then answered. */
  known: number;
}

/** Sends one message after the other, each again and again under its id until it is acknowledged, as a browser's script does. */
export async function retryingVisitor(load: LoadState, name: string): Promise<void> {
  for (let i = 0; !load.isDone; i += 1) {
    const message = `${name}-${i}`;
    const body = new URLSearchParams({ ...validContactForm, message, id: randomUUID() }).toString();
    for (;;) {
      const status = await post(load, body);
      if (status === 200) load.known += 1;
      if (status === 200 || status === 201) break;
      if (status) throw new Error(`${message} was answered by ${status}`);
      await wait(2);
    }
    load.acknowledged.push(message);
  }
}

/** The status of the answer; 0 when there was none. */
async function post(load: LoadState, body: string): Promise<number> {
  const { url, agent, cookie } = load;
  if (url === undefined) return 0;
  const headers = {
    ...JSON_ACCEPTED,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    cookie,
  };
  try {
    return (await sendRequest(url, '/api/leads', { method: 'POST', headers, body, agent })).status;
  } catch {
    load.unanswered += 1;
    return 0;
  }
}
