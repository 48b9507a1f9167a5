import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

/** A server in its own process, pinned to core 0. */
export interface PinnedServer {
  url: string;
  /** CPU time used so far, in seconds. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Starts `server start` for a store, with optional arguments and an optional limit of open files. */
export async function startSite(
  store: string,
  options: readonly string[] = [],
  descriptors?: number,
): Promise<PinnedServer> {
  const port = await getPort();
  const command = [
    '--import',
    'tsx',
    'apps/server/src/main.ts',
    'start',
    '--store',
    store,
    '--port',
    String(port),
    ...options,
  ];
  if (descriptors === undefined) return startPinned(port, process.execPath, command);
  const limited = ['-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', process.execPath, ...command];
  return startPinned(port, 'sh', limited);
}

/** A response as received, still compressed. */
export interface Answer {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Headers that node:http sets itself. */
const NODE_HEADERS = /^(connection|date|keep-alive)$/;

/** Starts a server of plain node:http, with one response in memory: the same bytes and headers as the site. */
export async function startPlainNode(folder: string, { headers, body }: Answer): Promise<PinnedServer> {
  const port = await getPort();
  const [headersFile, bodyFile] = [path.join(folder, 'headers.json'), path.join(folder, 'body.gz')];
  const sent = Object.entries(headers).filter(([name]) => !NODE_HEADERS.test(name));
  writeFileSync(headersFile, JSON.stringify(Object.fromEntries(sent)));
  writeFileSync(bodyFile, body);
  const server = path.join(import.meta.dirname, 'plain-node.mjs');
  return startPinned(port, process.execPath, [server, String(port), headersFile, bodyFile]);
}

/** Requests a URL with gzip; throws if the response is not gzip. */
export async function fetchGzip(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip' }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const coding = answer.headers['content-encoding'];
  if (answer.statusCode !== 200 || coding !== 'gzip') {
    throw new Error(`${url}: status ${answer.statusCode}, ${coding ?? 'not compressed'}`);
  }
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}

/** Starts a program on core 0, and waits until it answers. */
export async function startPinned(
  port: number,
  program: string,
  parameters: string[],
): Promise<PinnedServer> {
  const child = spawn('taskset', ['-c', '0', program, ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await waitUntilUp(child, url);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, cpuSeconds: () => cpuSeconds(child.pid!), stop };
}

/** CPU time from `/proc`, in ticks of 10 ms. The program name, in parentheses, may contain spaces. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function waitUntilUp(child: ChildProcess, url: string) {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} exited with code ${child.exitCode}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(100);
  }
}
