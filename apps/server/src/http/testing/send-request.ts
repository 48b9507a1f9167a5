import { type Agent, type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SendOptions extends Pick<RequestOptions, 'method' | 'headers'> {
  body?: string;
  agent?: Agent;
}

/** Requests a path without normalizing it, and reads the complete response. */
export function sendRequest(
  url: string,
  path: string,
  { body, agent, ...options }: SendOptions = {},
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: agent ?? false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
