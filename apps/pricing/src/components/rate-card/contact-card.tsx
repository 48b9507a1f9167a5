import { officeStatus } from '@vantedge/content-shared';
import {
  Cell,
  ColumnHeader,
  LinkArrow,
  MaskedEmail,
  maskPhone,
  OfficeStatus,
  type Opening,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  telUrl,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const LINE = 'flex min-h-11 flex-wrap items-center gap-x-2.5 border-t border-line tabular-nums';

interface Props {
  title: string;
  name: string;
  role: string;
  phones: readonly { label: string; number: string }[];
  email: string;
  reveal: ComponentProps<typeof MaskedEmail>['labels'];
  links: readonly { label: string; to: string }[];
}

/** A heading as small as a label. */
const LABEL_HEADING = 'font-text text-small/snug font-medium tracking-normal text-slate';

/** The contact person for proposals. Phone numbers are masked in print; their links dial the full number. */
export function ContactCard({ title, name, role, phones, email, reveal, links }: Props) {
  return (
    <section className="contact-card col-span-full md:col-span-6 lg:col-span-5" aria-labelledby="desk-title">
      <h3 id="desk-title" className={LABEL_HEADING}>
        {title}
      </h3>
      <p className="mt-1.5 font-display text-h3/title tracking-snug">{name}</p>
      <p className="mt-0.5 mb-2.5 text-small text-slate">{role}</p>
      <ul role="list">
        {phones.map(({ label, number }) => (
          <li key={number} className={LINE}>
            <a className="group inline-flex min-h-11 items-center gap-3 no-underline" href={telUrl(number)}>
              <b className="font-normal underline decoration-control decoration-1 group-hover:decoration-current">
                {maskPhone(number)}
              </b>{' '}
              <span className="text-small text-slate">{label}</span>
            </a>
          </li>
        ))}
        <li className={LINE}>
          <MaskedEmail email={email} labels={reveal} />
        </li>
      </ul>
      <p className="flex gap-6 border-t border-line pt-1">
        {links.map(({ label, to }) => (
          <LinkArrow key={label} to={to}>
            {label}
          </LinkArrow>
        ))}
      </p>
    </section>
  );
}

interface BillingTermsProps {
  title: string;
  items: readonly { term: string; text: string }[];
}

/** The billing terms beside the prices, at body size. */
export function BillingTerms({ title, items }: BillingTermsProps) {
  return (
    <div className="billing-terms col-span-full mt-stack lg:col-[9/-1] lg:pl-2 xl:col-[10/-1] xl:pl-0">
      <h3 className={`border-b border-rule pb-2.5 ${LABEL_HEADING}`}>{title}</h3>
      <dl className="grid md:max-lg:grid-cols-[1fr_1fr] md:max-lg:gap-x-gutter">
        {items.map(({ term, text }) => (
          <div key={term} className="border-b border-line py-3">
            <dt className="text-md/note font-medium">{term}</dt>
            <dd className="font-text text-md/normal text-slate normal-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Office {
  id: string;
  city: string;
  hours: string;
  opening: Opening;
  timeZone: string;
}

interface OfficeClocksProps {
  caption: string;
  columns: { clock: string; from: string; to: string };
  clocks: readonly { clock: string; from: string; to: string }[];
  title: string;
  offices: readonly Office[];
}

const TIME = 'h-11 font-display text-3xl/none whitespace-nowrap lining-nums tabular-nums';
/** The line from the first time to the second, between two short strokes. */
const OFFICE_CLOCKS_LINE = clsx(
  'relative before:absolute before:top-[calc(50%-4px)] before:right-0 before:left-17 before:h-2.5',
  'before:border-x-2 before:border-amber',
  'after:absolute after:top-1/2 after:right-0 after:left-17 after:border-t-2 after:border-amber',
);

/** The longest status, of an office that opens tomorrow, gets a line of its own in a narrow column. */
const OFFICE = clsx(
  'grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.5',
  'text-md/normal text-slate min-[85rem]:grid-cols-[104px_1fr_auto]',
);

/** The same working hours in three time zones; below, whether each office is open now. */
export function OfficeClocks({ caption, columns, clocks, title, offices }: OfficeClocksProps) {
  return (
    <div className="office-clocks col-span-full max-md:mt-10 md:col-[7/-1]">
      <Table className="hours-lines">
        <caption className="pb-3.5 text-left text-small font-medium text-slate">{caption}</caption>
        <TableHead className="sr-only">
          <TableRow>
            <ColumnHeader>{columns.clock}</ColumnHeader>
            <ColumnHeader>{columns.from}</ColumnHeader>
            <ColumnHeader>{columns.to}</ColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {clocks.map(({ clock, from, to }) => (
            <TableRow key={clock} className="border-t border-line">
              <RowHeader className="w-22 text-left text-md font-medium">{clock}</RowHeader>
              <Cell className={clsx(TIME, OFFICE_CLOCKS_LINE)}>{from}</Cell>
              <Cell className={clsx('w-18 text-right', TIME)}>{to}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <h3 className={clsx('mt-7 pb-2.5', LABEL_HEADING)}>{title}</h3>
      <ul role="list">
        {offices.map((office) => (
          <li key={office.id} className={OFFICE}>
            <b className="font-medium text-ink">{office.city}</b> <span>{office.hours}</span>{' '}
            <span className="col-span-full min-[85rem]:col-auto min-[85rem]:text-right">
              <OfficeStatus {...office} labels={officeStatus} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
