import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings } from './accepted-codings.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { matchesEtag } from './matches-etag.ts';
import { sendPlainText } from './send-plain-text.ts';
import type { Headers, Representation, ServedFile } from '@vantedge/release/live';

export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  /** Headers in addition to the file's own. */
  extraHeaders: Headers | undefined,
) => void;

/** Returns a function that responds to a GET or HEAD with a file in the best encoding, a 304 or the requested range. */
export function fileSender(): SendFile {
  const accepted = acceptedCodings();
  return (request, response, file, extraHeaders) => {
    const { method, headers } = request;
    const range = headers.range;
    const part = range === undefined ? undefined : requestedPart(request, file, range);
    // A range refers to the unencoded body, because each encoding has different bytes.
    const form = part ? file.identity : bestForm(file, accepted(headers['accept-encoding']));
    const known = headers['if-none-match'];
    if (known !== undefined && file.status === 200 && matchesEtag(known, form.etag)) {
      response.writeHead(304, joined(form.notModified, extraHeaders)).end();
    } else if (part) {
      sendPart(request, response, form, part, extraHeaders);
    } else {
      response.writeHead(file.status, joined(form.headers, extraHeaders));
      if (method === 'HEAD') response.end();
      else response.end(form.body);
    }
  };
}

// Usually there are no extra headers.
function joined(headers: string[], extraHeaders: Headers | undefined): string[] {
  if (!extraHeaders) return headers;
  const kept = headers.filter((_, i) => !Object.hasOwn(extraHeaders, headers[i - (i % 2)]!));
  return [...kept, ...Object.entries(extraHeaders).flat()];
}

function bestForm(file: ServedFile, codings: ReturnType<ReturnType<typeof acceptedCodings>>): Representation {
  for (const coding of codings) {
    const form = file[coding];
    if (form) return form;
  }
  return file.identity;
}

function requestedPart({ method, headers }: IncomingMessage, { kind, identity }: ServedFile, range: string) {
  if (kind !== 'asset' || method !== 'GET') return undefined;
  const condition = headers['if-range'];
  // Strong comparison. We send no Last-Modified, so a date never matches.
  if (condition !== undefined && condition !== identity.etag) return undefined;
  return byteRange(range, identity.body.length);
}

function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: Representation,
  part: ByteRange | 'unsatisfiable',
  extraHeaders: Headers | undefined,
) {
  if (part === 'unsatisfiable') {
    const headers = { 'Content-Range': `bytes */${body.length}`, ...extraHeaders };
    sendPlainText(request, response, 416, 'Range not satisfiable.', headers);
    return;
  }
  const { first, last } = part;
  const own = [
    'Content-Length',
    String(last - first + 1),
    'Content-Range',
    `bytes ${first}-${last}/${body.length}`,
  ];
  // All headers of the file except its Content-Length.
  response.writeHead(206, joined([...own, ...headers.slice(2)], extraHeaders));
  response.end(body.subarray(first, last + 1));
}
