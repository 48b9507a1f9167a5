import type { Arguments } from '../command.ts';
import { dev } from './dev.ts';

const typed = (names: string[], options: Record<string, string>): Arguments => ({
  names,
  text: (option) => options[option] ?? '',
  value: (option) => options[option],
  flag: () => false,
});

const OPTIONS = { port: '4200', store: '/nowhere/store', channel: 'production' };

test('a section that there is none of is named, and those that there are', async () => {
  await expect(dev.run(typed(['stories', 'storys'], OPTIONS))).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining("'storys'"),
    fix: expect.stringContaining('stories'),
  });
});

test('a port that is none is named', async () => {
  await expect(dev.run(typed([], { ...OPTIONS, port: 'many' }))).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining("'many'"),
  });
});

test('without a composed site there is no rest of the site', async () => {
  await expect(dev.run(typed(['stories'], OPTIONS))).rejects.toMatchObject({ code: 'STORE_READ_FAILED' });
});
