import { mainspring, ukg, type StoryPage } from '@vantedge/content-stories';
import { readPdf } from './testing/read-pdf.ts';
import { storyPdf } from './story-pdf.ts';

const tight = (text: string) => text.replace(/\s+/g, '');

describe.each(Object.entries<StoryPage>({ mainspring, ukg }))('%s', (_, story) => {
  const made = storyPdf(story);
  const read = made.then(readPdf);

  test('is a tagged document with a language and a displayed title', async () => {
    const { marked, language, title, showsTitle, roles } = await read;
    expect({ marked, language, title, showsTitle }).toEqual({
      marked: true,
      language: 'en-US',
      title: story.hero.title,
      showsTitle: true,
    });
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    for (const role of ['Document', 'H2', 'H3', 'P', 'L', 'LI', 'BlockQuote']) expect(roles).toContain(role);
  });

  test('contains every stat of the story with its label', async () => {
    const text = tight((await read).text);
    const stats = statsOf(story);
    expect(stats.length).toBeGreaterThan(4);
    for (const { prefix = '', value, suffix = '', unit = '', label } of stats) {
      expect(text).toContain(tight(prefix + value + suffix + unit));
      expect(text).toContain(tight(label));
    }
  });

  test('describes its drawings in text', async () => {
    const { drawings } = await read;
    expect(drawings).toEqual([story.cover.label]);
  });

  test('attributes the testimonial to a role and an industry', async () => {
    const { role, industry, quote, source } = story.testimonial;
    const text = tight((await read).text);
    for (const part of [quote, role, industry]) expect(text).toContain(tight(part));
    expect(text.includes(tight(`${industry} · Sample`))).toBe(source === 'placeholder');
  });

  test('numbers its three pages', async () => {
    const { pages } = await read;
    expect(pages).toHaveLength(3);
    const numbers = pages.slice(1).map((text) => /\d+ of \d+/.exec(text)?.[0]);
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 2} of ${pages.length}`));
  });

  test('is small and byte-identical each time', async () => {
    const bytes = await made;
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    expect((await storyPdf(story)).equals(bytes)).toBe(true);
  });
});

test('a different stat changes the document', async () => {
  const other = { ...ukg, hero: { ...ukg.hero, stats: [{ ...ukg.hero.stats[0]!, value: '99' }] } };
  expect((await storyPdf(other)).equals(await storyPdf(ukg))).toBe(false);
});

test('rejects a title that the library would write unescaped into its metadata', async () => {
  const story = { ...ukg, hero: { ...ukg.hero, title: 'Time & pay' } };
  await expect(storyPdf(story)).rejects.toThrow(/Time & pay/);
});

test('names the headers of its table’s rows and columns', async () => {
  const bytes = (await storyPdf(mainspring)).toString('latin1');
  expect(bytes.match(/\/Scope \/\w+/g)?.sort()).toEqual([
    ...Array.from({ length: 5 }, () => '/Scope /Column'),
    ...Array.from({ length: 5 }, () => '/Scope /Row'),
  ]);
});

test('rejects a title that does not fit on the cover, and texts that do not fit on a page', async () => {
  const title = 'A title that has many more words than the others '.repeat(3);
  await expect(storyPdf({ ...ukg, hero: { ...ukg.hero, title } })).rejects.toThrow(/too long for the cover/);
  const paragraphs = Array.from({ length: 3 }, () => ukg.story.paragraphs).flat();
  await expect(storyPdf({ ...ukg, story: { ...ukg.story, paragraphs } })).rejects.toThrow(/too long/);
});

/** Returns every stat of the story. */
function statsOf({ hero, argument, achievements }: StoryPage) {
  return [...hero.stats, ...argument.results.stats, ...achievements.rows.map(({ stat }) => stat)];
}
