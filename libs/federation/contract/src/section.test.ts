import { type FormDeclaration, type FormField, RESERVED_FIELDS } from './form.ts';
import { declarationProblems, type SectionRoute } from './section.ts';

const stories = {
  name: 'stories',
  routes: [{ path: '/success-stories/ukg', module: './pages/success-stories/ukg.tsx' }],
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
};

test('accepts a valid declaration', () => {
  expect(declarationProblems(stories)).toEqual([]);
});

test('reports all problems at once, each with its location', () => {
  const problems = declarationProblems({
    name: 'Stories',
    routes: [
      { path: 'case-studies', module: './pages/a.tsx' },
      { path: '/a/', module: '../../secret.ts' },
      { path: '/ok', module: './pages/ok.tsx' },
      { path: '/ok', module: './pages/ok.tsx' },
    ],
    widgets: [
      { name: 'teasers', module: './w.tsx' },
      { name: 'teasers', module: 'w' },
    ],
  });
  expect(problems.map(({ at }) => at)).toEqual([
    'name',
    'routes[0].path',
    'routes[1].path',
    'routes[1].module',
    'routes[3].path',
    'widgets[1].name',
    'widgets[1].module',
  ]);
});

test.each(['/api', '/api/forms', '/assets', '/assets/stories', '/healthz', '/readyz'])(
  'rejects the reserved path %s',
  (path) => {
    const problems = declarationProblems({ ...stories, routes: [{ path, module: './pages/a.tsx' }] });
    expect(problems).toMatchObject([{ at: 'routes[0].path' }]);
  },
);

test.each(['/api-design', '/assets-under-management'])(
  'accepts %s, which only starts like a reserved path',
  (path) => {
    expect(declarationProblems({ ...stories, routes: [{ path, module: './pages/a.tsx' }] })).toEqual([]);
  },
);

test.each(['constructor', 'prototype'])('rejects the name %s, which every object has a member of', (name) => {
  expect(declarationProblems({ ...stories, name })).toMatchObject([{ at: 'name' }]);
});

describe('routes from data', () => {
  const job = { path: '/careers/:slug', module: './pages/job.tsx', params: () => Promise.resolve([]) };
  const issuesOf = (...routes: SectionRoute[]) =>
    declarationProblems({ ...stories, routes }).map(({ at }) => at);

  test('are accepted beside other paths below the same', () => {
    const other = { ...job, path: '/careers/:country/:slug' };
    expect(issuesOf(job, other, { path: '/careers/open-day', module: './pages/day.tsx' })).toEqual([]);
  });

  test.each<[string, SectionRoute[], string]>([
    ['without data', [{ path: job.path, module: job.module }], 'routes[0].params'],
    ['without a parameter', [{ ...job, path: '/careers' }], 'routes[0].params'],
    ['with a parameter in a part of a segment', [{ ...job, path: '/careers/job-:slug' }], 'routes[0].path'],
    ['with a parameter of no name', [{ ...job, path: '/careers/:' }], 'routes[0].path'],
    ['with a parameter twice', [{ ...job, path: '/:slug/:slug' }], 'routes[0].path'],
    ['that match the paths of another', [job, { ...job, path: '/:area/open-day' }], 'routes[1].path'],
  ])('%s are refused', (_, routes, at) => {
    expect(issuesOf(...routes)).toContain(at);
  });
});

describe('forms', () => {
  const email = { name: 'email', label: 'Email', type: 'email', required: true } as const;
  const choice = {
    name: 'team',
    label: 'Team',
    type: 'select',
    options: [{ value: 'a', label: 'A' }],
  } as const;
  const issuesOf = (...forms: FormDeclaration[]) =>
    declarationProblems({ ...stories, forms }).map(({ at }) => at);

  test('with fields of all kinds are accepted', () => {
    const [text, tel] = (['text', 'tel'] as const).map((type) => ({ name: type, label: type, type }));
    const message = { name: 'message', label: 'Message', type: 'textarea' } as const;
    expect(issuesOf({ name: 'assessment', fields: [email, text!, tel!, choice, message] })).toEqual([]);
  });

  test.each<[string, Partial<FormField>]>([
    ['name', { name: 'E-Mail' }],
    ['name', { name: '__proto__' }],
    ['label', { label: ' ' }],
    ['type', { type: 'file' as 'text' }],
    ['options', { type: 'select' }],
    ['options', { type: 'select', options: [{ value: '', label: 'Choose' }] }],
    ['options', { options: choice.options }],
    ['options', { type: 'select', options: [...choice.options, ...choice.options] }],
    ...RESERVED_FIELDS.map((name): [string, Partial<FormField>] => ['name', { name }]),
  ])('refuses the %s of a field %j', (at, change) => {
    const fields = [
      { ...email, name: 'other' },
      { ...email, ...change },
    ];
    expect(issuesOf({ name: 'assessment', fields })).toEqual([`forms[0].fields[1].${at}`]);
  });

  test('have names of their own, and fields', () => {
    const form = { name: 'assessment', fields: [email] };
    expect(issuesOf(form, form)).toEqual(['forms[1].name']);
    expect(issuesOf({ ...form, name: 'A' })).toEqual(['forms[0].name']);
    expect(issuesOf({ ...form, fields: [email, email] })).toEqual(['forms[0].fields[1].name']);
    expect(issuesOf({ ...form, fields: [] })).toEqual(['forms[0].fields']);
  });
});
