import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Encoders } from '@vantedge/release/store';

const encodedTexts = new Map<string, Promise<Uint8Array>>();

const remember =
  (coding: string, encode: (bytes: Uint8Array) => Promise<Uint8Array>) => (bytes: Uint8Array) => {
    const key = `${coding} ${Buffer.from(bytes).toString()}`;
    const known = encodedTexts.get(key) ?? encode(bytes);
    encodedTexts.set(key, known);
    return known;
  };

/** Encoders that compress every text once. */
export const encoders: Encoders = {
  br: remember('br', promisify(brotliCompress)),
  gzip: remember('gzip', promisify(gzip)),
};
