import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { formatUsd, paths } from '@vantedge/content-shared';
import { Button, ButtonLink, fillTemplate, notify } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useEstimate } from './estimate-provider.tsx';
import { writeEstimate } from './estimate-query.ts';
import { count, estimate, type EstimateInput, hasResults } from './estimate.ts';

type Props = SavingsCalculatorContent['actions'] &
  Pick<SavingsCalculatorContent, 'counts'> & { models: SavingsCalculatorContent['models']['options'] };

/**
 * Sends, links or prints the estimate. Uses the current inputs, not the deferred ones: someone who edits a field and
 * then presses a button sends that edit.
 */
export function EstimateActions({ counts, models, ...text }: Props) {
  const { input } = useEstimate();
  const { send, contact: ask, message, print, ...copy } = text;
  return (
    <div className="col-span-full flex flex-wrap gap-3 max-md:*:first:flex-auto max-md:*:first:basis-full lg:col-start-6 lg:-col-end-1 print:hidden">
      {hasResults(input) ? (
        <ButtonLink tone="amber" to={contactPath(input, { message, counts, models })}>
          {send}
        </ButtonLink>
      ) : (
        <ButtonLink tone="amber" to={paths.contact}>
          {ask}
        </ButtonLink>
      )}
      <CopyLink {...copy} />
      <PrintButton label={print} />
    </div>
  );
}

interface MessageTemplates {
  message: string;
  counts: SavingsCalculatorContent['counts'];
  models: SavingsCalculatorContent['models']['options'];
}

/** Returns the URL of the contact form with the estimate as message and the topic of the model. */
export function contactPath(input: EstimateInput, { message, counts, models }: MessageTemplates): string {
  const { cost, market, monthly, annual } = estimate(input);
  const model = models.find(({ id }) => id === input.model);
  const text = fillTemplate(message, {
    developers: count(input.developers, counts.developers),
    hours: count(input.hours, counts.hours),
    model: model?.name ?? input.model,
    cost: formatUsd(cost),
    market: formatUsd(market),
    monthly: formatUsd(monthly),
    annual: formatUsd(annual),
  });
  return `${paths.contact}?${new URLSearchParams({ topic: model?.topic ?? 'other', message: text })}`;
}

interface CopyLinkProps {
  copy: string;
  copied: string;
  notice: { title: string; text: string };
  failed: { title: string; text: string };
  /** Label of the field with the link, shown if copying fails. */
  link: string;
}

/** Copies a URL that opens the calculator with these inputs. If the browser refuses, it shows the URL instead. */
export function CopyLink({ copy, copied, notice, failed, link }: CopyLinkProps) {
  const { input } = useEstimate();
  const query = writeEstimate(input);
  const [copyResult, setCopyResult] = useState<{ query: string; fallbackUrl?: string }>();
  const field = useRef<HTMLInputElement>(null);
  // The confirmation is only valid for the inputs that were copied.
  const current = copyResult?.query === query ? copyResult : undefined;

  async function take() {
    const url = `${location.origin}${location.pathname}?${query}#calculator`;
    try {
      await navigator.clipboard.writeText(url);
      setCopyResult({ query });
      notify(notice);
    } catch (error) {
      console.error('Failed to copy', error);
      setCopyResult({ query, fallbackUrl: url });
      notify({ ...failed, tone: 'error' });
    }
  }

  return (
    <>
      <Button tone="on-dark" className="max-md:flex-1 noscript:hidden" onClick={take}>
        {current && !current.fallbackUrl ? copied : copy}
      </Button>
      {current?.fallbackUrl && (
        <input
          ref={field}
          className="min-h-12 flex-auto basis-full rounded-control border border-night-rule px-3.5 text-on-night"
          aria-label={link}
          readOnly
          value={current.fallbackUrl}
          onFocus={() => field.current?.select()}
        />
      )}
    </>
  );
}

/** Prints only the section that contains it. Removed where the browser cannot print, such as the one inside an app. */
export function PrintButton({ label }: { label: string }) {
  const [available, setAvailable] = useState(true);
  useEffect(() => setAvailable('print' in window), []);
  if (!available) return null;
  return (
    <Button
      tone="on-dark"
      className="max-md:flex-1 noscript:hidden"
      onClick={({ currentTarget }) => printAlone(currentTarget.closest('section')!)}
    >
      {label}
    </Button>
  );
}

/** Browsers that block the print dialog report no end of printing: then it is the visitor's next press. */
const PRINT_ENDS = ['afterprint', 'pointerdown', 'keydown'];

function printAlone(section: HTMLElement): void {
  const ended = new AbortController();
  const end = () => {
    section.removeAttribute('data-printed-alone');
    ended.abort();
  };
  section.setAttribute('data-printed-alone', '');
  for (const event of PRINT_ENDS) addEventListener(event, end, { signal: ended.signal, capture: true });
  try {
    window.print();
  } catch (error) {
    end();
    throw error;
  }
}
