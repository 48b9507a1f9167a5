import { Button, notify } from '@vantedge/shared-ui';
import { useRef, useState } from 'react';
import { writeEstimate } from './estimate-query.ts';
import { useEstimate } from './use-estimate.ts';

interface Props {
  copy: string;
  copied: string;
  notice: { title: string; text: string };
  failed: { title: string; text: string };
  /** Label of the field with the link, shown if copying fails. */
  link: string;
}

/** Copies a URL that opens the calculator with these inputs. If the browser refuses, it shows the URL instead. */
export function CopyLink({ copy, copied, notice, failed, link }: Props) {
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
          className="min-h-12 flex-[1_1_100%] rounded-control border border-night-rule px-3.5 text-on-night"
          aria-label={link}
          readOnly
          value={current.fallbackUrl}
          onFocus={() => field.current?.select()}
        />
      )}
    </>
  );
}
