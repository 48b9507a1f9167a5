export { blobKey, putBlob, readBlob, readText, sha256 } from './blobs.ts';
export { ENCODED, type Encoders, encodingsKey, putBody, readEncodings, renewBody } from './bodies.ts';
export { diskStore } from './disk-store.ts';
export { memoryStore } from './memory-store.ts';
export { openStore, storeFolder } from './open-store.ts';
export { overlayStore } from './overlay-store.ts';
export { GRACE_MS, type KeyRevision, type Store } from './store.ts';
export { syncFolder } from './disk-writes.ts';
export { withDeadline } from './with-deadline.ts';
