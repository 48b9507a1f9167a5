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

/** Parts of Node that a bundle may require: they compute, and reach nothing outside of this process. */
export const NODE_MODULES = {
  // The rest of it hands out Node's internal objects, which open sockets.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  buffer,
  // Without `setEngine`, which loads a library of the machine.
  crypto: { createHash, createHmac, randomBytes, randomUUID, webcrypto },
  events,
  path,
  querystring,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
};
