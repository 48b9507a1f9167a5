/*
 * Outlines the sections and widgets of a page, with commit, version, size, load time and vitals of each. Opens with its button or Alt+I. The
 * server adds this script to pages of previews, and `site dev` to its documents; a live site never has it.
 */
(() => {
  const STYLE = `
    :host { all: initial; color-scheme: inherit; display: contents }
    @media print { :host { display: none } }
    * { box-sizing: border-box }
    aside, .outline { font: 13px/1.45 system-ui, sans-serif; color: light-dark(#14181c, #f2f4f5);
      --surface: light-dark(#fff, #14181c); --muted: light-dark(#4a5560, #b3bdc6);
      --line: light-dark(#c3cbd2, #46515b); --accent: light-dark(#0b57d0, #8ab4ff) }
    .outline { --color: var(--accent); position: fixed; z-index: 2147483645; pointer-events: none;
      border: 2px solid var(--color) }
    .widget { --color: light-dark(#a13c00, #ffb787); border-style: dashed }
    .header, .footer { --color: var(--muted) }
    .current { border-width: 4px; background: color-mix(in srgb, var(--color) 6%, transparent) }
    .header span, .footer span { right: 0; left: auto }
    .outline span { position: absolute; padding: 1px 8px; white-space: nowrap; font-weight: 600;
      color: var(--surface); background: var(--color) }
    button { font: inherit; color: inherit; background: var(--surface); cursor: pointer }
    button:focus-visible { outline: 2px solid var(--accent); outline-offset: -3px }
    .toggle, .panel { position: fixed; z-index: 2147483646; left: 12px; border: 1px solid var(--line);
      border-radius: 6px; box-shadow: 0 4px 16px #0004 }
    .toggle { bottom: 12px; min-height: 44px; padding: 0 14px; font-weight: 600 }
    .panel { bottom: 64px; width: min(23rem, 100vw - 24px); max-height: min(60vh, 32rem); overflow-y: auto;
      background: var(--surface) }
    ul { margin: 0; padding: 0; list-style: none }
    li + li { border-top: 1px solid var(--line) }
    li button { display: flex; justify-content: space-between; gap: 12px; width: 100%; min-height: 44px;
      align-items: center; padding: 4px 14px; border: 0; text-align: start; overflow-wrap: anywhere }
    button[aria-expanded=true] { font-weight: 600 }
    small { font-size: inherit; font-weight: 400; color: var(--muted) }
    dl:not([hidden]) { display: grid; grid-template-columns: 5em 1fr; gap: 2px 12px; margin: 0; padding: 0 14px 12px;
      overflow-wrap: anywhere }
    dt { color: var(--muted) }
    dd { margin: 0; font-variant-numeric: tabular-nums }
  `;

  /** Elements that are outlined: the application marks sections and widgets. */
  const PARTS = '#root > header, #root > footer, #root [data-section], #root [data-widget]';
  const nameOf = ({ dataset }) => dataset.widget ?? dataset.section ?? 'shell';
  const kindOf = ({ dataset, localName }) =>
    dataset.widget ? 'widget' : dataset.section ? 'page' : localName;

  /** Each vital of each part of the page, by element. */
  const vitals = new Map();
  const record = (name, node, value, combine) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const part = element?.closest(PARTS);
    if (!part) return;
    const measured = vitals.get(part) ?? {};
    vitals.set(part, { ...measured, [name]: combine(measured[name] ?? 0, value) });
  };
  const observe = (type, each, options) =>
    PerformanceObserver.supportedEntryTypes.includes(type) &&
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ element, startTime }) => {
    for (const measured of vitals.values()) delete measured.LCP;
    record('LCP', element, startTime, Math.max);
  });
  observe('layout-shift', ({ hadRecentInput, sources, value }) => {
    const node = sources.find((source) => source.node)?.node;
    if (!hadRecentInput) record('CLS', node, value, (sum, more) => sum + more);
  });
  /** Times of the key presses that open and close the inspector: they tell nothing about the page. */
  const ownPresses = new Set();
  observe(
    'event',
    ({ interactionId, target, startTime, duration }) =>
      interactionId && !ownPresses.has(startTime) && record('INP', target, duration, Math.max),
    { durationThreshold: 16 },
  );

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const host = make('vantedge-inspector');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const list = make('ul');
  const panel = make(
    'div',
    { className: 'panel', id: 'panel', role: 'group', ariaLabel: 'Sections and widgets', hidden: true },
    list,
  );
  const toggle = make('button', {
    className: 'toggle',
    type: 'button',
    ariaExpanded: 'false',
    textContent: 'Inspect',
  });
  toggle.setAttribute('aria-controls', 'panel');
  toggle.setAttribute('aria-keyshortcuts', 'Alt+I');
  shadow.append(make('aside', { ariaLabel: 'Inspector' }, toggle, panel));

  /** Outlined parts of the page, each with its element, box, row and details. */
  let parts = [];
  let current;
  let release = { sections: {} };
  let commits = {};
  let focused;

  function listParts() {
    const now = [...document.querySelectorAll(PARTS)];
    if (now.length === parts.length && now.every((element, i) => element === parts[i].element)) return;
    for (const { box } of parts) box.remove();
    parts = now.map((element) => {
      const [name, kind] = [nameOf(element), kindOf(element)];
      const details = make('dl', { hidden: true });
      const row = make('button', { type: 'button', ariaExpanded: 'false' }, name);
      row.append(make('small', { textContent: kind }));
      const label = make('span', { textContent: kind === 'widget' ? name : `${name} ${kind}` });
      const box = make('div', { className: `outline ${kind}`, ariaHidden: 'true' }, label);
      shadow.append(box);
      const listed = { element, kind, row, details, label, box };
      row.addEventListener('focus', () => select(listed));
      row.addEventListener('click', () => select(listed));
      return listed;
    });
    list.replaceChildren(...parts.map(({ row, details }) => make('li', {}, row, details)));
    current = undefined;
  }

  function select(part) {
    if (part === current) return;
    current = part;
    for (const { row, details, box } of parts) {
      row.ariaExpanded = String(row === part.row);
      details.hidden = row !== part.row;
      box.classList.toggle('current', row === part.row);
    }
    describe(part);
    const { top, bottom } = part.element.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) part.element.scrollIntoView({ behavior: 'instant' });
  }

  function describe({ element, details }) {
    const rows = Object.entries(facts(element)).flatMap(([term, text]) => [
      make('dt', { textContent: term }),
      make('dd', { textContent: text }),
    ]);
    if (
      rows.map((row) => row.textContent).join() !== [...details.children].map((row) => row.textContent).join()
    )
      details.replaceChildren(...rows);
  }

  function facts(element) {
    const [section, widget] = nameOf(element).split('/');
    const page = JSON.parse(document.getElementById('vantedge-page').textContent);
    const moduleOf = (known) => (widget ? known?.widgets[widget] : known?.routes[location.pathname]);
    const known = [page.release, release].map(({ sections }) => sections[section]);
    const { remoteEntry } = known.find(moduleOf) ?? known.find(Boolean) ?? {};
    const version = known.find((of) => of?.version)?.version;
    const entries = section === 'shell' ? page.entryScripts : [remoteEntry];
    const files = known.map(moduleOf).find(Boolean)?.files ?? [];
    // Development does not list the files of a page.
    const isOwn = (path) =>
      files.length ? files.includes(path) || entries.includes(path) : path.startsWith(`/assets/${section}/`);
    const loaded = new Map();
    for (const entry of performance.getEntriesByType('resource')) {
      const { pathname } = new URL(entry.name);
      if (/\.(js|css)$/.test(pathname) && isOwn(pathname) && !loaded.has(pathname))
        loaded.set(pathname, entry);
    }
    const all = [...loaded.values()];
    const bytes = all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const slowest = Math.max(...all.map(({ duration }) => duration));
    const end = Math.max(...all.map(({ responseEnd }) => responseEnd));
    const { commit, dirty } = commits[section] ?? {};
    const { LCP, CLS, INP } = vitals.get(element) ?? {};
    const isDeveloped = version === 'development';
    return {
      Commit: isDeveloped
        ? 'this checkout'
        : [commit?.slice(0, 8) ?? 'unknown', dirty && 'with changes'].filter(Boolean).join(', '),
      Version: version ?? 'unknown',
      Size: all.length ? `${(bytes / 1000).toFixed(1)} kB in ${all.length} files` : 'no file loaded yet',
      Loaded: all.length
        ? `slowest file ${Math.round(slowest)} ms, last after ${(end / 1000).toFixed(1)} s`
        : '–',
      LCP: LCP === undefined ? '–' : `${(LCP / 1000).toFixed(2)} s`,
      CLS: (CLS ?? 0).toFixed(3),
      INP: INP === undefined ? '–' : `${Math.round(INP)} ms`,
    };
  }

  /** Keeps boxes and details up to date while the inspector is open; details every 30 frames. */
  function follow(frame = 0) {
    if (panel.hidden) return;
    listParts();
    for (const { element, box, label } of parts) {
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(box.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        display: width && height ? 'block' : 'none',
      });
      // Of a part that is taller than the window, the name stays in sight.
      label.style.top = `${Math.max(0, Math.min(-top, height - 24))}px`;
    }
    if (current && frame % 30 === 0) describe(current);
    requestAnimationFrame(() => follow(frame + 1));
  }

  /** Fetches JSON for a function. Without it, the details say `unknown`. */
  function load(url, use) {
    fetch(url)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then(use)
      .catch(() => {});
  }

  function open() {
    focused = document.activeElement;
    panel.hidden = false;
    toggle.ariaExpanded = 'true';
    follow();
    (parts.find(({ kind }) => kind === 'page') ?? parts[0])?.row.focus();
    load('/_inspector', (found) => (commits = found));
    load('/release.json', (found) => (release = { sections: {}, ...found }));
  }

  function close() {
    panel.hidden = true;
    toggle.ariaExpanded = 'false';
    for (const { box } of parts) box.remove();
    parts = [];
    if (focused === host) toggle.focus();
    else focused?.focus();
  }

  const change = () => (panel.hidden ? open() : close());
  toggle.addEventListener('click', change);
  panel.addEventListener('keydown', (event) => {
    const rows = parts.map(({ row }) => row);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = rows.indexOf(shadow.activeElement) + (step ?? 0);
    if (!step || !rows[at]) return;
    event.preventDefault();
    rows[at].focus();
  });
  const isOwn = (event) =>
    (event.altKey && event.code === 'KeyI') || (event.key === 'Escape' && !panel.hidden);
  addEventListener('keydown', (event) => {
    if (!isOwn(event)) return;
    ownPresses.add(event.timeStamp);
    event.preventDefault();
    change();
  });
  addEventListener('keyup', ({ code, timeStamp }) => {
    if (code === 'KeyI' || code === 'Escape') ownPresses.add(timeStamp);
  });
  addEventListener('DOMContentLoaded', () => document.body.append(host));
})();
