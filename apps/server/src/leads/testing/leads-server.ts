import { leadsFile, type LeadLimits, type LeadStore, sqliteLeadStore } from '@vantedge/lead-server';
import {
  assessmentDocument,
  calculatorDocument,
  sampleDocument,
  sampleForms,
} from '@vantedge/lead-server/testing';
import { reportProblems, sample, type Sample } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { type SampleServer, startSampleServer } from '../../http/testing/sample-server.ts';
import { type ReceivedResponse, sendRequest } from '../../http/testing/send-request.ts';
import { leadHandlers } from '../lead-handlers.ts';

type Options = Parameters<typeof leadHandlers>[0];

export interface LeadsServer extends SampleServer {
  /** Messages for the operator about leads. */
  leadReports: string[];
  /** Advances the clock, which otherwise stands still. */
  advance(milliseconds: number): void;
  /** Posts to a form. Default: the contact form. */
  post(fields: Fields | string, headers?: Record<string, string>, form?: string): Promise<ReceivedResponse>;
}

type Fields = Record<string, string>;

/** Valid values of the contact form. */
export const validContactForm = {
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

/** A site with the sample forms: the shell's on three pages, that of a section, and a page that asks for the contact form. */
export function formsSample(): Sample {
  const first = sample('first');
  for (const path of ['/', '/contact', '/about', '/newsletter/confirm', '/newsletter/unsubscribe'])
    first.pages[path] = sampleDocument;
  first.pages['/assessment'] = assessmentDocument;
  first.pages['/calculator'] = calculatorDocument;
  return { ...first, forms: sampleForms, owners: { '/assessment': 'stories', '/calculator': 'stories' } };
}

/** Starts a server, on January 1, 2026, for `formsSample` unless another site is given. */
export async function leadsServer(
  options: Partial<Options> & Pick<Options, 'store'>,
  site = formsSample(),
): Promise<LeadsServer> {
  const leadReports: string[] = [];
  let time = Date.UTC(2026, 0, 1);
  const server = await startSampleServer(site, {
    extra: leadHandlers({ report: reportProblems(leadReports), now: () => time, ...options }),
  });
  const advance = (milliseconds: number) => void (time += milliseconds);
  return {
    ...server,
    leadReports,
    advance,
    post: (fields, headers = {}, form = 'shell/contact') =>
      sendRequest(server.url, `/api/forms/${form}`, {
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
  site?: Sample,
) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const server = await leadsServer({ store, ...options }, site);
    try {
      await work(server, store);
    } finally {
      await server.close();
      await store.close();
    }
  });
