import { useState } from 'react';
import { Laboratory } from '../laboratory.tsx';

export default function ThrowsInEvent() {
  const [clicks, setClicks] = useState(0);
  return (
    <Laboratory path="/labs/throws-in-event" name="Throws in an event">
      <button
        type="button"
        onClick={() => {
          setClicks(clicks + 1);
          throw new Error('laboratory: thrown in an event');
        }}
      >
        Clicked {clicks} times
      </button>
    </Laboratory>
  );
}
