import { randomUUID } from 'node:crypto';

/** Bucket that the global setup of these tests creates. */
export const BUCKET = 'tests';

/** A `--store` value of an empty store in the S3 service of these tests. Other programs that this process starts can use it too. */
export const newLocation = () => `s3://${BUCKET}/${randomUUID()}`;
