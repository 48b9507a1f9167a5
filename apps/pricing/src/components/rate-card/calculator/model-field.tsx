import type { CalculatorModel } from '@vantedge/content-pricing';
import { Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { fieldNames } from './estimate-query.ts';
import { FIELD, FIELD_LABEL, RADIO, RADIO_LABEL } from './field-styles.ts';
import { useEstimate } from './use-estimate.ts';

interface Props {
  label: string;
  options: readonly CalculatorModel[];
  describedBy: string;
}

/** The name stays on one line; a long minimum takes two. */
const CHOICE = clsx(
  'calc-choice',
  RADIO_LABEL,
  'min-h-14 grid-cols-[30px_1fr] items-center border-b border-night-line py-2',
  'md:min-h-13 md:grid-cols-[30px_auto_1fr] md:py-1',
);
const MINIMUM = clsx(
  'text-small/note text-balance text-on-night-2 tabular-nums max-md:col-start-2',
  'md:pl-4 md:text-right',
);

/** Radio buttons as ruled lines, with the minimum beside each name. */
export function ModelField({ label, options, describedBy }: Props) {
  const { input, choose } = useEstimate();
  return (
    <fieldset
      className={clsx(FIELD, 'mt-7 md:mt-8 md:max-lg:col-[2] md:max-lg:row-[2/span_2] md:max-lg:mt-10')}
      aria-describedby={describedBy}
    >
      <legend className={FIELD_LABEL}>{label}</legend>
      <div className="border-t border-night-rule">
        {options.map(({ id, name, badge, from }) => (
          <label key={id} className={CHOICE}>
            <input
              className={RADIO}
              type="radio"
              name={fieldNames.model}
              value={id}
              checked={input.model === id}
              onChange={() => choose((last) => ({ ...last, model: id }))}
            />
            <span className="font-medium">
              {name} {badge && <Tag className="ml-1.5 text-amber print:hidden">{badge}</Tag>}
            </span>
            <small className={MINIMUM}>{from}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
