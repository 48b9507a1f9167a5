import type { CalculatorModel } from '@vantedge/content-pricing';
import { Tag } from '@vantedge/shared-ui';
import { fieldNames } from './estimate-query.ts';
import { useEstimate } from './use-estimate.ts';

interface Props {
  label: string;
  options: readonly CalculatorModel[];
  describedBy: string;
}

/** Radio buttons as ruled lines, with the minimum beside each name. */
export function ModelField({ label, options, describedBy }: Props) {
  const { input, setInput } = useEstimate();
  return (
    <fieldset className="calc-field" aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="choice-list">
        {options.map(({ id, name, badge, from }) => (
          <label key={id}>
            <input
              type="radio"
              name={fieldNames.model}
              value={id}
              checked={input.model === id}
              onChange={() => setInput((last) => ({ ...last, model: id }))}
            />
            <span>
              {name} {badge && <Tag>{badge}</Tag>}
            </span>
            <small>{from}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
