import { leadHandlers, type LeadHandlersOptions, type LeadLimits } from '../lead-handlers.ts';
import { MESSAGE_LIMITS } from '../message-limit.ts';
import { RATE_LIMITS } from '../rate-limit.ts';
import { sampleDocument } from './sample-document.ts';
import { type ReceivedResponse, sendRequest } from '../../http/testing/send-request.ts';
import { sample } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from '../../http/testing/sample-server.ts';
import { reportProblems } from '../../testing/report-problems.ts';

export interface LeadsServer extends SampleServer {
  /** Messages for the operator about leads. */
  leadReports: string[];
  /** Requests a token and returns its cookie, as a browser sends it. */
  cookie(): Promise<string>;
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
export const UNLIMITED: LeadLimits = {
  posts: { ...RATE_LIMITS, burst: 1e9 },
  messages: { ...MESSAGE_LIMITS, perVisitorAndMinute: 1e9, perVisitorAndDay: 1e9, perEmailAndDay: 1e9 },
};

/** Headers of a submission by script. */
export const JSON_ACCEPTED = { accept: 'application/json' };

/** Starts a server whose /contact and home page contain the sample forms. */
export async function leadsServer(
  options: Partial<LeadHandlersOptions> & Pick<LeadHandlersOptions, 'store'>,
): Promise<LeadsServer> {
  const leadReports: string[] = [];
  const first = sample('first');
  for (const path of ['/', '/contact', '/about']) first.pages[path] = sampleDocument;
  const server = await startSampleServer(first, {
    extra: leadHandlers({ report: reportProblems(leadReports), ...options }),
  });
  return {
    ...server,
    leadReports,
    async cookie() {
      const { headers } = await sendRequest(server.url, '/api/leads/token');
      return headers['set-cookie']![0]!.split(';', 1)[0]!;
    },
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
