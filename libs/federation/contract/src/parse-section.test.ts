import { parseSection } from './parse-section.ts';

const stories = {
  name: 'stories',
  routes: [{ path: '/success-stories/ukg', module: './pages/success-stories/ukg.tsx' }],
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
};

test('a sound declaration passes', () => {
  expect(parseSection(stories)).toEqual({ ok: true, value: stories });
});

test('every problem is named at once, with its place', () => {
  const parsed = parseSection({
    name: 'Stories',
    routes: [
      { path: 'case-studies', module: './pages/a.tsx' },
      { path: '/a/', module: '../../secret.ts' },
      { path: '/ok', module: './pages/ok.tsx' },
      { path: '/ok', module: './pages/ok.tsx' },
      7,
    ],
    widgets: [
      { name: 'teasers', module: './w.tsx' },
      { name: 'teasers', module: 'w' },
    ],
  });
  expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.at)).toEqual([
    'name',
    'routes[4]',
    'routes[0].path',
    'routes[1].path',
    'routes[1].module',
    'routes[3].path',
    'routes[4].path',
    'routes[4].module',
    'widgets[1].name',
    'widgets[1].module',
  ]);
});

test.each(['/api', '/api/leads', '/assets', '/assets/stories', '/healthz', '/readyz'])(
  '%s is reserved',
  (path) => {
    const parsed = parseSection({ ...stories, routes: [{ path, module: './pages/a.tsx' }] });
    expect(parsed).toMatchObject({ ok: false, issues: [{ at: 'routes[0].path' }] });
  },
);

test.each(['/api-design', '/assets-under-management'])('%s is not', (path) => {
  expect(parseSection({ ...stories, routes: [{ path, module: './pages/a.tsx' }] }).ok).toBe(true);
});

test.each([null, [], 'x', 3])('%p is no declaration', (value) => {
  expect(parseSection(value).ok).toBe(false);
});
