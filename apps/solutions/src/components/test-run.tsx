import type { qa } from '@vantedge/content-solutions';
import { DocumentSheet, List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Resolve } from './resolve.tsx';

/** Whether the first, the second, or both defects are retested. */
const CELLS = [
  'group-has-[[value="0"]:checked]/sheet:bg-service',
  'group-has-[[value="1"]:checked]/sheet:bg-service',
] as const;
const STATES = [
  'group-has-checked/sheet:hidden',
  'hidden group-[:is(:has([value="0"]:checked):not(:has([value="1"]:checked)),:has([value="1"]:checked):not(:has([value="0"]:checked)))]/sheet:inline',
  'hidden group-[:has([value="0"]:checked):has([value="1"]:checked)]/sheet:inline',
];

/** A test run, one mark to a case in its suite: pressing a defect opens it, and its retest fills its mark. */
export function TestRun({ title, scope, suites, defects, labels }: (typeof qa)['run']) {
  const cases = suites.reduce((sum, suite) => sum + suite.cases, 0);
  const columns = Math.max(...suites.map((suite) => suite.cases));
  const states = (texts: readonly (string | number)[]) =>
    texts.map((text, index) => (
      <span key={text} className={STATES[index]}>
        {text}
      </span>
    ));
  return (
    <DocumentSheet title={title} scope={scope} className="test-run group/sheet border-b border-b-rule">
      <List className="border-t border-rule px-5 py-3.5 md:px-6">
        {suites.map((suite, row) => (
          <li
            key={suite.name}
            className="grid items-center gap-x-4 gap-y-1 py-1.5 text-small/tight md:grid-cols-[76px_1fr_48px] md:text-md/tight"
          >
            {suite.name}
            <span
              className="grid equal-cols-(--cases) gap-0.75"
              style={{ '--cases': columns }}
              aria-hidden="true"
            >
              {Array.from({ length: suite.cases }, (_, index) => {
                const defect = defects.findIndex((one) => one.suite === row && one.case === index);
                return (
                  <i
                    key={index}
                    className={clsx(
                      'aspect-square border border-service forced-color-adjust-none',
                      defect < 0
                        ? 'bg-service'
                        : ['border-2 border-draw-sun transition-colors', CELLS[defect]],
                    )}
                  />
                );
              })}
            </span>
            <span className="text-right text-slate tabular-nums max-md:hidden">{suite.cases}</span>
          </li>
        ))}
      </List>
      <div className="border-t border-rule">
        <h3 className="sr-only">{labels.defects}</h3>
        {defects.map(({ title, suite, steps, expected, actual, action, outcome }, index) => (
          <details
            key={title}
            name="run-defect"
            open={index === 0}
            className="group/line border-b border-service/25 has-checked:bg-service/10"
          >
            <summary className="group/defect flex min-h-12 cursor-pointer list-none items-center gap-3 px-5 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
              <i className="size-4 flex-none border-2 border-draw-sun group-has-checked/line:border-service group-has-checked/line:bg-service" />
              <span className="grow font-medium underline-offset-4 group-hover/defect:underline">
                {title}
              </span>
              <span className="text-small text-slate">{suites[suite]?.name}</span>
            </summary>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-5 pb-3.5 pl-12 text-small/note md:pr-6 md:pl-13">
              <dl className="grid grow label-cols-18 gap-x-3 gap-y-0.5">
                {[
                  [labels.steps, steps],
                  [labels.expected, expected],
                  [labels.actual, actual],
                ].map(([label, text]) => (
                  <div key={label} className="contents">
                    <dt className="text-slate">{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <Resolve action={action} outcome={outcome} subject={title} value={index} />
            </div>
          </details>
        ))}
      </div>
      <p
        className="flex items-baseline justify-between gap-4 px-5 py-3 text-small/note md:px-6"
        role="status"
      >
        <span>{states(labels.summary)}</span>
        <span className="whitespace-nowrap">
          <span className="figure text-[2rem]/none tracking-stat">
            {states([cases - 2, cases - 1, cases])}
          </span>{' '}
          {labels.of}
        </span>
      </p>
    </DocumentSheet>
  );
}
