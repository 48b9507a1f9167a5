import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { startService } from '../start-service.ts';

/**
 * Starts Ceph's S3 gateway (`radosgw`) with a monitor and a storage daemon in memory, on free ports and in a temporary folder.
 * Resolves, when it accepts requests, to variables of the environment by which programs find it and may use it.
 */
export const startS3Service = () =>
  startService(async ({ folder, call, start, until }) => {
    const [monitorPort, gatewayPort] = [await getPort(), await getPort()];
    const [clusterId, storageId] = [randomUUID(), randomUUID()];
    const keys = { accessKeyId: randomUUID(), secretAccessKey: randomUUID() };
    const configuration = ['-c', join(folder, 'ceph.conf')];
    const monitors = join(folder, 'monitors');
    const settings = cephConfiguration(folder, clusterId, monitorPort, gatewayPort);
    await writeFile(join(folder, 'ceph.conf'), settings);
    await writeFile(join(folder, 'keyring'), '');
    for (const name of ['monitor', 'storage', 'gateway']) await mkdir(join(folder, name));

    const address = `[v1:127.0.0.1:${monitorPort}]`;
    await call('monmaptool', '--create', '--fsid', clusterId, '--addv', 'a', address, monitors);
    await call('ceph-mon', ...configuration, '--mkfs', '-i', 'a', '--monmap', monitors);
    start('ceph-mon', ...configuration, '-f', '-i', 'a');
    await call('ceph', ...configuration, 'osd', 'new', storageId);
    await call('ceph-osd', ...configuration, '--mkfs', '-i', '0', '--osd-uuid', storageId);
    start('ceph-osd', ...configuration, '-f', '-i', '0');
    const user = ['--uid=test', '--display-name=test'];
    const secrets = [`--access-key=${keys.accessKeyId}`, `--secret=${keys.secretAccessKey}`];
    const gateway = [...configuration, '-n', 'client.rgw'];
    await call('radosgw-admin', ...gateway, 'user', 'create', ...user, ...secrets);
    start('radosgw', ...gateway, '-f');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await until(async () => (await fetch(endpoint)).ok);
    const variables = {
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: 'us-east-1',
    };
    return { variables };
  });

/** Configuration of a Ceph cluster of one machine, in memory and without authentication between its processes. */
const cephConfiguration = (
  folder: string,
  clusterId: string,
  monitorPort: number,
  gatewayPort: number,
) => `[global]
fsid = ${clusterId}
mon host = v1:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
# Without it, clients insist on encryption, which needs authentication.
ms mon client mode = crc
# Changes of the cluster, such as a new pool, wait this long: with the default of 1 s, starting takes 10 s longer.
paxos propose interval = 0.02
paxos min wait = 0.01
osd objectstore = memstore
memstore device bytes = 2147483648
osd pool default size = 1
osd pool default min size = 1
osd crush chooseleaf type = 0
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon data avail crit = 1
mon data = ${folder}/monitor
osd data = ${folder}/storage
osd class load list = *
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
pid file = ${folder}/$name.$pid.pid
log file = ${folder}/$name.log
keyring = ${folder}/keyring
`;
