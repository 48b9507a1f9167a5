import { useState } from 'react';
import { LabWidget } from '../lab-frames.tsx';

export default function ThrowsLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('labs: thrown by an update');
  return (
    <LabWidget name="Throws later">
      <button type="button" onClick={() => setBroken(true)}>
        Break this widget
      </button>
    </LabWidget>
  );
}
