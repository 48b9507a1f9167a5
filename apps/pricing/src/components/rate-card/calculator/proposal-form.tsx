import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { type ContactPrefill, contactState, formatNumber, formatUsd } from '@vantedge/content-shared';
import { formUrl, SHELL } from '@vantedge/federation-contract';
import { Button, fillTemplate, LinkedText, useFormDraft } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CopyLink, PrintButton } from './estimate-actions.tsx';
import { Entry, EstimateFigures, EstimateHead, PAPER, toLengthStyle } from './estimate-paper.tsx';
import { type Choice, useDeferredEstimate, useEstimate } from './estimate-provider.tsx';
import { checkMinimum, count, estimate, type EstimateInput, hasResults, type Team } from './estimate.ts';

type Proposal = SavingsCalculatorContent['proposal'];
type Props = Pick<SavingsCalculatorContent, 'estimate' | 'proposal' | 'actions' | 'models'> & {
  className: string;
};

const FIELD = clsx(
  'block h-9 w-full min-w-0 rounded-none border-b border-dashed border-control font-display text-2xl/none text-ink',
  'placeholder:text-slate focus-visible:border-solid focus-visible:border-teal print:placeholder:text-transparent',
);

/**
 * The estimate of the calculator's team as one sheet, whose fill-in lines go to the contact form with it, in the navigation state and never
 * in a URL. Without JavaScript they are posted to the server, which answers with that form filled in and stores nothing; in an export
 * without a server, a link takes their place.
 */
export function ProposalForm({ estimate: content, proposal, actions, models, className }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form);
  const { input } = useEstimate();
  const deferred = useDeferredEstimate();
  const { model, met } = checkMinimum(deferred.input, models.options);

  function carry(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const typed: ContactPrefill = {};
    for (const { id, contactField, ...field } of proposal.fields) {
      const value = (elements.namedItem(id) as HTMLInputElement).value.trim();
      const sentence = 'sentence' in field ? field.sentence! : '{value}';
      if (value) typed[contactField] = fillTemplate(sentence, { value });
    }
    // Someone who edits a field and then presses the button sends that edit: not the deferred inputs.
    const state = contactState({
      ...typed,
      ...estimatePrefill(input, typed.message, { content, proposal, models }),
    });
    void navigate(proposal.to, { state });
  }

  return (
    <form
      className={clsx('proposal-form', PAPER, className)}
      id="proposal"
      ref={form}
      method="post"
      action={formUrl(SHELL, 'contact')}
      noValidate
      onSubmit={carry}
      aria-label={proposal.label}
      data-changed={deferred.changed ? '' : undefined}
    >
      <EstimateHead content={content} model={model?.title} />
      <div className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 @max-[14rem]:grid-cols-1 @[44rem]:grid-cols-4 print:mt-3 no-leads:noscript:hidden">
        {proposal.fields.map(({ id, contactField, label, type, placeholder, autoComplete }) => (
          <div key={id}>
            <label className="block text-xs/snug text-slate" htmlFor={id}>
              {label}
            </label>
            <input
              className={FIELD}
              id={id}
              name={contactField}
              type={type ?? 'text'}
              placeholder={placeholder}
              autoComplete={autoComplete}
            />
          </div>
        ))}
      </div>
      <EstimateFigures content={content} team={deferred.input} low={!met} />
      <Case {...proposal} {...deferred} />
      <p className="mt-4 hidden text-md/normal no-leads:noscript:block">
        <LinkedText {...proposal.notCarried} />
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5 print:hidden">
        <CopyLink {...actions} />
        <PrintButton label={actions.print} />
        <Button
          className="flex-auto px-4.5 no-leads:noscript:hidden"
          tone="amber"
          type="submit"
          name="prefill"
          value="1"
        >
          {proposal.submit}
        </Button>
      </div>
    </form>
  );
}

interface Templates {
  content: SavingsCalculatorContent['estimate'];
  proposal: Pick<Proposal, 'message'>;
  models: Pick<SavingsCalculatorContent['models'], 'options'>;
}

/** Returns what an estimate fills in of the contact form: a topic that fits the model, and a message below what the visitor has typed. */
export function estimatePrefill(
  input: EstimateInput,
  typed: string | undefined,
  texts: Templates,
): Pick<ContactPrefill, 'service' | 'message'> {
  if (!hasResults(input)) return {};
  const { cost, market, monthly, annual } = estimate(input);
  const { counts } = texts.content;
  const { model } = checkMinimum(input, texts.models.options);
  const message = fillTemplate(texts.proposal.message, {
    developers: count(input.developers, counts.developers),
    hours: count(input.hours, counts.hours),
    model: model?.title ?? input.model,
    cost: formatUsd(cost),
    market: formatUsd(market),
    monthly: formatUsd(monthly),
    annual: formatUsd(annual),
  });
  return { service: model?.topic ?? 'other', message: typed ? `${typed}\n\n${message}` : message };
}

/** Returns the case in the foot: the calculator's team, or the reference case before any change. */
export const selectTeam = ({ input, changed }: Choice, reference: Team): Team =>
  changed ? input : reference;

const LINE =
  'flex items-baseline justify-between gap-x-4 border-b border-line py-2 @[40rem]:flex-col @[40rem]:items-start @[40rem]:border-0 @[40rem]:py-0';
const VALUE = clsx(
  'figure text-[min(1.5rem,90cqi/var(--chars))]/none whitespace-nowrap',
  '@[40rem]:mt-1.5 @[40rem]:text-[clamp(0.75rem,33cqi/var(--chars),1.625rem)]/none',
);

/** What a team saves: that of the case study until the visitor changes the calculator. */
function Case({ title, reference, example, own, basis, rows, breakEven, ...choice }: Proposal & Choice) {
  const team = selectTeam(choice, reference);
  const result = hasResults(team) ? estimate(team) : undefined;
  const usd = (dollars: number | undefined) => (dollars === undefined ? undefined : formatUsd(dollars));
  const lines = [
    [rows.market, usd(result?.market)],
    [rows.cost, usd(result?.cost)],
    [rows.monthly, usd(result?.monthly)],
    [rows.percent, result && `${result.percent}%`],
    [rows.breakEven, result && breakEven],
  ] as const;
  return (
    <div className="estimate-case mt-5 print:mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-5xl/title">{title}</h3>
        <p className="text-small text-amber-text">{choice.changed ? own : example}</p>
      </div>
      <p className="mt-1.5 text-md/normal">
        {fillTemplate(basis, {
          annual: usd(result?.annual) ?? BLANK,
          team: result ? formatNumber(team.developers) : BLANK,
          hours: result ? formatNumber(team.developers * team.hours) : BLANK,
        })}
      </p>
      <dl className="mt-3 grid gap-x-4 border-t border-line @[40rem]:grid-cols-5 @[40rem]:pt-3">
        {lines.map(([label, value]) => (
          <div key={label} className={LINE}>
            <dt className="text-xs/snug text-slate">{label}</dt>
            <dd className={VALUE} style={toLengthStyle(value)}>
              <Entry>{value}</Entry>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** In a sentence of an empty form. */
const BLANK = '____';
