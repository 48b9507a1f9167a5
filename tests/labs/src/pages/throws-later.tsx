import { useState } from 'react';
import { Laboratory } from '../laboratory.tsx';

export default function ThrowsLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('laboratory: thrown by an update');
  return (
    <Laboratory path="/labs/throws-later" name="Throws later">
      <button type="button" onClick={() => setBroken(true)}>
        Break this page
      </button>
    </Laboratory>
  );
}
