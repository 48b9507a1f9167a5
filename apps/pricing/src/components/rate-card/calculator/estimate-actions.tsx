import { Button, notify } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useEstimate } from './estimate-provider.tsx';
import { writeEstimate } from './estimate-query.ts';

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
      <Button tone="line" className="px-4.5 max-md:flex-1 noscript:hidden" onClick={take}>
        {current && !current.fallbackUrl ? copied : copy}
      </Button>
      {current?.fallbackUrl && (
        <input
          ref={field}
          className="min-h-12 flex-auto basis-full rounded-control border border-control px-3.5 text-ink"
          aria-label={link}
          readOnly
          value={current.fallbackUrl}
          onFocus={() => field.current?.select()}
        />
      )}
    </>
  );
}

/** Prints only the form that contains it. Removed where the browser cannot print, such as the one inside an app. */
export function PrintButton({ label }: { label: string }) {
  const [available, setAvailable] = useState(true);
  useEffect(() => setAvailable('print' in window), []);
  if (!available) return null;
  return (
    <Button
      tone="line"
      className="px-4.5 max-md:flex-1 noscript:hidden"
      onClick={({ currentTarget }) => printAlone(currentTarget.form!)}
    >
      {label}
    </Button>
  );
}

/** Browsers that block the print dialog report no end of printing: then it is the visitor's next press. */
const PRINT_ENDS = ['afterprint', 'pointerdown', 'keydown'];

function printAlone(sheet: HTMLElement): void {
  const ended = new AbortController();
  const end = () => {
    sheet.removeAttribute('data-print-only');
    ended.abort();
  };
  sheet.setAttribute('data-print-only', '');
  for (const event of PRINT_ENDS) addEventListener(event, end, { signal: ended.signal, capture: true });
  try {
    window.print();
  } catch (error) {
    end();
    throw error;
  }
}
