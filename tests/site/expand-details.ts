/** Opens whatever unfolds in the page, answers that exclude each other too; run in the page. How many there are. */
export function expandAllDetails(): number {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  for (const details of folded) {
    details.removeAttribute('name');
    details.open = true;
  }
  return folded.length;
}
