import { ChoiceTile } from './choice-tile.tsx';

const TILE =
  'ui:inline-flex ui:min-h-11 ui:items-center ui:border ui:border-control ui:px-3.5 ui:has-checked:bg-ink ui:has-checked:text-surface';

export const examples = {
  'filled when chosen': (
    <fieldset>
      <legend>Hours a month</legend>
      {['40', '80', '160'].map((hours) => (
        <ChoiceTile
          key={hours}
          filled
          className={TILE}
          name="hours"
          value={hours}
          defaultChecked={hours === '80'}
        >
          {hours}
        </ChoiceTile>
      ))}
    </fieldset>
  ),
};
