import { rateCard } from '@vantedge/content-pricing';
import { ModelCard } from './model-card.tsx';

const { rows, ...labels } = rateCard.models;
const card = (id: string) => {
  const model = rows.find((row) => row.id === id)!;
  return <ModelCard {...model} labels={labels} />;
};

export const surface = 'light';
export const examples = {
  'with a price': card('boutique'),
  'highlighted by a badge': card('managed'),
  'with text in place of a price': card('bto'),
};
