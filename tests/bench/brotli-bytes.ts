import { brotliCompressSync } from 'node:zlib';

/** Bytes of a text or a file as the site sends it: brotli at its best quality. */
export const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length;
