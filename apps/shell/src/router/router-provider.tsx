import { startTransition, useLayoutEffect, useState } from 'react';
import { App } from '../app/app.tsx';
import { fragmentTarget } from './fragment-target.ts';
import type { Router, RouterState } from './router.ts';

/** Renders what the router shows, and scrolls to its position. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);

  useLayoutEffect(() => {
    const update = (next: RouterState) => {
      const render = () => setState(next);
      // Controls of a page that change its location need the result at once. Another page is rendered in steps.
      if (next.scrollTo === undefined) render();
      else startTransition(render);
    };
    update(router.state);
    return router.subscribe(update);
  }, [router]);

  useLayoutEffect(() => {
    scroll(state);
  }, [state]);

  return <App state={state} navigate={router.navigate} />;
}

function scroll({ location: { hash }, scrollTo }: RouterState) {
  if (scrollTo === undefined) return;
  const target = scrollTo === 'fragment' ? fragmentTarget(hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, scrollTo === 'fragment' ? 0 : scrollTo);
}
