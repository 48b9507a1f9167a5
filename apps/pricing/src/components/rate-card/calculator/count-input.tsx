import { type InputHTMLAttributes, useState } from 'react';
import { parseCount } from './parse-count.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: number;
  onCount: (count: number) => void;
}

/**
 * A text field for whole numbers: unlike a number field, it accepts thousands separators, and neither the wheel nor
 * arrow keys change it. It keeps the text as typed until blur.
 */
export function CountInput({ value, onCount, ...native }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...native}
      type="text"
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onCount(parseCount(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
