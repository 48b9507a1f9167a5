import { type InputHTMLAttributes, useState } from 'react';
import { parseCount } from './parse-count.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: number;
  onCount: (count: number) => void;
}

/** A number field for whole numbers; it keeps the text as typed until blur. */
export function CountInput({ value, onCount, ...native }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...native}
      type="number"
      inputMode="numeric"
      min="0"
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onCount(parseCount(target.value));
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        // Browsers disagree about thousands separators in a number field; some reject the whole paste.
        if (!pasted.includes(',')) return;
        event.preventDefault();
        setTyped(undefined);
        onCount(parseCount(pasted));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
