import { brotliCompressSync } from 'node:zlib';

/** Size of content as the site sends it, in bytes: Brotli at its highest quality. */
export const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length;
