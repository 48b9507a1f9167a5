/**
 * Opens a path as a document, unless the server cannot be reached; resolves to whether the browser is on its way.
 * A document that answers 404 is opened too: it is the site's own not-found page.
 */
export async function openDocument(path: string): Promise<boolean> {
  const reachable = await fetch(path, { method: 'HEAD' }).then(
    (answer) => answer.status < 500,
    () => false,
  );
  if (reachable) location.assign(path);
  return reachable;
}
