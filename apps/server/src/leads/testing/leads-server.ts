import { leadsFile, type LeadLimits, type LeadStore, sqliteLeadStore } from '@vantedge/lead-server';
import { sampleDocument } from '@vantedge/lead-server/testing';
import { reportProblems, sample, withTemporaryFolder } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from '../../http/testing/sample-server.ts';
import { type ReceivedResponse, sendRequest } from '../../http/testing/send-request.ts';
import { leadHandlers } from '../lead-handlers.ts';

type Options = Parameters<typeof leadHandlers>[0];

export interface LeadsServer extends SampleServer {
  /** Messages for the operator about leads. */
  leadReports: string[];
  /** Advances the clock, which otherwise stands still. */
  advance(milliseconds: number): void;
  post(fields: Fields | string, headers?: Record<string, string>): Promise<ReceivedResponse>;
}

type Fields = Record<string, string>;

/** Valid values of the contact form. */
export const validContactForm = {
  form: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Example Company',
  service: 'bpo',
  message: 'Two people, 160 hours a month each.',
};

/** Limits that no test reaches. */
export const UNLIMITED: LeadLimits = { postsPerMinute: 1e9, messagesPerDay: 1e9 };

/** Headers of a submission by script. */
export const JSON_ACCEPTED = { accept: 'application/json' };

/** Starts a server, on January 1, 2026, whose /contact and home page contain the sample forms. */
export async function leadsServer(options: Partial<Options> & Pick<Options, 'store'>): Promise<LeadsServer> {
  const leadReports: string[] = [];
  let time = Date.UTC(2026, 0, 1);
  const first = sample('first');
  for (const path of ['/', '/contact', '/about']) first.pages[path] = sampleDocument;
  const server = await startSampleServer(first, {
    extra: leadHandlers({ report: reportProblems(leadReports), now: () => time, ...options }),
  });
  const advance = (milliseconds: number) => void (time += milliseconds);
  return {
    ...server,
    leadReports,
    advance,
    post: (fields, headers = {}) =>
      sendRequest(server.url, '/api/leads', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      }),
  };
}

/** Runs a test with a server that stores leads in SQLite. */
export const withLeads = (
  work: (server: LeadsServer, store: LeadStore) => Promise<void>,
  options: Partial<Options> = {},
) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const server = await leadsServer({ store, ...options });
    try {
      await work(server, store);
    } finally {
      await server.close();
      await store.close();
    }
  });
