import { useState } from 'react';
import { LabPage } from '../lab-frames.tsx';

export default function ThrowsInEvent() {
  const [clicks, setClicks] = useState(0);
  return (
    <LabPage path="/labs/throws-in-event" name="Throws in an event">
      <button
        type="button"
        onClick={() => {
          setClicks(clicks + 1);
          throw new Error('labs: thrown in an event');
        }}
      >
        Clicked {clicks} times
      </button>
    </LabPage>
  );
}
