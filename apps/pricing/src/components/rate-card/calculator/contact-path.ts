import { fillTemplate } from '@vantedge/shared-ui';
import { formatUsd, paths } from '@vantedge/content-shared';
import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { estimate, type EstimateInput } from './estimate.ts';
import { count } from './count.ts';

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
