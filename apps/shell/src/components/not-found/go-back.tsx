import { Button } from '@vantedge/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Button that goes back in the browser history, or home if there is none. Invisible until hydrated, but takes up its
 * space.
 */
export function GoBack({ label, home }: { label: string; home: string }) {
  const navigate = useNavigate();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const goBack = () => (history.length > 1 ? history.back() : navigate(home));
  return (
    <Button tone="on-dark" data-live="" className={hydrated ? undefined : 'invisible'} onClick={goBack}>
      {label}
    </Button>
  );
}
