import { paths } from '@vantedge/content-shared';
import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { Button, ButtonLink } from '@vantedge/shared-ui';
import { contactPath } from './contact-path.ts';
import { CopyLink } from './copy-link.tsx';
import { hasResults } from './estimate.ts';
import { printAlone } from './print-alone.ts';
import { useEstimate } from './use-estimate.ts';

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
    <div className="col-span-full flex flex-wrap gap-3 max-md:*:first:flex-[1_1_100%] lg:col-[6/-1] print:hidden">
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
      <Button
        tone="on-dark"
        className="max-md:flex-1 noscript:hidden"
        onClick={({ currentTarget }) => printAlone(currentTarget)}
      >
        {print}
      </Button>
    </div>
  );
}
