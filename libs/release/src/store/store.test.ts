import { join } from 'node:path';
import { diskStore } from './disk-store.ts';
import { memoryStore } from './memory-store.ts';
import { overlayStore } from './overlay-store.ts';
import { storeOn } from './s3/s3-store.ts';
import { fakeS3 } from './s3/testing/fake-s3.ts';
import { TEST_LOCATION } from './s3/testing/test-location.ts';
import { describeStore } from './testing/store-contract.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';
import type { UseStore } from './testing/use-store.ts';
import { withDeadline } from './with-deadline.ts';

const adapters: Record<string, UseStore> = {
  memory: (work) => work(memoryStore()),
  disk: (work) => withTemporaryFolder((folder) => work(diskStore(folder))),
  'disk, not created yet': (work) => withTemporaryFolder((folder) => work(diskStore(join(folder, 'a', 'b')))),
  'disk with a deadline': (work) =>
    withTemporaryFolder((folder) => work(withDeadline(diskStore(folder), 600_000))),
  overlay: (work) => work(overlayStore(memoryStore())),
  'simulated S3': (work) => work(storeOn({ send: fakeS3().send, location: TEST_LOCATION })),
};

for (const [name, use] of Object.entries(adapters)) describeStore(name, use);
