import { addCodeOwner } from './code-owners.ts';

const BEFORE = `* @vantedge/platform

/apps/shell/                 @vantedge/shell
/libs/content/site/          @vantedge/shell

/apps/stories/               @vantedge/stories
/libs/content/stories/       @vantedge/stories

# Everybody's.
/libs/content/shared/        @vantedge/shell @vantedge/stories

/apps/*/package.json         @vantedge/platform
`;

test('adds a section after the others, before the lines that override it, and to the shared content', () => {
  expect(addCodeOwner(BEFORE, 'careers', '@vantedge/people')).toBe(`* @vantedge/platform

/apps/shell/                 @vantedge/shell
/libs/content/site/          @vantedge/shell

/apps/stories/               @vantedge/stories
/libs/content/stories/       @vantedge/stories

/apps/careers/               @vantedge/people
/libs/content/careers/       @vantedge/people

# Everybody's.
/libs/content/shared/        @vantedge/shell @vantedge/stories @vantedge/people

/apps/*/package.json         @vantedge/platform
`);
});

test('adds the first section at the end', () => {
  expect(addCodeOwner('* @acme/web\n', 'careers', '@acme/people')).toBe(
    '* @acme/web\n\n/apps/careers/               @acme/people\n/libs/content/careers/       @acme/people\n',
  );
});

test('names an owner of the shared content once', () => {
  const after = addCodeOwner(BEFORE, 'careers', '@vantedge/shell');
  expect(after).toMatch(/^\/libs\/content\/shared\/ +@vantedge\/shell @vantedge\/stories$/m);
});
