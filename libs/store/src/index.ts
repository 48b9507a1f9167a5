export { type BlobHash, blobKey, putBlob, putVerified, readBlob, readText, sha256 } from './blobs.ts';
export {
  ENCODED,
  type EncodedCoding,
  encodingsKey,
  putBody,
  readEncoded,
  readEncodings,
  renewBody,
  storedBody,
  type StoredBody,
} from './bodies.ts';
export { diskStore } from './disk-store.ts';
export { memoryStore } from './memory-store.ts';
export { openStore, storeFolder } from './open-store.ts';
export { overlayStore } from './overlay-store.ts';
export { GRACE_MS, isWriteRejected, type KeyRevision, type Store } from './store.ts';
export { withDeadline } from './with-deadline.ts';
