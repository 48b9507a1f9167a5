import { type ComponentType, useState } from 'react';
import { Laboratory } from '../laboratory.tsx';

export default function Late() {
  const [Part, setPart] = useState<ComponentType>();
  return (
    <Laboratory path="/labs/late" name="Late">
      <button
        type="button"
        onClick={() => import('../late-part.tsx').then((part) => setPart(() => part.LatePart))}
      >
        Load the late part
      </button>
      {Part ? <Part /> : null}
    </Laboratory>
  );
}
