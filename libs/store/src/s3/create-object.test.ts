import { createObject } from './create-object.ts';
import type { S3Request, S3Response, SendS3Request } from './s3-client.ts';
import { fakeS3, type FakeS3, TEST_LOCATION } from './testing/fake-s3.ts';

const KEY = 'channels/production/00000001.json';
const bytes = (text: string) => new TextEncoder().encode(text);

const create = (send: SendS3Request, text: string) =>
  createObject({ send, location: TEST_LOCATION }, { key: KEY, body: bytes(text) });

const contentOf = (service: FakeS3) => Buffer.from(service.object(KEY)!.body).toString();

/** A request whose connection breaks. */
const reset = () => Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });

const STATUS_500: S3Response = { status: 500, headers: new Headers(), body: new Uint8Array() };

type Failure = 'is lost' | 'is a 500';

/** Sends a request whose response fails. */
async function failing(failure: Failure, send?: () => Promise<S3Response>): Promise<S3Response> {
  await send?.();
  if (failure === 'is lost') throw reset();
  return STATUS_500;
}

/** Makes the first PUT fail, after it took effect or without effect. Calls `between` before the next request. */
function failingOnce(
  service: FakeS3,
  { failure, hasEffect }: { failure: Failure; hasEffect: boolean },
  between: () => Promise<unknown> = async () => {},
): SendS3Request {
  let requests = 0;
  return async (request: S3Request) => {
    requests += 1;
    if (requests === 1) return failing(failure, hasEffect ? () => service.send(request) : undefined);
    if (requests === 2) await between();
    return service.send(request);
  };
}

test('creates an object once', async () => {
  const service = fakeS3();
  expect(await create(service.send, 'first')).toBe(true);
  expect(await create(service.send, 'second')).toBe(false);
  expect(contentOf(service)).toBe('first');
});

describe.each<Failure>(['is lost', 'is a 500'])('when the response %s', (failure) => {
  test.each([true, false])(
    'knows that it created the object (first request had an effect: %p)',
    async (hasEffect) => {
      const service = fakeS3();
      expect(await create(failingOnce(service, { failure, hasEffect }), 'own')).toBe(true);
      expect(contentOf(service)).toBe('own');
    },
  );

  test('knows that another writer created it meanwhile, even with the same bytes', async () => {
    const service = fakeS3();
    const send = failingOnce(service, { failure, hasEffect: false }, () => create(service.send, 'same'));
    expect(await create(send, 'same')).toBe(false);
  });

  test('reports an unknown outcome if it never gets a response', async () => {
    const service = fakeS3();
    const neverResponding: SendS3Request = (request) => failing(failure, () => service.send(request));
    jest.useFakeTimers();
    const outcome = create(neverResponding, 'own').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ code: 'STORE_WRITE_UNCONFIRMED' });
    jest.useRealTimers();
  });
});

test('reports that nothing was written if no request reached the service', async () => {
  const refused = async () => {
    throw Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });
  };
  await expect(create(refused, 'own')).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
});

test('does not repeat a request that was denied', async () => {
  const send = jest.fn(async () => ({ ...STATUS_500, status: 403 }));
  await expect(create(send, 'own')).rejects.toMatchObject({ code: 'STORE_ACCESS_DENIED' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('repeats a request that collided with another one', async () => {
  const service = fakeS3();
  let requests = 0;
  const send: SendS3Request = async (request) => {
    requests += 1;
    return requests === 1 ? { ...STATUS_500, status: 409 } : service.send(request);
  };
  expect(await create(send, 'own')).toBe(true);
});
