import type { qa } from '@vantedge/content-solutions';
import { Combinations, DocumentSheet, List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Resolve } from './resolve.tsx';

/** A test run, one mark to a case in its suite: pressing a defect opens it, and its retest fills its mark. */
export function TestRun({ title, scope, suites, defects, labels }: (typeof qa)['run']) {
  const cases = suites.reduce((sum, suite) => sum + suite.cases, 0);
  const columns = Math.max(...suites.map((suite) => suite.cases));
  const [none, one, both] = labels.summary;
  return (
    <DocumentSheet
      title={title}
      scope={scope}
      className="test-run"
      foot={{
        text: <Combinations neither={none} first={one} second={one} both={both} />,
        count: <Combinations neither={cases - 2} first={cases - 1} second={cases - 1} both={cases} />,
        of: labels.of,
      }}
    >
      <List className="border-t border-rule px-5 py-3.5 md:px-6">
        {suites.map((suite, row) => (
          <li
            key={suite.name}
            className="grid items-center gap-x-4 gap-y-1 py-2 text-small/tight md:grid-cols-[4.75rem_1fr_3rem] md:text-md/tight"
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
                      'aspect-square forced-color-adjust-none',
                      defect < 0 ? 'bg-service' : 'border-2 border-drawing-sun',
                    )}
                  >
                    {defect >= 0 && (
                      <b className="-m-0.5 block size-[calc(100%+4px)] bg-service" data-if={defect} />
                    )}
                  </i>
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
            className="border-b border-service/25 has-checked:bg-service/10"
          >
            <summary className="group/defect flex min-h-12 cursor-pointer list-none items-center gap-3 px-5 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
              <i className="size-4 flex-none border-2 border-drawing-sun">
                <b className="-m-0.5 block size-4 bg-service" data-if={index} />
              </i>
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
    </DocumentSheet>
  );
}
