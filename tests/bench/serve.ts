import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';

const OURS = 4391;
const NGINX = 4392;
const ROUNDS = 7;
const SECONDS = 4;
/** The page that both serve, compressed by gzip: what nginx can have at hand without a module of its own. */
const PAGE = '/solutions/finance';

/** Requests per second of `site serve` and of nginx. */
export async function benchServe(): Promise<Result> {
  const needed = { nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux', gzip: 'gzip' };
  for (const [program, install] of Object.entries(needed)) {
    if (spawnSync('which', [program]).status !== 0) {
      throw new Error(`${program} is missing: apt-get install ${install}`);
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bench-'));
  // nginx's worker runs as another user.
  chmodSync(folder, 0o755);
  const processes: ChildProcess[] = [];
  try {
    const store = path.join(folder, 'store');
    site('publish', 'shell', 'solutions', 'stories', 'pricing', '--store', store);
    processes.push(onCore(0, process.execPath, ...SITE, 'serve', '--store', store, '--port', String(OURS)));
    await answers(OURS);
    await copyPage(folder);
    processes.push(onCore(0, 'nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf')));
    await answers(NGINX);
    const rounds = { 'site serve': [] as number[], nginx: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds['site serve'].push(load(OURS));
      rounds.nginx.push(load(NGINX));
    }
    return {
      title: 'Serving: requests per second on one core',
      how: `${PAGE}, ${ROUNDS} interleaved rounds of ${SECONDS} s, 32 kept connections from the other core, gzip, the same bytes and headers.`,
      rows: Object.entries(rounds).map(([server, rates]) => ({ server, 'requests/s': spread(rates) })),
      figures: [
        {
          name: 'site serve to nginx, requests per second',
          value: median(rounds['site serve']) / median(rounds.nginx),
          target: { atLeast: 0.45 },
        },
      ],
    };
  } finally {
    for (const child of processes) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const SITE = ['--import', 'tsx', 'tools/site/src/main.ts'];

function site(...command: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [...SITE, ...command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`site ${command.join(' ')} failed: ${stderr}`);
}

const onCore = (core: number, ...command: string[]) =>
  spawn('taskset', ['-c', String(core), ...command], { stdio: ['ignore', 'ignore', 'inherit'] });

async function answers(port: number) {
  let status: number | string = 'no answer';
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${PAGE}`).catch(() => undefined);
    if (answer?.ok) return;
    status = answer?.status ?? status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing serves ${PAGE} on port ${port}: ${status}`);
}

/** Gives nginx the page, its compressed form and the headers that our server sends. */
async function copyPage(folder: string) {
  const plain = await fetch(`http://127.0.0.1:${OURS}${PAGE}`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  const headers = [...plain.headers].filter(([name]) => /policy|options|^cache-control$/.test(name));
  const page = path.join(folder, 'www', `${PAGE}.html`);
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, Buffer.from(await plain.arrayBuffer()));
  spawnSync('gzip', ['-9', '--keep', page]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr emerg;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; gzip_vary on; etag on;
  open_file_cache max=100; open_file_cache_valid 600s; types { text/html html; } charset utf-8;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${NGINX}; root ${folder}/www;
    location / { try_files $uri.html =404; ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')} }
  }
}\n`,
  );
}

/** Requests per second that 32 kept connections get, from the other core. */
function load(port: number): number {
  const url = `http://127.0.0.1:${port}${PAGE}`;
  const wrk = ['wrk', '-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = spawnSync('taskset', ['-c', '1', ...wrk], { encoding: 'utf8' });
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!rate || /Non-2xx/.test(stdout)) throw new Error(`wrk failed: ${stdout}`);
  return Number(rate);
}
