import { declarationIssues } from './section.ts';

const stories = {
  name: 'stories',
  routes: [{ path: '/success-stories/ukg', module: './pages/success-stories/ukg.tsx' }],
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
};

test('accepts a valid declaration', () => {
  expect(declarationIssues(stories)).toEqual([]);
});

test('reports all problems at once, each with its location', () => {
  const issues = declarationIssues({
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
  expect(issues.map(({ at }) => at)).toEqual([
    'name',
    'routes[0].path',
    'routes[1].path',
    'routes[1].module',
    'routes[3].path',
    'widgets[1].name',
    'widgets[1].module',
  ]);
});

test.each(['/api', '/api/leads', '/assets', '/assets/stories', '/healthz', '/readyz'])(
  'rejects the reserved path %s',
  (path) => {
    const issues = declarationIssues({ ...stories, routes: [{ path, module: './pages/a.tsx' }] });
    expect(issues).toMatchObject([{ at: 'routes[0].path' }]);
  },
);

test.each(['/api-design', '/assets-under-management'])(
  'accepts %s, which only starts like a reserved path',
  (path) => {
    expect(declarationIssues({ ...stories, routes: [{ path, module: './pages/a.tsx' }] })).toEqual([]);
  },
);

test.each(['constructor', 'prototype'])('rejects the name %s, which every object has a member of', (name) => {
  expect(declarationIssues({ ...stories, name })).toMatchObject([{ at: 'name' }]);
});
