import { openS3Client, openS3Store, withTemporaryFolder } from '@vantedge/store/testing';
import S3rver from 's3rver';

test('a service that ignores If-None-Match is refused before anything is written, and nothing is left behind', () =>
  withTemporaryFolder(async (directory) => {
    const options = { address: '127.0.0.1', port: 0, silent: true, directory };
    const service = new S3rver({ ...options, configureBuckets: [{ name: 'tests' }] });
    const { port } = await service.run();
    try {
      const location = `s3://tests/site?region=us-east-1&endpoint=http://127.0.0.1:${port}`;
      const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
      const store = openS3Store(location, keys);
      const failure = {
        code: 'STORE_NO_CONDITIONAL_WRITE',
        message: expect.stringContaining('If-None-Match'),
      };
      const bytes = Buffer.from('x');
      await expect(store.putIfAbsent('channels/a/00000001.json', bytes)).rejects.toMatchObject(failure);
      await expect(store.replace('releases/a.json', bytes)).rejects.toMatchObject(failure);
      const listed = await openS3Client(location, keys)({ method: 'GET', query: { 'list-type': '2' } });
      expect(Buffer.from(listed.body).toString()).toContain('<KeyCount>0</KeyCount>');
    } finally {
      await service.close();
    }
  }));
