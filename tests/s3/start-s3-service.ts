import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { cephConfiguration } from './ceph-configuration.ts';
import { childProcesses } from './child-processes.ts';

/** A running S3 service. */
export interface S3Service {
  /** Such as `http://127.0.0.1:8080`. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Ends the service and removes its data. */
  stop: () => Promise<void>;
}

/** Starting can fail: another program may take a port that was free, and Ceph's daemons race with each other. */
const MAX_STARTS = 5;

/** Interval of readiness checks, in milliseconds. */
const POLL_INTERVAL_MS = 25;

/**
 * Starts Ceph's S3 gateway (`radosgw`) with a monitor and a storage daemon in memory, on free ports and in a temporary folder.
 * Resolves when it accepts requests.
 */
export async function startS3Service(): Promise<S3Service> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce();
    } catch (error) {
      if (attempt === MAX_STARTS) throw error;
    }
  }
}

async function startOnce(): Promise<S3Service> {
  const folder = await mkdtemp(join(tmpdir(), 'vantedge-s3-'));
  const { call, start, failed, stop: stopProcesses } = childProcesses();
  const stop = async () => {
    await stopProcesses();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [monitorPort, gatewayPort] = [await getPort(), await getPort()];
    const [clusterId, storageId] = [randomUUID(), randomUUID()];
    const keys = { accessKeyId: randomUUID(), secretAccessKey: randomUUID() };
    const configuration = ['-c', join(folder, 'ceph.conf')];
    const monitors = join(folder, 'monitors');
    await writeFile(
      join(folder, 'ceph.conf'),
      cephConfiguration({ folder, clusterId, monitorPort, gatewayPort }),
    );
    await writeFile(join(folder, 'keyring'), '');
    for (const name of ['monitor', 'storage', 'gateway']) await mkdir(join(folder, name));

    const address = `[v1:127.0.0.1:${monitorPort}]`;
    await call('monmaptool', '--create', '--fsid', clusterId, '--addv', 'a', address, monitors);
    await call('ceph-mon', ...configuration, '--mkfs', '-i', 'a', '--monmap', monitors);
    start('ceph-mon', ...configuration, '-f', '-i', 'a');
    await call('ceph', ...configuration, 'osd', 'new', storageId);
    await call('ceph-osd', ...configuration, '--mkfs', '-i', '0', '--osd-uuid', storageId);
    start('ceph-osd', ...configuration, '-f', '-i', '0');
    const user = ['--uid=test', '--display-name=test', `--access-key=${keys.accessKeyId}`];
    await call(
      'radosgw-admin',
      ...configuration,
      '-n',
      'client.rgw',
      'user',
      'create',
      ...user,
      `--secret=${keys.secretAccessKey}`,
    );
    start('radosgw', ...configuration, '-f', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await untilReady(endpoint, failed);
    return { endpoint, ...keys, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(endpoint: string, failed: AbortSignal) {
  for (;;) {
    failed.throwIfAborted();
    const response = await fetch(endpoint, { signal: failed }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await sleep(POLL_INTERVAL_MS);
  }
}
