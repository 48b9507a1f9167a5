import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it gets. */
export interface Mailbox {
  port: number;
  /** Received mails as they were sent. */
  mails: string[];
  /** The addresses that each of them was sent to. */
  receivers: string[][];
  /** Headers of a mail by their lower-case name, unfolded; one that is there twice has two values. */
  headersOf(mail: string): Map<string, string[]>;
  close(): Promise<void>;
}

/** Starts a mailbox that refuses some mails first; with a password, the user `site` must log in. */
export async function openMailbox({ refuse = 0, password = '' } = {}): Promise<Mailbox> {
  const [mails, receivers]: [string[], string[][]] = [[], []];
  let left = refuse;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: !password,
    onAuth: ({ username, password: given }, _, callback) =>
      username === 'site' && given === password
        ? callback(null, { user: username })
        : callback(new Error(`No such user: ${username} ${given}`)),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        if (left > 0) {
          left -= 1;
          return callback(Object.assign(new Error(`4.7.1 not now: ${mail}`), { responseCode: 451 }));
        }
        mails.push(mail);
        receivers.push(envelope.rcptTo.map(({ address }) => address));
        callback(null);
      });
    },
  });
  // Connections of killed processes.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    receivers,
    headersOf,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function headersOf(mail: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  const [head = ''] = mail.split('\r\n\r\n', 1);
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', value = ''] = line.split(/: ?(.*)/s);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return headers;
}

/** A receiver of webhooks that keeps what it accepts. */
export interface Receiver {
  url: string;
  requests: { headers: IncomingHttpHeaders; body: string }[];
  close(): Promise<void>;
}

/** Starts a receiver that gives these answers first, then 204. */
export async function openReceiver(statuses: readonly number[] = []): Promise<Receiver> {
  const requests: Receiver['requests'] = [];
  const left = [...statuses];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => (body += String(text)));
    request.on('end', () => {
      const status = left.shift() ?? 204;
      if (status === 204) requests.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
