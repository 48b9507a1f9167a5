import { company, formatNumber, formatUsd } from '@vantedge/content-shared';
import type { Ramp } from '@vantedge/content-stories';
import {
  Cell,
  ColumnHeader,
  Marks,
  RowHeader,
  Section,
  SectionTitle,
  StatValue,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { DOSSIER } from './dossier.tsx';

const PAPER =
  'seat-invoice surface-paper border-t-3 border-ink p-5 shadow-float max-md:-mx-3 max-xl:mt-8 md:col-span-full md:p-8 xl:col-start-2 xl:-col-end-1 xl:px-12 xl:py-9 print:border print:border-t-3';
const NUMBER = 'py-3 pl-3 text-right align-baseline text-2xl/none md:text-4xl/none';
/** Columns for which a phone has no room. */
const WIDE = 'max-md:hidden';
const NOTE = 'mt-5 max-w-note border-t border-rule pt-2 text-small/normal text-slate';

/** The invoice of a team for one month, one mark to a seat, beside what the same hours cost elsewhere. */
export function SeatInvoice({ title, departments, invoice, elsewhere }: Ramp) {
  const { columns, hoursPerSeat, hourly } = invoice;
  const [first, ...numbers] = columns;
  const all = departments.reduce((sum, { seats }) => sum + seats, 0);
  const line = (seats: number) => [
    String(seats),
    formatNumber(seats * hoursPerSeat),
    `$${hourly}`,
    formatUsd(seats * hoursPerSeat * hourly),
  ];
  return (
    <Section id="ramp" layout="free" surface="tint" title={title} className="py-section-md">
      <div className={clsx(DOSSIER, 'items-start')}>
        <div className="md:max-xl:col-span-full md:max-xl:grid md:max-xl:grid-cols-3 md:max-xl:gap-x-8">
          <SectionTitle className="text-h3/title md:text-[2rem]/title" />
          <p className={NOTE}>
            <b className="figure block text-4xl/snug font-normal text-ink">{formatUsd(elsewhere.dollars)}</b>{' '}
            {elsewhere.text}
          </p>
          <p className={NOTE}>
            <b className="figure block text-4xl/snug font-normal text-ink">
              <StatValue {...elsewhere.saved} />
            </b>{' '}
            {elsewhere.saved.label}. {elsewhere.note}
          </p>
        </div>
        <div className={PAPER}>
          <Table>
            <caption className="pb-6">
              <span className="flex flex-wrap items-end justify-between gap-4 text-left text-small/normal text-slate">
                <span className="font-display text-4xl/none text-ink">{company.name}</span>{' '}
                <span className="text-right">
                  <b className="block font-medium text-ink">{invoice.client}</b> {invoice.caption}
                </span>
              </span>
            </caption>
            <TableHead>
              <TableRow className="border-b border-rule text-xs/note text-slate *:pb-2 *:font-medium">
                <ColumnHeader className="text-left">{first}</ColumnHeader>
                {numbers.map((name, index) => (
                  <ColumnHeader key={name} className={clsx('pl-3 text-right', isWide(index) && WIDE)}>
                    {name}
                  </ColumnHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {departments.map(({ key, name, seats }) => (
                <TableRow
                  key={key}
                  className="border-b border-line hover:bg-surface-tint has-target:bg-[#e9f0e5]"
                >
                  <RowHeader className="py-3 text-left align-baseline font-medium wrap-anywhere">
                    <span id={key} className="scroll-mt-40">
                      {name}
                    </span>
                    <Marks groups={[{ count: seats, color: key }]} className="mt-2 h-3 w-auto md:h-4" />
                  </RowHeader>
                  <Amounts line={line(seats)} />
                </TableRow>
              ))}
            </TableBody>
            <TableFoot>
              <TableRow className="border-t border-rule">
                <RowHeader className="pt-5 text-left align-baseline font-medium">{invoice.total}</RowHeader>
                <Amounts line={line(all)} total />
              </TableRow>
            </TableFoot>
          </Table>
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-4 text-small/note text-slate md:grid-cols-4">
            {invoice.terms.map(({ name, text }) => (
              <div key={name}>
                <dt className="text-md/note font-medium text-ink">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** Hours and rate: the second and third number. */
const isWide = (index: number) => index === 1 || index === 2;

function Amounts({ line, total }: { line: readonly string[]; total?: boolean }) {
  return line.map((text, index) => (
    <Cell
      key={index}
      className={clsx(
        'figure',
        NUMBER,
        isWide(index) && WIDE,
        total &&
          index === line.length - 1 &&
          'text-[2.125rem]/none md:text-[clamp(2.5rem,1rem+3vw,3.75rem)]/none',
      )}
    >
      {total && index === line.length - 1 ? <span className="double-rule">{text}</span> : text}
    </Cell>
  ));
}
