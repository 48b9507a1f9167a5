import { budgetProblems } from './page-budget.ts';
import { samplePage } from './testing/sample-page.ts';

const BUDGETS = { html: 1_000, js: 2_000, css: 500 };

/** Checks a page that loads these numbers of bytes. */
const check = ({ html = 100, js = 0, css = 0 }) =>
  budgetProblems(
    {
      html: [{ name: 'the document', bytes: html }],
      js: [
        { name: "small.js of 'careers'", bytes: 100 },
        { name: "main.js of 'careers'", bytes: js },
      ],
      css: [{ name: "section.css of 'careers'", bytes: css }],
    },
    { budgets: BUDGETS },
    samplePage,
  );

test('accepts a page within its budgets', () => {
  expect(check({ html: 1_000, js: 1_900, css: 500 })).toEqual([]);
});

test('reports scripts above the budget with the largest file', () => {
  expect(check({ js: 2_000 })).toEqual([
    {
      code: 'BUDGET_EXCEEDED',
      page: "/a of 'careers'",
      text: "loads 2.1 kB of js; the budget is 2.0 kB (the largest file is main.js of 'careers', 2.0 kB)",
      at: 'careers: ./pages/a.tsx',
      fix: expect.stringMatching(/import\(\).*"budgets\.js"/),
      sections: ['careers'],
    },
  ]);
});

test('reports stylesheets and documents above the budget', () => {
  expect(check({ html: 1_001, css: 501 })).toMatchObject([
    { text: expect.stringContaining('of html') },
    { text: expect.stringContaining('of css') },
  ]);
});
