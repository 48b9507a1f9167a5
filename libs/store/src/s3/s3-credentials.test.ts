import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { withTemporaryFolder } from '../testing/temporary-folder.ts';
import { s3Credentials } from './s3-location.ts';

const location = { region: 'eu-central-1' };
const { env } = process;

/** Without the credentials of this machine. */
beforeEach(() => {
  const others = Object.entries(env).filter(([name]) => !name.startsWith('AWS_'));
  process.env = {
    ...Object.fromEntries(others),
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
    AWS_CONFIG_FILE: '/nowhere',
  };
});
afterEach(() => {
  process.env = env;
});

test('credentials come from the variables of AWS tools', async () => {
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'hidden',
    AWS_SESSION_TOKEN: 'token',
  });
  expect(await s3Credentials(location)()).toMatchObject({
    accessKeyId: 'id',
    secretAccessKey: 'hidden',
    sessionToken: 'token',
  });
});

test('credentials come from a profile', () =>
  withTemporaryFolder(async (folder) => {
    const file = join(folder, 'credentials');
    await writeFile(file, '[publisher]\naws_access_key_id = of-profile\naws_secret_access_key = hidden\n');
    Object.assign(process.env, { AWS_SHARED_CREDENTIALS_FILE: file, AWS_PROFILE: 'publisher' });
    expect(await s3Credentials(location)()).toMatchObject({ accessKeyId: 'of-profile' });
  }));

test('credentials of a role are refreshed before they expire', async () => {
  let requests = 0;
  const metadata = createServer((_, response) => {
    requests += 1;
    const expiration = new Date(Date.now() + 60_000).toISOString();
    const keys = {
      AccessKeyId: `id ${requests}`,
      SecretAccessKey: 'hidden',
      Token: 't',
      Expiration: expiration,
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(keys));
  });
  await once(metadata.listen(0, '127.0.0.1'), 'listening');
  const { port } = metadata.address() as AddressInfo;
  process.env['AWS_CONTAINER_CREDENTIALS_FULL_URI'] = `http://127.0.0.1:${port}/role`;
  const credentials = s3Credentials(location);
  try {
    expect(await credentials()).toMatchObject({ accessKeyId: 'id 1', sessionToken: 't' });
    while ((await credentials()).accessKeyId === 'id 1')
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(requests).toBeGreaterThan(1);
  } finally {
    metadata.close();
    metadata.closeAllConnections();
  }
});

test.each<[string, Record<string, string>]>([
  ['none', {}],
  ['half of a key', { AWS_ACCESS_KEY_ID: 'id' }],
  ['a profile that does not exist', { AWS_PROFILE: 'absent' }],
])('%s is a missing credential, and the error says where it can come from', async (_, variables) => {
  Object.assign(process.env, variables);
  await expect(s3Credentials(location)()).rejects.toMatchObject({
    code: 'STORE_CREDENTIALS_MISSING',
    fix: expect.stringMatching(/AWS_ACCESS_KEY_ID.*AWS_PROFILE.*role/),
  });
});
