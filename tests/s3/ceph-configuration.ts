interface CephSettings {
  folder: string;
  clusterId: string;
  monitorPort: number;
  gatewayPort: number;
}

/** Configuration of a Ceph cluster of one machine, in memory and without authentication between its processes. */
export const cephConfiguration = ({ folder, clusterId, monitorPort, gatewayPort }: CephSettings) => `[global]
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
