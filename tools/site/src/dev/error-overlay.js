/*
 * Shows errors thrown in the browser, with the source file and line from the development gateway, which puts this script first into its
 * documents. The rspack client's overlay would appear once per section, with stack traces of built files.
 */

const overlay = document.createElement('div');
// Not a dialog, which would close the page's menus.
overlay.popover = 'manual';
overlay.setAttribute('role', 'alertdialog');
overlay.setAttribute('aria-label', 'Error in the browser');
overlay.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 2147483647; width: 100%; max-width: none; max-height: 60vh; padding: 16px 24px; border: 0; background: #1c1517; color: #f6eeee; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap';
const text = document.createElement('p');
const closeButton = document.createElement('button');
closeButton.textContent = 'Close';
closeButton.style.cssText = 'float: right; padding: 4px 14px; border: 1px solid; border-radius: 4px';
overlay.append(closeButton, text);

const log = console.error;

function show(thrown) {
  showWithSources(thrown).catch(log);
}

async function showWithSources(thrown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // The cause of a page that does not load is in the page.
  const { stack } = error.cause instanceof Error ? error.cause : error;
  const frames = await sourceFrames(stack ?? '');
  const calls = frames.length ? frames.join('\n') : stack;
  text.textContent = `${error.name}: ${error.message}\n\n${calls}`;
  // Again if it is open: popovers of the page may be above it.
  document.documentElement.append(overlay);
  overlay.showPopover();
}

/** Source lines of a stack such as `apps/stories/src/pages/ukg.tsx:12`, innermost first, from the gateway. */
async function sourceFrames(stack) {
  try {
    const response = await fetch('/__dev/stack', { method: 'POST', body: stack });
    return (await response.json()).frames;
  } catch {
    return [];
  }
}

closeButton.addEventListener('click', () => overlay.remove());
window.addEventListener('error', ({ error, message }) => show(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => show(reason));
// An edited module that throws while it loads: React Refresh catches the error, and only logs it.
console.error = (...values) => {
  log(...values);
  if (values.length === 1 && values[0] instanceof Error) show(values[0]);
};
// The development client of each section sends this message when a file is saved.
window.addEventListener('message', ({ data }) => {
  if (data?.type === 'webpackInvalid') overlay.remove();
});
