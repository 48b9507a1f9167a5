/*
 * Runs in each page that a check visits, before the page's scripts. Reports to `vantedgeFound` what happens, and answers what
 * `visit-page.ts` asks.
 */

globalThis.vantedgeCheck = (() => {
  // Only this script has it: the page's scripts, which run later, could blame others.
  const { vantedgeFound, requestAnimationFrame, setTimeout } = globalThis;
  delete globalThis.vantedgeFound;
  const found = (kind, details) => void vantedgeFound({ kind, ...details });

  /** Resolves with the next frame, or after a second: a browser may stop making frames. */
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 1_000);
    });

  /** Elements and texts that React renders, in document order. */
  function markup() {
    const parts = [];
    const walk = (parent) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text) {
          if (node.data.trim()) parts.push({ node, text: `"${node.data.trim()}"` });
        } else if (
          node instanceof Element &&
          !/^(?:script|style|link|template|noscript)$/.test(node.localName)
        ) {
          parts.push({ node, text: `<${node.localName}> in <${node.parentElement.localName}>` });
          walk(node);
        }
      }
    };
    const root = document.getElementById('root');
    if (root) walk(root);
    return parts;
  }

  /** Parts that only the first of two lists has. */
  function onlyIn(parts, others) {
    const counts = new Map();
    for (const { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1);
    return parts.filter(({ text }) => {
      const left = counts.get(text) ?? 0;
      counts.set(text, left - 1);
      return left <= 0;
    });
  }

  /** The first thing that is rendered now and was not served, and what was served in its place: a text, or the same element elsewhere. */
  function difference() {
    const now = markup();
    const gone = onlyIn(served, now);
    const [rendered] = onlyIn(now, served);
    const tagOf = ({ node }) => (node instanceof Element ? node.localName : 'text');
    const before = rendered ? gone.find((part) => tagOf(part) === tagOf(rendered)) : gone[0];
    if (!rendered && !before) return {};
    return {
      served: before?.text ?? 'nothing',
      rendered: rendered?.text ?? 'nothing',
      ...placeOf((rendered ?? before).node),
    };
  }

  /** The section or widget of a node, and its position as a selector that people can follow. */
  function placeOf(node) {
    const element = node instanceof Element ? node : node.parentElement;
    const frame = element?.closest('[data-widget], [data-section]');
    const names = [];
    for (let at = element; at && at !== frame && names.length < 4; at = at.parentElement)
      names.unshift(at.id ? `${at.localName}#${at.id}` : at.localName);
    return {
      part: frame?.dataset.widget ?? frame?.dataset.section,
      place: names.join(' > '),
    };
  }

  let served = [];
  let servedWidgets = new Set();
  document.addEventListener('DOMContentLoaded', () => {
    served = markup();
    servedWidgets = new Set(document.querySelectorAll('[data-widget] > :first-child'));
  });

  /** Whether a widget is as served: its content is replaced when its code has loaded. */
  const isServed = (widget) => servedWidgets.has(widget.firstElementChild);
  /** Whether an element is in a part whose code did not load or broke: the visitor keeps what was served. */
  const isStatic = (element) => {
    const part = element.closest('[data-static], [data-widget]');
    return part !== null && (part.matches('[data-static]') || isServed(part));
  };

  // Error boundaries report what they catch here, and React what it recovers from.
  console.error = (...given) => {
    const error = given.find((value) => value instanceof Error);
    const message = error?.message ?? given.join(' ');
    if (EXPECTED.test(given[0])) return;
    const isHydration = /React error #(?:418|419|421|422|423|425)\b|hydrat/i.test(message);
    found(isHydration ? 'hydration' : 'error', {
      message,
      stack: error?.stack,
      ...(isHydration && difference()),
    });
  };

  /** What the specification asks pages to write: of the not-found page, of forms that nothing receives, and of the clipboard. */
  const EXPECTED = /^(?:No page at |\[(?:contact|newsletter)\]|Failed to copy)/;

  for (const method of ['debug', 'dir', 'info', 'log', 'table', 'trace', 'warn']) {
    console[method] = (...given) => {
      const message = given.map(String).join(' ');
      if (!EXPECTED.test(message))
        found('console output', { message: `console.${method}: ${message}`, stack: new Error().stack });
    };
  }

  document.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, sourceFile, lineNumber, columnNumber } = event;
    found(/^(?:https?|wss?):/.test(blockedURI) ? 'foreign request' : 'error', {
      message: `${effectiveDirective} of the page's policy forbids ${blockedURI}`,
      url: blockedURI,
      stack: `at ${sourceFile}:${lineNumber}:${columnNumber}`,
    });
  });

  /** Intervals that run, with the stack of their start. */
  const intervals = new Map();
  const { setInterval: start, clearInterval: stop, clearTimeout: cancel } = window;
  window.setInterval = (...given) => {
    const id = start.apply(window, given);
    intervals.set(id, new Error('started').stack);
    return id;
  };
  const ends = (end) => (id) => {
    intervals.delete(id);
    end.call(window, id);
  };
  window.clearInterval = ends(stop);
  window.clearTimeout = ends(cancel);

  // React renders in tasks that messages start.
  let messages = 0;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    messages += 1;
    return postMessage.apply(this, given);
  };

  const listening = new WeakSet();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given) {
    if (this instanceof Element && this.id !== 'root') listening.add(this);
    return addEventListener.apply(this, given);
  };

  /** Functions that all sections share, as they were before the page's scripts; the check itself replaces WebSocket. */
  const shared = [
    window,
    history,
    Array.prototype,
    Object.prototype,
    String.prototype,
    Promise.prototype,
  ].map((owner) => [owner, Object.entries(Object.getOwnPropertyDescriptors(owner))]);
  const isChanged = (owner, [name, { value }]) =>
    typeof value === 'function' &&
    name !== 'WebSocket' &&
    Object.getOwnPropertyDescriptor(owner, name)?.value !== value;

  // React listens at the root, and sets `onclick` of each element that has an `onClick`.
  const hasHandler = (element) => listening.has(element) || element.onclick !== null;
  const INTERACTIVE = 'a[href], button, input, select, textarea, summary, label, option, [role], [tabindex]';
  /** The browser acts, or a menu opens when the pointer goes down. */
  const BUILT_IN = ['popovertarget', 'commandfor', 'command', 'aria-haspopup'];
  const describe = (element, text) => ({
    message: `${element.outerHTML.slice(0, 120)} ${text}`,
    ...placeOf(element),
  });

  return {
    /** Does what makes the application load: presses a key that does nothing else. */
    showIntent: () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })),

    isMarked: (name) => performance.getEntriesByName(name).length > 0,

    /** Scrolls through the page, which loads what loads when it is near. */
    async showAll() {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await nextFrame();
        await nextFrame();
      }
      scrollTo({ top: 0, behavior: 'instant' });
    },

    /** Shows another screen or color scheme at once: colors that fade would be measured on their way. */
    async settle() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, *::before, *::after { transition: none !important }');
      if (!document.adoptedStyleSheets.length) document.adoptedStyleSheets.push(sheet);
      await nextFrame();
      await nextFrame();
    },

    isComplete: () => ![...document.querySelectorAll('[data-widget]:not([data-static])')].some(isServed),

    /** The element that makes the page wider than the screen. */
    overflow() {
      const width = document.documentElement.clientWidth;
      const excess = document.documentElement.scrollWidth - width;
      if (excess <= 0) return [];
      const isCut = (element) => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return true;
        return false;
      };
      const [widest] = [...document.body.querySelectorAll('*')]
        .map((element) => ({ element, right: element.getBoundingClientRect().right }))
        .filter(({ element, right }) => right > width + 0.5 && !isCut(element))
        .sort((one, other) => other.right - one.right);
      const what = `${excess} px wider than a screen of ${width} px`;
      return [
        widest
          ? describe(widest.element, `makes the page ${what}`)
          : { message: `The page is ${what}`, place: 'html' },
      ];
    },

    /** Buttons that nothing happens for, and handlers of clicks that no keyboard reaches. */
    withoutEffect() {
      const isAlive = (button) => {
        if (button.disabled || (button.type !== 'button' && button.form) || isStatic(button)) return true;
        if (BUILT_IN.some((name) => button.hasAttribute(name))) return true;
        for (let at = button; at && at.id !== 'root'; at = at.parentElement) if (hasHandler(at)) return true;
        return false;
      };
      const isMouseOnly = (element) =>
        element.onclick !== null &&
        !element.closest('a[href], button, summary, label') &&
        !element.matches(INTERACTIVE) &&
        !element.querySelector(INTERACTIVE);
      return [
        ...[...document.querySelectorAll('#root button')]
          .filter((button) => !isAlive(button))
          .map((button) => describe(button, 'does nothing when it is pressed')),
        ...[...document.querySelectorAll('main *')]
          .filter(isMouseOnly)
          .map((element) =>
            describe(element, 'can be clicked, but not pressed with a keyboard: use a <button>'),
          ),
      ];
    },

    /** Names of shared functions that scripts of the page have replaced. */
    replaced: () =>
      shared.flatMap(([owner, members]) =>
        members.flatMap((member) =>
          isChanged(owner, member) ? [{ message: `replaces ${member[0]}()` }] : [],
        ),
      ),

    place: (selector) => placeOf(document.querySelector(selector) ?? document.body),

    messages: () => messages,

    /** Stacks of the starts of intervals that run. */
    intervals: () => [...intervals.values()],

    isIn: (section) => placeOf(document.querySelector('main h1') ?? document.body).part === section,

    /** Follows a link as the router does. */
    leave(path) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
  };
})();
