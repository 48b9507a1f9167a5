import { useState } from 'react';
import { LabPage } from '../lab-frames.tsx';

export default function ThrowsLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('labs: thrown by an update');
  return (
    <LabPage path="/labs/throws-later" name="Throws later">
      <button type="button" onClick={() => setBroken(true)}>
        Break this page
      </button>
    </LabPage>
  );
}
