import { Button } from '@vantedge/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** One step back in the browser's history, or home where there is none. It holds its place unseen until it can act. */
export function GoBack({ label, home }: { label: string; home: string }) {
  const navigate = useNavigate();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const goBack = () => (history.length > 1 ? history.back() : void navigate(home));
  return (
    <Button tone="on-dark" className={hydrated ? undefined : 'invisible'} onClick={goBack}>
      {label}
    </Button>
  );
}
