import { Icon } from '@vantedge/shared-ui';
import { CountInput } from './count-input.tsx';
import { fieldNames } from './estimate-query.ts';
import { useEstimate } from './use-estimate.ts';

/** From this number on, digits are smaller so that the number fits on a phone. */
const LONG_FROM = 100_000;

interface Props {
  label: string;
  fewer: string;
  more: string;
  describedBy: string;
}

/** A large number field between minus and plus buttons. */
export function DevelopersField({ label, fewer, more, describedBy }: Props) {
  const { input, setInput } = useEstimate();
  const step = (by: number) =>
    setInput((last) => ({ ...last, developers: Math.max(0, last.developers + by) }));

  return (
    <div className="calc-field">
      <label htmlFor="developers">{label}</label>
      <div className={input.developers < LONG_FROM ? 'stepper' : 'stepper stepper--long'}>
        <button type="button" aria-label={fewer} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <CountInput
          id="developers"
          name={fieldNames.developers}
          value={input.developers}
          onCount={(developers) => setInput((last) => ({ ...last, developers }))}
          aria-describedby={describedBy}
        />
        <button type="button" aria-label={more} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
