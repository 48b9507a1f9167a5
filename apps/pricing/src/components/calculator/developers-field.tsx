import { Icon } from '@vantedge/shared-ui';
import { CountInput } from './count-input.tsx';
import { fieldNames } from './estimate-query.ts';
import { useEstimate } from './use-estimate.ts';

/** From here on a number is set smaller, or its end could not be read on a phone. */
const LONG_FROM = 100_000;

interface Props {
  label: string;
  fewer: string;
  more: string;
  describedBy: string;
}

/** One large number between two plain buttons. */
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
