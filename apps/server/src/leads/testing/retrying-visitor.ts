import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '../../http/testing/send-request.ts';
import { JSON_ACCEPTED, validContactForm } from './leads-server.ts';

/** State shared by the visitors of a load test. */
export interface LoadState {
  /** URL of the server; `undefined` while none is running. */
  url: string | undefined;
  agent: Agent;
  cookie: string;
  isDone: boolean;
  /** Acknowledged messages, in order. */
  acknowledged: string[];
  /** Requests without a response. */
  unanswered: number;
  /** Messages that an earlier, unacknowledged attempt had already stored. */
  known: number;
}

/** Sends messages one after another, retrying each under its id until it is acknowledged, like the form's script. */
export async function retryingVisitor(load: LoadState, name: string): Promise<void> {
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
