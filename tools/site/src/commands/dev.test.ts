import { type Arguments, showProgress } from '@vantedge/cli';
import { dev } from './dev.ts';

const argumentsOf = (names: string[], options: Record<string, string>): Arguments => ({
  names,
  text: (option) => options[option] ?? '',
  value: (option) => options[option],
  flag: () => false,
  list: () => [],
  progress: showProgress(),
});

const OPTIONS = { port: '4200', store: '/nowhere/store', channel: 'production' };

test('an unknown section is reported, with the known ones', async () => {
  await expect(dev.run(argumentsOf(['stories', 'storys'], OPTIONS))).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining("'storys'"),
    fix: expect.stringContaining('stories'),
  });
});

test('an invalid port is reported', async () => {
  await expect(dev.run(argumentsOf([], { ...OPTIONS, port: 'many' }))).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining("'many'"),
  });
});

test('fails without a published site, which serves the other sections', async () => {
  await expect(dev.run(argumentsOf(['stories'], OPTIONS))).rejects.toMatchObject({
    code: 'STORE_READ_FAILED',
  });
});
