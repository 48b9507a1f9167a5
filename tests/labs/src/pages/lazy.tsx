import { type ComponentType, useState } from 'react';
import { LabPage } from '../lab-frames.tsx';

export default function Lazy() {
  const [Part, setPart] = useState<ComponentType>();
  return (
    <LabPage path="/labs/lazy" name="Lazy">
      <button
        type="button"
        onClick={() => import('../lazy-part.tsx').then((part) => setPart(() => part.LazyPart))}
      >
        Load the lazy part
      </button>
      {Part ? <Part /> : null}
    </LabPage>
  );
}
