import { CountInput } from './count-input.tsx';
import { chooseHours, enterCustomHours } from './estimate.ts';
import { fieldNames, hoursChoices } from './estimate-query.ts';
import { useEstimate } from './use-estimate.ts';

interface Props {
  label: string;
  custom: string;
  customLabel: string;
  describedBy: string;
}

/** Radio buttons as one ruled row; the last becomes a number field when selected, without shifting the layout. */
export function HoursField({ label, custom, customLabel, describedBy }: Props) {
  const { input, setInput } = useEstimate();
  return (
    <fieldset className="calc-field" aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="segmented">
        {hoursChoices.map((hours) => (
          <label key={hours}>
            <input
              type="radio"
              name={fieldNames.hours}
              value={hours}
              checked={!input.customMode && input.hours === hours}
              onChange={() => setInput((last) => chooseHours(last, hours))}
            />
            <span>{hours}</span>
          </label>
        ))}
        <div className="custom-hours">
          <label>
            <input
              type="radio"
              name={fieldNames.hours}
              value="custom"
              checked={input.customMode}
              onChange={() => setInput((last) => chooseHours(last, 'custom'))}
            />
            <span>{custom}</span>
          </label>
          <CountInput
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
