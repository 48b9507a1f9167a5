/*
 * Shows errors thrown in the browser, with the source file and line from the development gateway. There is one overlay per
 * page. The rspack client's overlay would appear once per section, with stack traces of built files.
 */

const STYLE = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; padding: 16px 24px;
    background: #1c1517; color: #f6eeee; border-top: 4px solid #ff6b6b; font: 14px/1.5 ui-monospace, monospace; }
  h2 { margin: 0 48px 8px 0; font-size: 16px; color: #ff8e8e; white-space: pre-wrap; }
  pre { margin: 8px 0; white-space: pre-wrap; }
  button { position: absolute; top: 12px; right: 16px; font: inherit; }
`;

let host: HTMLElement | undefined;

async function show(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = await sourceFrames(error.stack ?? '');
  hide();
  host = document.createElement('vantedge-error-overlay');
  const style = element('style', STYLE);
  const panel = element('section', '');
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-label', 'Error in the browser');
  const close = element('button', 'Close');
  close.addEventListener('click', hide);
  panel.append(
    element('h2', `${error.name}: ${error.message}`),
    element('pre', frames.length ? frames.join('\n') : (error.stack ?? '')),
    close,
  );
  host.attachShadow({ mode: 'open' }).append(style, panel);
  document.documentElement.append(host);
}

function hide() {
  host?.remove();
  host = undefined;
}

function element(name: string, text: string) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/** Source lines of a stack such as `apps/stories/src/pages/ukg.tsx:12`, innermost first, from the gateway. */
async function sourceFrames(stack: string): Promise<string[]> {
  try {
    const response = await fetch('/__dev/stack', { method: 'POST', body: stack });
    return ((await response.json()) as { frames: string[] }).frames;
  } catch {
    return [];
  }
}

window.addEventListener('error', ({ error, message }) => void show(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => void show(reason));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
// The development client of each section sends this message when a file is saved.
window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'webpackInvalid') hide();
});
