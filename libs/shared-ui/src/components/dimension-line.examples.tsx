import { DimensionLine } from './dimension-line.tsx';

export const examples = {
  'part of the length': (
    <DimensionLine
      label="One year of a typical three."
      total={3}
      measured={1}
      start={{ strong: '1 year', text: 'to the status' }}
      end={{ text: '3 years is typical' }}
    />
  ),
  'the whole length': (
    <DimensionLine
      label="Twelve weeks, from no seats to fifty."
      total={12}
      measured={12}
      start={{ strong: 'Start', text: 'no seats' }}
      end={{ strong: 'Week 12', text: 'fifty seats' }}
    />
  ),
};
