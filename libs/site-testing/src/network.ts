import type { Page, Route } from '@playwright/test';

/** Blocks requests that match a pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp) {
  const blocked: Route[] = [];
  let open = false;
  await page.route(pattern, async (route) => {
    if (open) await route.continue();
    else blocked.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(blocked.splice(0).map((route) => route.continue()));
  };
}

/** Answers a post of a form with a status, and the message's id, as the server does. */
export function answerPost(route: Route, status: number, headers: Record<string, string> = {}) {
  const id = new URLSearchParams(route.request().postData()!).get('id');
  return route.fulfill({ status, headers, json: { id } });
}
