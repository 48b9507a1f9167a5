export { hasKnownHost } from './http/known-host.ts';
export { closeOnSignal, listen } from './http/listen.ts';
export { startServer } from './http/server.ts';
export { trustedProxies } from './http/trusted-proxies.ts';
export { leadHandlers } from './leads/lead-handlers.ts';
export { announcedPreview } from './previews/preview-address.ts';
export { INSPECTOR_TAG } from './previews/inspector.ts';
export { parseFrames } from './signals/read-signal.ts';
export { sourceLines } from './signals/source-lines.ts';
