export { canonicalPath, encodePath, requestTarget } from './canonical-path.ts';
export {
  DENY_FRAMING_HEADERS,
  type Headers,
  DENY_ALL_CSP_HEADERS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './headers.ts';
export { OLD_WORKER_HEADERS, OLD_WORKER_SCRIPT } from './old-service-worker.ts';
export {
  type Blob,
  type Bodies,
  type Coding,
  CODINGS,
  contentType,
  type FileSource,
  IMMUTABLE,
  type Representation,
  REVALIDATE,
  type ServedFile,
  servedFile,
} from './served-file.ts';
