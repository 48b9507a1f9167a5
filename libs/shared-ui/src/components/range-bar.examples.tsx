import { RangeBar } from './range-bar.tsx';

export const examples = {
  'from 2 to 4, or up to 8 of 12': (
    <svg className="ui:h-3 ui:w-full" aria-hidden="true">
      <RangeBar from={2} minEnd={4} to={8} length={12} />
    </svg>
  ),
};
