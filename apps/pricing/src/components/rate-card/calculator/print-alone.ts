/** Prints only the section that contains the element. */
export function printAlone(element: HTMLElement): void {
  const section = element.closest('section');
  section?.setAttribute('data-printed-alone', '');
  window.addEventListener('afterprint', () => section?.removeAttribute('data-printed-alone'), { once: true });
  window.print();
}
