import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { IncomingMessage, ServerResponse } from 'node:http';
import rangeParser, { type Range } from 'range-parser';
import {
  type Coding,
  CODINGS,
  type Headers,
  type Representation,
  type ServedFile,
} from '@vantedge/documents/http';
import { sendPlainText } from './send.ts';

/** Responds to a GET or HEAD with a file in the best encoding, a 304 or the requested range; `extraHeaders` replace the file's own. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  extraHeaders: Headers | undefined,
): void {
  const range = requestedRange(request, file);
  // A range refers to the unencoded body, because each encoding has different bytes.
  const form = range ? file.identity : bestForm(request, file);
  if (file.status === 200 && fresh(request.headers, { etag: form.etag })) {
    response.writeHead(304, joined(form.notModified, extraHeaders)).end();
  } else if (range) {
    sendRange(request, response, form, range, extraHeaders);
  } else {
    response.writeHead(file.status, joined(form.headers, extraHeaders));
    if (request.method === 'HEAD') response.end();
    else response.end(form.body);
  }
}

/** What `encodings` takes; the types of negotiator lack its second parameter. */
interface WithPreference {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** The client's weights come first; between equals, the smaller body. An unencoded body is better than a 406. */
function bestForm(request: IncomingMessage, file: ServedFile): Representation {
  const available = CODINGS.filter((coding) => file[coding]);
  const negotiator: WithPreference = new Negotiator(request);
  const [best] = negotiator.encodings(available, { preferred: available }) as Coding[];
  return (best && file[best]) ?? file.identity;
}

/** The requested range; undefined for the whole body. */
function requestedRange({ method, headers }: IncomingMessage, { kind, identity }: ServedFile) {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || kind !== 'asset' || method !== 'GET') return undefined;
  // Strong comparison. We send no Last-Modified, so a date never matches.
  if (condition !== undefined && condition !== identity.etag) return undefined;
  return rangeOf(range, identity.body.length);
}

/** One range of bytes. range-parser reads numbers as JavaScript does: `0x1`, `1e0`. */
const BYTE_RANGE = /^bytes=(?:(\d+)-\d*|-\d+)$/;

/** Parses a `Range` header. Another unit, a malformed header and several ranges get the whole body, as a server may. */
function rangeOf(header: string, size: number): Range | 'unsatisfiable' | undefined {
  const syntax = BYTE_RANGE.exec(header);
  if (!syntax) return undefined;
  const ranges = rangeParser(size, header);
  // range-parser says so for a suffix longer than the body, too.
  if (ranges === -1) return Number(syntax[1]) >= size ? 'unsatisfiable' : undefined;
  return ranges === -2 ? undefined : ranges[0];
}

// Usually there are no extra headers.
function joined(headers: string[], extraHeaders: Headers | undefined): string[] {
  if (!extraHeaders) return headers;
  const kept = headers.filter((_, i) => !Object.hasOwn(extraHeaders, headers[i - (i % 2)]!));
  return [...kept, ...Object.entries(extraHeaders).flat()];
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: Representation,
  range: Range | 'unsatisfiable',
  extraHeaders: Headers | undefined,
) {
  if (range === 'unsatisfiable') {
    const contentRange = { 'Content-Range': `bytes */${body.length}`, ...extraHeaders };
    sendPlainText(request, response, 416, 'Range not satisfiable.', contentRange);
    return;
  }
  const { start, end } = range;
  const rangeHeaders = [
    'Content-Length',
    String(end - start + 1),
    'Content-Range',
    `bytes ${start}-${end}/${body.length}`,
  ];
  // All headers of the file except its Content-Length.
  response.writeHead(206, joined([...rangeHeaders, ...headers.slice(2)], extraHeaders));
  response.end(body.subarray(start, end + 1));
}
