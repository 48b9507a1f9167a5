import { clsx } from 'clsx';
import { CountInput } from './count-input.tsx';
import { chooseHours, enterCustomHours } from './estimate.ts';
import { fieldNames, hoursChoices } from './estimate-query.ts';
import { FIELD, FIELD_LABEL, RADIO, RADIO_LABEL } from './field-styles.ts';
import { useEstimate } from './use-estimate.ts';

interface Props {
  label: string;
  custom: string;
  customLabel: string;
  describedBy: string;
}

const SEGMENT = clsx(
  RADIO_LABEL,
  'min-h-14 place-items-center border-night-line font-medium tabular-nums not-first:border-l hover:bg-night-3',
  'has-checked:bg-on-night has-checked:text-amber-ink print:has-checked:text-[#fff]',
  'forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4 forced-colors:has-checked:outline-[Highlight]',
);
const CUSTOM_HOURS = clsx(
  'invisible absolute inset-x-0 top-4.5 bottom-0 w-full min-w-0 rounded-none rounded-br-[3px] px-1 group-has-checked:visible',
  'text-center text-2xl/none font-medium text-amber-ink tabular-nums print:text-[#fff]',
  'underline decoration-1 underline-offset-4 -outline-offset-2 outline-amber-ink',
);

/** Radio buttons as one ruled row; the last becomes a number field when selected, without shifting the layout. */
export function HoursField({ label, custom, customLabel, describedBy }: Props) {
  const { input, setInput } = useEstimate();
  return (
    <fieldset className={clsx(FIELD, 'mt-7 md:mt-8 md:max-lg:col-[1]')} aria-describedby={describedBy}>
      <legend className={FIELD_LABEL}>{label}</legend>
      <div className="grid grid-cols-[repeat(4,1fr)_1.5fr] rounded-control border border-night-rule">
        {hoursChoices.map((hours) => (
          <label key={hours} className={SEGMENT}>
            <input
              className={RADIO}
              type="radio"
              name={fieldNames.hours}
              value={hours}
              checked={!input.customMode && input.hours === hours}
              onChange={() => setInput((last) => chooseHours(last, hours))}
            />
            <span>{hours}</span>
          </label>
        ))}
        <div className="group relative border-l border-night-line">
          <label className={SEGMENT}>
            <input
              className={RADIO}
              type="radio"
              name={fieldNames.hours}
              value="custom"
              checked={input.customMode}
              onChange={() => setInput((last) => chooseHours(last, 'custom'))}
            />
            {/* Its number aligns with the others; its label moves above it. */}
            <span className="group-has-checked:-translate-y-3.75 group-has-checked:scale-75">{custom}</span>
          </label>
          <CountInput
            className={CUSTOM_HOURS}
            id="custom-hours"
            name={fieldNames.customHours}
            value={input.customHours}
            onCount={(hours) => setInput((last) => enterCustomHours(last, hours))}
            aria-label={customLabel}
            aria-describedby={describedBy}
          />
        </div>
      </div>
    </fieldset>
  );
}
