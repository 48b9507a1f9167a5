import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import buffer from 'node:buffer';
import { createHash, createHmac, randomBytes, randomUUID, webcrypto } from 'node:crypto';
import events from 'node:events';
import path from 'node:path';
import querystring from 'node:querystring';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';

/** Node modules that bundles may require: they have no access outside this process. */
export const NODE_MODULES = {
  // The rest exposes internal objects of Node that can open sockets.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  buffer,
  // Without `setEngine`, which loads native libraries.
  crypto: { createHash, createHmac, randomBytes, randomUUID, webcrypto },
  events,
  path,
  querystring,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
};
