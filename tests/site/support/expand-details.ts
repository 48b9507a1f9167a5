/** Opens all `details`, including exclusive ones, and returns their number. Runs in the page. */
export function expandAllDetails(): number {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  for (const details of folded) {
    details.removeAttribute('name');
    details.open = true;
  }
  return folded.length;
}
