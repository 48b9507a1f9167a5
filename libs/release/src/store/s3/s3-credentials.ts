import { SiteError } from '../../site-error.ts';

/** Keys that sign requests. Never print them. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** Reads the credentials from the variables that AWS tools use. Throws `STORE_CREDENTIALS_MISSING`, which names the missing ones. */
export function s3Credentials(environment: Record<string, string | undefined>): S3Credentials {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) {
    return {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    };
  }
  const missing = [
    ...(AWS_ACCESS_KEY_ID ? [] : ['AWS_ACCESS_KEY_ID']),
    ...(AWS_SECRET_ACCESS_KEY ? [] : ['AWS_SECRET_ACCESS_KEY']),
  ];
  throw new SiteError(
    'STORE_CREDENTIALS_MISSING',
    `The store is on S3, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
    { at: '--store', fix: `export ${missing.map((name) => `${name}=…`).join(' ')}` },
  );
}
