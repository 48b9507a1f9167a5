declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3 service that ignores the conditions of writes. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
