import { formatNumber, formatUsd, type Savings } from '@vantedge/content-shared';
import { formUrl, SHELL } from '@vantedge/federation-contract';
import { Button, Field, fillTemplate, Input, LinkedText, useFormDraft } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Choice, useDeferredEstimate } from './calculator/estimate-provider.tsx';
import { estimate, hasResults } from './calculator/estimate.ts';

/** Amounts from $100,000,000 have as many characters, and smaller digits. */
const LONG_FROM = 11;

interface Props {
  title: string;
  reference: { developers: number; hours: number };
  basis: readonly [string, string, string];
  rows: { market: string; cost: string; monthly: string; percent: string; breakEven: string };
  breakEven: string;
  proposal: ComponentProps<typeof ProposalForm>;
  /** Below both: contact person and office hours. */
  children: ReactNode;
}

/** The calculator's savings and the proposal form. */
export function SavingsPitch({ title, reference, basis, rows, breakEven, proposal, children }: Props) {
  const { team, hours, market, cost, monthly, annual, percent } = pitchCase(useDeferredEstimate(), reference);
  const year = formatNumber(annual);
  const [before, between, after] = basis;
  return (
    <section className="savings-pitch bg-paper-2 pt-section pb-part" aria-labelledby="pitch-title">
      <div className="page-edge grid-12">
        <div className="col-span-full lg:col-span-7">
          <h2 id="pitch-title">{title}</h2>
          <p
            className={clsx(
              'figure mt-6 -ml-[0.02em] tracking-figure wrap-anywhere text-teal md:mt-9',
              year.length < LONG_FROM
                ? 'text-[clamp(3.75rem,1.4rem+7.6vw,8.25rem)]/[0.9]'
                : 'text-stat-lg/none',
            )}
          >
            <sup className="pre">$</sup>
            <span>{year}</span>
          </p>
          <p className="mt-4 text-xl/normal text-slate md:mt-6 md:leading-body">
            {before} <b className="font-medium text-ink">{formatNumber(team)}</b> {between}{' '}
            <b className="font-medium text-ink">{formatNumber(hours)}</b> {after}
          </p>
          <dl className="mt-6 max-w-140 gap-x-gutter border-t border-rule 2xs:max-md:grid 2xs:max-md:grid-cols-2 md:mt-8">
            <Line label={rows.market} value={formatUsd(market)} />
            <Line label={rows.cost} value={formatUsd(cost)} />
            <Line label={rows.monthly} value={formatUsd(monthly)} saving />
            <Line label={rows.percent} value={`${percent}%`} />
            <Line label={rows.breakEven} value={breakEven} />
          </dl>
        </div>
        <ProposalForm {...proposal} />
      </div>
      <div className="page-edge mt-figure grid-12 items-start border-t border-rule pt-7">{children}</div>
    </section>
  );
}

function Line({ label, value, saving }: { label: string; value: string; saving?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 border-b border-line py-2 max-[20rem]:flex-wrap 2xs:max-md:flex-col 2xs:max-md:last:odd:col-span-full md:py-2.5">
      <dt className="text-md/note max-md:text-slate md:text-base/body">{label}</dt>
      <dd
        className={clsx(
          'figure max-w-full flex-none text-right text-5xl/title tracking-tight wrap-break-word md:max-w-2/3',
          saving && 'text-teal',
        )}
      >
        {value}
      </dd>
    </div>
  );
}

interface Team {
  developers: number;
  /** Hours per person and month. */
  hours: number;
}

/** The case in the pitch: a team, its hours in a month, and the savings. */
interface PitchCase extends Savings {
  team: number;
  hours: number;
}

/** Returns the calculator's team, or the reference case before any change and without results. */
export function pitchCase({ input, changed }: Choice, reference: Team): PitchCase {
  const team = changed && hasResults(input) ? input : reference;
  return { ...estimate(team), team: team.developers, hours: team.developers * team.hours };
}

interface Field {
  id: string;
  /** The field of the contact form that receives the value. */
  contactField: string;
  label: string;
  placeholder: string;
  type?: 'email';
  autoComplete?: string | undefined;
  /** Template for the value: `{value}`. */
  sentence?: string;
}

interface ProposalFormProps {
  title: string;
  text: string;
  notCarried: ComponentProps<typeof LinkedText>;
  fields: readonly Field[];
  submit: string;
  to: string;
}

/**
 * Four inputs whose values go to the contact form in the navigation state, never in a URL. Without JavaScript they are posted to the
 * server, which answers with that form filled in and stores nothing; in an export without a server, a link takes their place.
 */
function ProposalForm({ title, text, notCarried, fields, submit, to }: ProposalFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form);

  function carry(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const prefill = Object.fromEntries(
      fields.flatMap(({ id, contactField, sentence = '{value}' }) => {
        const typed = (elements.namedItem(id) as HTMLInputElement).value.trim();
        return typed ? [[contactField, fillTemplate(sentence, { value: typed })]] : [];
      }),
    );
    void navigate(to, { state: { prefill } });
  }

  return (
    <form
      className="proposal-form col-span-full -mx-edge mt-8 self-start border-t border-rule bg-paper px-edge py-7 md:mx-0 md:px-7 lg:col-start-9 lg:-col-end-1 lg:mt-0 print:hidden"
      id="proposal"
      ref={form}
      method="post"
      action={formUrl(SHELL, 'contact')}
      noValidate
      onSubmit={carry}
      aria-labelledby="proposal-title"
    >
      <h3 id="proposal-title">{title}</h3>
      <p className="mt-1.5 hidden text-md/normal no-leads:noscript:block">
        <LinkedText {...notCarried} />
      </p>
      <div className="no-leads:noscript:hidden">
        <p className="mt-1.5 mb-5 text-md/normal text-slate">{text}</p>
        <div className="grid gap-x-gutter gap-y-4 2xs:grid-cols-2 lg:grid-cols-1">
          {fields.map(({ id, contactField, label, type, placeholder, autoComplete }) => (
            <Field key={id} id={id} label={label}>
              <Input name={contactField} type={type} placeholder={placeholder} autoComplete={autoComplete} />
            </Field>
          ))}
        </div>
        <Button
          className="mt-6 min-h-14 w-full px-2 text-md"
          tone="amber"
          type="submit"
          name="prefill"
          value="1"
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
