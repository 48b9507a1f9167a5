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
  const [taken, setTaken] = useState<{ query: string; refused?: string }>();
  const field = useRef<HTMLInputElement>(null);
  // The confirmation is only valid for the inputs that were copied.
  const current = taken?.query === query ? taken : undefined;

  async function take() {
    const address = `${location.origin}${location.pathname}?${query}#calculator`;
    try {
      await navigator.clipboard.writeText(address);
      setTaken({ query });
      notify(notice);
    } catch (error) {
      console.error('Failed to copy', error);
      setTaken({ query, refused: address });
      notify({ ...failed, tone: 'error' });
    }
  }

  return (
    <>
      <Button tone="on-dark" className="needs-script" onClick={take}>
        {current && !current.refused ? copied : copy}
      </Button>
      {current?.refused && (
        <input
          ref={field}
          className="calc-link"
          aria-label={link}
          readOnly
          value={current.refused}
          onFocus={() => field.current?.select()}
        />
      )}
    </>
  );
}
