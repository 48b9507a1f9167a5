/*
 * Shows errors thrown in the browser, with the source file and line from the development gateway. There is one overlay per
 * page. The rspack client's overlay would appear once per section, with stack traces of built files.
 */

/** The gateway's response for a stack trace. */
interface SourceStack {
  /** `apps/stories/src/pages/ukg.tsx:12`, innermost first. */
  frames: string[];
  /** Source lines around the innermost frame. */
  excerpt?: string;
}

const overlay = document.createElement('dialog');
overlay.setAttribute('role', 'alertdialog');
overlay.setAttribute('aria-label', 'Error in the browser');
overlay.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 2147483647; width: 100%; max-width: none; max-height: 60vh; padding: 16px 24px; border: 0; background: #1c1517; color: #f6eeee; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap';
const text = document.createElement('p');
const closeButton = document.createElement('button');
closeButton.textContent = 'Close';
overlay.append(closeButton, text);

async function show(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { frames, excerpt = '' } = await sourceStack(error.stack ?? '');
  const calls = frames.length ? frames.join('\n') : error.stack;
  text.textContent = `${error.name}: ${error.message}\n\n${calls}\n\n${excerpt}`;
  document.documentElement.append(overlay);
  overlay.show();
}

async function sourceStack(stack: string): Promise<SourceStack> {
  try {
    return (await (await fetch('/__dev/stack', { method: 'POST', body: stack })).json()) as SourceStack;
  } catch {
    return { frames: [] };
  }
}

closeButton.addEventListener('click', () => overlay.close());
window.addEventListener('error', ({ error, message }) => void show(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => void show(reason));
// The development client of each section sends this message when a file is saved.
window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'webpackInvalid') overlay.close();
});
