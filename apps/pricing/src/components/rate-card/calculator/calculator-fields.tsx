import type { CalculatorModel } from '@vantedge/content-pricing';
import { ChoiceTile, Icon, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type InputHTMLAttributes, useRef, useState } from 'react';
import { useEstimate } from './estimate-provider.tsx';
import { type CountProblem, fieldNames, hoursChoices, MAX_COUNT, parseCount } from './estimate-query.ts';
import { chooseHours, enterCustomHours } from './estimate.ts';

interface ModelFieldProps {
  label: string;
  options: readonly CalculatorModel[];
  describedBy: string;
}

/** The name stays on one line; a long minimum takes two. */
const CHOICE = clsx(
  'calc-choice grid',
  'min-h-14 label-cols-7.5 content-start items-center border-b border-surface-dark-line py-2',
  'md:min-h-13 md:grid-cols-[30px_auto_1fr] md:content-center md:py-1',
);
const MINIMUM = clsx(
  'text-small/note text-balance text-on-dark-2 tabular-nums max-md:col-start-2',
  'md:pl-4 md:text-right',
);
const FIELD_LABEL = 'mb-2.5 block text-small/snug font-medium text-on-dark-2';

/** Radio buttons as ruled lines, with the minimum beside each name. */
export function ModelField({ label, options, describedBy }: ModelFieldProps) {
  const { input, choose } = useEstimate();
  return (
    <fieldset
      className="mt-6 min-w-0 md:mt-8 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 md:max-lg:mt-10"
      aria-describedby={describedBy}
    >
      <legend className={FIELD_LABEL}>{label}</legend>
      <div className="grid gap-x-gutter border-t border-surface-dark-rule 2xs:grid-cols-2 md:grid-cols-1">
        {options.map(({ id, name, badge, from }) => (
          <ChoiceTile
            key={id}
            className={CHOICE}
            name={fieldNames.model}
            value={id}
            checked={input.model === id}
            onChange={() => choose((last) => ({ ...last, model: id }))}
          >
            <span className="font-medium">
              {name} {badge && <Tag className="ml-1.5 text-amber print:hidden">{badge}</Tag>}
            </span>
            <small className={MINIMUM}>{from}</small>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}

/** From this number on, digits are smaller so that the number fits on a phone. */
const LONG_FROM = 100_000;

interface DevelopersFieldProps {
  label: string;
  fewer: string;
  more: string;
  describedBy: string;
}

const STEP = clsx(
  'grid cursor-pointer touch-manipulation place-items-center text-2xl',
  'hover:bg-surface-dark-3 active:bg-surface-dark-4 active:duration-0 pointer-fine:transition-colors',
  'print:hidden noscript:hidden',
);
const INPUT = clsx(
  'h-16 min-w-0 rounded-none border-x border-surface-dark-line pt-1 text-center font-display leading-none tracking-stat md:h-18',
  'lining-nums tabular-nums',
);

/** A large number field between minus and plus buttons. */
export function DevelopersField({ label, fewer, more, describedBy }: DevelopersFieldProps) {
  const { input, setInput } = useEstimate();
  const step = (by: number) =>
    setInput((last) => ({
      ...last,
      developers: Math.min(Math.max(0, last.developers + by), MAX_COUNT),
    }));

  return (
    <div className="mt-7 min-w-0 md:mt-10 md:max-lg:col-start-1">
      <label className={FIELD_LABEL} htmlFor="developers">
        {label}
      </label>
      <div className="grid grid-cols-[64px_1fr_64px] rounded-control border border-surface-dark-rule noscript:grid-cols-1">
        <button className={STEP} type="button" aria-label={fewer} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <CountInput
          className={clsx(INPUT, input.developers < LONG_FROM ? 'text-8xl' : 'text-5xl')}
          id="developers"
          name={fieldNames.developers}
          value={input.developers}
          onCount={(developers, problem) => setInput((last) => ({ ...last, developers }), problem)}
          aria-describedby={describedBy}
        />
        <button className={STEP} type="button" aria-label={more} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

interface HoursFieldProps {
  label: string;
  custom: string;
  customLabel: string;
  describedBy: string;
}

const SEGMENT = clsx(
  'grid min-h-14 place-items-center border-surface-dark-line font-medium tabular-nums not-first:border-l hover:bg-surface-dark-3',
  'has-checked:bg-on-dark has-checked:text-amber-ink print:has-checked:text-white',
);
const CUSTOM_HOURS = clsx(
  'invisible absolute inset-x-0 top-4.5 bottom-0 w-full min-w-0 rounded-none rounded-br-control px-1 [label:has(:checked)+&]:visible',
  'text-center text-2xl/none font-medium text-amber-ink tabular-nums print:text-white',
  'underline decoration-1 underline-offset-4 -outline-offset-2 outline-amber-ink',
  'forced-colors:text-highlight-text forced-colors:forced-color-adjust-none',
);

/** Radio buttons as one ruled row; the last becomes a number field when selected, without shifting the layout. */
export function HoursField({ label, custom, customLabel, describedBy }: HoursFieldProps) {
  const { input, setInput, choose } = useEstimate();
  return (
    <fieldset className="mt-6 min-w-0 md:mt-8 md:max-lg:col-start-1">
      <legend className={FIELD_LABEL}>{label}</legend>
      <div className="grid grid-cols-[repeat(4,1fr)_1.5fr] rounded-control border border-surface-dark-rule">
        {hoursChoices.map((hours) => (
          <ChoiceTile
            key={hours}
            filled
            className={SEGMENT}
            name={fieldNames.hours}
            value={hours}
            checked={!input.customMode && input.hours === hours}
            onChange={() => choose((last) => chooseHours(last, hours))}
          >
            <span>{hours}</span>
          </ChoiceTile>
        ))}
        <div className="relative border-l border-surface-dark-line">
          <ChoiceTile
            filled
            className={SEGMENT}
            name={fieldNames.hours}
            value="custom"
            checked={input.customMode}
            onChange={() => choose((last) => chooseHours(last, 'custom'))}
          >
            {/* Its number aligns with the others; its label moves above it. */}
            <span className="peer-checked:-translate-y-3.75 peer-checked:scale-75">{custom}</span>
          </ChoiceTile>
          <CountInput
            className={CUSTOM_HOURS}
            id="custom-hours"
            name={fieldNames.customHours}
            value={input.customHours}
            onCount={(hours, problem) => setInput((last) => enterCustomHours(last, hours), problem)}
            aria-label={customLabel}
            aria-describedby={describedBy}
          />
        </div>
      </div>
    </fieldset>
  );
}

interface CountInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: number;
  /** Receives the number that is used, and why it is not the one entered. */
  onCount: (count: number, problem?: CountProblem) => void;
}

/**
 * A text field for whole numbers: unlike a number field, it accepts thousands separators, and neither the wheel nor
 * arrow keys change it. It keeps the text as typed until blur, and then if it cannot be used, or until something else
 * changes the number.
 */
function CountInput({ value, onCount, ...native }: CountInputProps) {
  const [typed, setTyped] = useState<Typed>();
  /** The number before this edit, which stays in use for one that is too large: not what its first digits are. */
  const before = useRef(value);
  const enter = (entry: Typed) => {
    setTyped(entry);
    onCount(entry.value, entry.problem);
  };
  const current = typed?.value === value ? typed : undefined;
  // A step changes the number without a blur where buttons take no focus: Safari on an iPhone, voice control.
  if (typed && !current) setTyped(undefined);
  return (
    <input
      {...native}
      type="text"
      inputMode="numeric"
      value={current?.text ?? String(value)}
      aria-invalid={current?.problem && true}
      onFocus={() => (before.current = value)}
      onChange={({ target: { value: text } }) => {
        const { count, problem } = parseCount(text);
        if (!text.startsWith(current?.text ?? text)) before.current = value;
        enter({ text, value: problem === 'too-large' ? before.current : count, problem });
      }}
      onBlur={() => {
        const { text = '', problem } = current ?? {};
        if (parseCount(text).decimal) enter({ text, value: 0, problem: 'not-whole' });
        // What cannot be used stays beside the reason.
        else if (!problem) setTyped(undefined);
      }}
    />
  );
}

/** What a field contains while it is edited, the number that is used, and why that is not the one entered. */
interface Typed {
  text: string;
  value: number;
  problem: CountProblem | undefined;
}
