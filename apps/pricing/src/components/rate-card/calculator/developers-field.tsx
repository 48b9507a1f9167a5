import { Icon } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { CountInput } from './count-input.tsx';
import { fieldNames } from './estimate-query.ts';
import { FIELD, FIELD_LABEL } from './field-styles.ts';
import { useEstimate } from './use-estimate.ts';

/** From this number on, digits are smaller so that the number fits on a phone. */
const LONG_FROM = 100_000;

interface Props {
  label: string;
  fewer: string;
  more: string;
  describedBy: string;
}

const STEP = clsx(
  'grid cursor-pointer touch-manipulation place-items-center text-2xl',
  'hover:bg-night-3 active:bg-night-4 active:duration-0 pointer-fine:transition-[background-color]',
  'print:hidden noscript:hidden',
);
const INPUT = clsx(
  'h-21 min-w-0 rounded-none border-x border-night-line pt-1 text-center font-display leading-none tracking-stat',
  'lining-nums tabular-nums',
);

/** A large number field between minus and plus buttons. */
export function DevelopersField({ label, fewer, more, describedBy }: Props) {
  const { input, setInput } = useEstimate();
  const step = (by: number) =>
    setInput((last) => ({ ...last, developers: Math.max(0, last.developers + by) }));

  return (
    <div className={clsx(FIELD, 'mt-10 md:max-lg:col-[1]')}>
      <label className={FIELD_LABEL} htmlFor="developers">
        {label}
      </label>
      <div className="grid grid-cols-[64px_1fr_64px] rounded-control border border-night-rule noscript:grid-cols-[1fr]">
        <button className={STEP} type="button" aria-label={fewer} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <CountInput
          className={clsx(INPUT, input.developers < LONG_FROM ? 'text-8xl' : 'text-5xl')}
          id="developers"
          name={fieldNames.developers}
          value={input.developers}
          onCount={(developers) => setInput((last) => ({ ...last, developers }))}
          aria-describedby={describedBy}
        />
        <button className={STEP} type="button" aria-label={more} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
