import {
  Cell,
  ColumnHeader,
  DataTable,
  RangeBar,
  RowHeader,
  Section,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import type { Percentile } from '../admin/section-figures.ts';
import { command, type OverviewState, type PageContext } from './page-context.ts';
import { Age, Commit, CommandLine, countText, Id, kilobytes, moment } from './parts.tsx';
import type { LiveSection } from './read-overview.ts';

/** Rows that become blocks below 1024 px, each cell after the name of its column. */
const BLOCKS = {
  table: 'ui:border-b ui:border-line ui:max-lg:stacked-rows',
  head: 'ui:text-small ui:text-slate',
  headRow: 'ui:*:pr-gutter ui:*:pb-2.5 ui:*:text-left ui:*:font-medium',
  row: 'ui:border-t ui:border-line ui:*:text-left ui:*:align-top ui:max-lg:block ui:max-lg:py-5 ui:max-lg:*:block ui:lg:*:py-5 ui:lg:*:pr-gutter',
  cell: 'ui:max-lg:mt-3 ui:max-lg:before:block ui:max-lg:before:text-small',
};

/** The sections of the live release: version, since when, sizes, and how to go back. */
export function Sections({ sections, now, ...page }: { sections: readonly LiveSection[] } & PageContext) {
  return (
    <Section
      title="Sections"
      lead="One version of each is live. Sizes are those of its largest pages, without compression."
    >
      <Table className={`${BLOCKS.table} ui:mt-lead`}>
        <caption className="ui:sr-only">Sections of the live release</caption>
        <TableHead className={BLOCKS.head}>
          <TableRow className={BLOCKS.headRow}>
            {['Section', 'Version', 'Live since', 'Largest page, of budget', 'Previous version'].map(
              (name) => (
                <ColumnHeader key={name}>{name}</ColumnHeader>
              ),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {sections.map(({ name, version, push, since, pages, sizes, hasPrevious }) => (
            <TableRow key={name} className={BLOCKS.row}>
              <RowHeader className="ui:font-normal">
                <span className="ui:block ui:font-display ui:text-4xl/title">{name}</span>
                <span className="ui:text-small ui:text-slate">{countText(pages, 'page')}</span>
              </RowHeader>
              <Cell className={BLOCKS.cell} label="Version">
                <Id of={version} className="ui:block" />
                <span className="ui:block ui:text-small ui:text-slate">
                  <Commit push={push} />
                </span>
                {push && <span className="ui:block ui:text-small ui:text-slate">pushed by {push.by}</span>}
              </Cell>
              <Cell className={BLOCKS.cell} label="Live since">
                {since ? (
                  <>
                    <Age at={since.at} now={now} />
                    <span className="ui:block ui:text-small ui:text-slate">
                      {moment(since.at)}
                      {since.by && `, ${since.by}`}
                    </span>
                  </>
                ) : (
                  'earlier than the log was read'
                )}
              </Cell>
              <Cell className={BLOCKS.cell} label="Largest page, of budget">
                <Sizes sizes={sizes} />
              </Cell>
              <Cell className={BLOCKS.cell} label="Previous version">
                {hasPrevious ? (
                  <CommandLine>{command(`rollback ${name}`, page)}</CommandLine>
                ) : (
                  <span className="ui:text-small ui:text-slate">This is its first one.</span>
                )}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const KINDS = [
  ['html', 'HTML'],
  ['js', 'Scripts'],
  ['css', 'Styles'],
] as const;

/** Bars that are full at the budget, each with its numbers. */
function Sizes({ sizes }: Pick<LiveSection, 'sizes'>) {
  return (
    <ul className="ui:grid ui:max-w-70 ui:min-w-52 ui:gap-2" role="list">
      {KINDS.map(([kind, name]) => {
        const { bytes, budget } = sizes[kind];
        return (
          <li key={kind} className="ui:text-xs/tight ui:whitespace-nowrap ui:tabular-nums">
            <span className="ui:flex ui:justify-between ui:gap-3">
              <span>{name}</span>
              <span className={bytes > budget ? 'ui:text-danger' : 'ui:text-slate'}>
                {kilobytes(bytes)} of {kilobytes(budget)}
              </span>
            </span>
            <svg className="ui:mt-1 ui:block ui:h-1.5 ui:w-full" aria-hidden="true">
              <RangeBar from={0} minEnd={Math.min(bytes, budget)} to={budget} length={budget} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

const LIMITS = { LCP: 's', INP: 'ms', CLS: '' };

/** A vital of the 75th percentile: `1.8 s`, `120 ms`, `0.02`. */
function vitalText(name: keyof typeof LIMITS, percentile: Percentile | undefined): string {
  if (!percentile) return '–';
  const { value, isAbove } = percentile;
  const digits = { LCP: value.toFixed(1), INP: (value * 1_000).toFixed(0), CLS: value.toFixed(3) }[name];
  return `${isAbove ? 'over ' : ''}${digits} ${LIMITS[name]}`.trim();
}

/** What visitors got of each section, of the live release and of the canary. */
export function Visitors({ sections, figures }: { sections: readonly LiveSection[] } & OverviewState) {
  const roles = ['live', 'canary'] as const;
  const found = (role: string, name: string) =>
    figures.sections.find((one) => one.role === role && one.section === name);
  const rows = sections.flatMap(({ name }) =>
    roles.flatMap((role) => {
      const of = found(role, name);
      if (!of)
        return role === 'live'
          ? [{ label: name, cells: ['no visits yet', ...Array(5).fill('–')] as string[] }]
          : [];
      const { views, failed, errors, vitals } = of;
      const share = views ? `${((100 * failed) / views).toFixed(1)} %` : '–';
      return [
        {
          label: role === 'live' ? name : `${name}, canary`,
          cells: [
            views.toLocaleString('en-US'),
            share,
            errors.toLocaleString('en-US'),
            vitalText('LCP', vitals.LCP),
            vitalText('INP', vitals.INP),
            vitalText('CLS', vitals.CLS),
          ],
        },
      ];
    }),
  );
  return (
    <Section
      surface="tint"
      title="What visitors get"
      lead="By the section of the page. Three quarters of the measured views are at most this slow, and shift at most this much."
    >
      <div className="ui:mt-lead">
        <DataTable
          caption={`Visitors of this server since it loaded the release: ${moment(figures.since.toISOString())} UTC`}
          columns={['Section', 'Views', 'Failed', 'Errors', 'LCP', 'INP', 'CLS']}
          rows={rows}
        />
      </div>
    </Section>
  );
}
