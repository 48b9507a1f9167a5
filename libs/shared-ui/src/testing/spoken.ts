import { virtual } from '@guidepup/virtual-screen-reader';
import { ANNOUNCER } from '../components/announce.ts';

/** More phrases mean that the reader never arrives at the end. */
const MAX_PHRASES = 1000;

/** What browsers hide by themselves, and jsdom shows. Tests that stub popovers mark open ones with `data-open`. */
const HIDDEN = 'details:not([open]) > :not(summary), [popover]:not([data-open]) { display: none; }';

/** Returns what a screen reader says while it reads an element from its start to its end. */
export const readAloud = async (container: HTMLElement): Promise<string[]> => {
  const phrases = await listening(container, async () => {
    const first = [virtual.activeNode, await virtual.lastSpokenPhrase()] as const;
    for (let count = 0; count < MAX_PHRASES; count++) {
      await virtual.next();
      // After the end it begins again.
      if (virtual.activeNode === first[0] && (await virtual.lastSpokenPhrase()) === first[1]) break;
    }
  });
  return phrases.slice(0, -1);
};

/** Returns what a screen reader says because of what happens: what takes the focus, and what live regions announce. */
export async function announcementsDuring(container: HTMLElement, happen: () => unknown): Promise<string[]> {
  // The shell's.
  const announcer = container.appendChild(document.createElement('p'));
  announcer.id = ANNOUNCER;
  announcer.setAttribute('aria-live', 'polite');
  try {
    return await listening(container, async () => {
      await virtual.clearSpokenPhraseLog();
      await happen();
    });
  } finally {
    announcer.remove();
  }
}

async function listening(container: HTMLElement, act: () => Promise<void>): Promise<string[]> {
  const hidden = document.head.appendChild(document.createElement('style'));
  hidden.textContent = HIDDEN;
  // jsdom knows no pseudo-elements, and says so for each.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
  await virtual.start({ container });
  try {
    await act();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
    window.getComputedStyle = getComputedStyle;
    hidden.remove();
  }
}
