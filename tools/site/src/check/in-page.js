/*
 * Runs in each page that a check visits, before the page's scripts. Reports to `vantedgeFound` what happens, and answers what
 * `visit-page.ts` asks.
 */

globalThis.vantedgeCheck = (() => {
  // Only this script has it: the page's scripts, which run later, could blame others.
  const { vantedgeFound, requestAnimationFrame, setTimeout } = globalThis;
  delete globalThis.vantedgeFound;
  // The visitor refuses third parties.
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
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

  /** A text of this size is read with a loupe. */
  const MIN_FONT_PX = 9;

  /** Motion that fades something in is over by then, in milliseconds. */
  const LONG_MOTION_MS = 5_000;

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

  /** Wraps a method so that each call is reported before it happens. */
  const reportCalls = (owner, name, kind, messageOf) => {
    const method = owner?.[name];
    if (!method) return;
    owner[name] = function (...given) {
      const message = messageOf.call(this, ...given);
      if (message) found(kind, { message, stack: new Error().stack });
      return method.apply(this, given);
    };
  };
  const { Storage, Geolocation, Notification, MediaDevices, IDBFactory } = window;
  /** Says that a key was written, unless the platform keeps it for the tab, by `tab-storage.ts`. */
  const writes = (key, storage) => {
    const isTab = storage === sessionStorage;
    if (isTab && String(key).startsWith('vantedge-')) return undefined;
    return `writes '${key}' to ${isTab ? 'sessionStorage' : 'localStorage'}`;
  };
  reportCalls(Storage.prototype, 'setItem', 'storage', function (key) {
    return writes(key, this);
  });
  reportCalls(IDBFactory.prototype, 'open', 'storage', (name) => `opens the database '${name}'`);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text) {
      found('storage', {
        message: `sets the cookie '${String(text).split('=')[0]}'`,
        stack: new Error().stack,
      });
      cookie.set.call(this, text);
    },
  });

  const unasked = (what) => () => `asks for ${what} before the visitor has done anything`;
  for (const name of ['getCurrentPosition', 'watchPosition'])
    reportCalls(Geolocation?.prototype, name, 'interruption', unasked('the location'));
  reportCalls(Notification, 'requestPermission', 'interruption', unasked('notifications'));
  reportCalls(MediaDevices?.prototype, 'getUserMedia', 'interruption', unasked('camera or microphone'));

  // React renders in tasks that messages start.
  let messages = 0;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    messages += 1;
    return postMessage.apply(this, given);
  };

  const listening = new WeakSet();
  /** What listens to scrolling, and the type of its event. */
  const scrolled = new Map();
  /** Listeners of the window and the document, with the stack of their start. */
  const listeners = [];
  const isOf = (target, type, listener) => (each) =>
    each.target === target && each.type === type && each.listener === listener;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given) {
    const [type, listener, options] = given;
    if (this instanceof Element && this.id !== 'root') listening.add(this);
    const target = this ?? window;
    if (/^(?:wheel|touchmove)$/.test(type)) scrolled.set(target, type);
    if ((target === window || target === document) && !options?.once && !options?.signal) {
      const { stack } = new Error('started');
      if (!listeners.some(isOf(target, type, listener))) listeners.push({ target, type, listener, stack });
      if (type === 'beforeunload')
        found('interruption', { message: 'keeps visitors from leaving, by beforeunload', stack });
    }
    return addEventListener.apply(this, given);
  };
  EventTarget.prototype.removeEventListener = function (...given) {
    const [type, listener] = given;
    const at = listeners.findIndex(isOf(this ?? window, type, listener));
    if (at >= 0) listeners.splice(at, 1);
    return removeEventListener.apply(this, given);
  };

  /** Start and end of each long task, in milliseconds since the page was opened. */
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      longTasks.push({ start, end: start + duration });
  }).observe({ type: 'longtask', buffered: true });

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

    /** What is too small to read, and a heading that is not shown. */
    unreadable() {
      const isSmall = (node) => {
        const { parentElement: element } = node;
        if (!node.data.trim() || element.closest('svg, [aria-hidden=true]')) return false;
        return parseFloat(getComputedStyle(element).fontSize) < MIN_FONT_PX && element.checkVisibility();
      };
      const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
      const small = [];
      while (walker.nextNode() && small.length < 5)
        if (isSmall(walker.currentNode)) small.push(walker.currentNode.parentElement);
      const heading = document.querySelector('main h1');
      return [
        ...small.map((element) => describe(element, `is smaller than ${MIN_FONT_PX} px`)),
        ...(heading && !heading.checkVisibility() ? [describe(heading, 'is not shown')] : []),
      ];
    },

    /** Animations that go on although the visitor asks for less motion. They end, so that colors are not measured on their way. */
    motion() {
      const running = document.getAnimations().filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (iterations === Infinity || duration * iterations > LONG_MOTION_MS);
      });
      return running.flatMap((animation) => {
        const element = animation.effect.target;
        animation.cancel();
        const text = 'goes on moving under prefers-reduced-motion: use motion-safe: or motion-reduce:';
        return element ? describe(element, text) : [];
      });
    },

    /** Elements that visitors cannot scroll over with a wheel or a finger. */
    blocked: () =>
      [...scrolled].flatMap(([target, type]) =>
        target.dispatchEvent(new UIEvent(type, { bubbles: true, cancelable: true }))
          ? []
          : describe(target instanceof Element ? target : document.body, 'keeps visitors from scrolling'),
      ),

    longTasks: () => longTasks,

    /** What the page has stored. */
    stored: () => [
      ...[localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).flatMap((key) => writes(key, storage) ?? []),
      ),
      ...document.cookie
        .split('; ')
        .flatMap((text) => (text ? `sets the cookie '${text.split('=')[0]}'` : [])),
    ],

    /** Names of shared functions that scripts of the page have replaced. */
    replaced: () =>
      shared.flatMap(([owner, members]) =>
        members.flatMap((member) =>
          isChanged(owner, member) ? [{ message: `replaces ${member[0]}()` }] : [],
        ),
      ),

    place: (selector) => placeOf(document.querySelector(selector) ?? document.body),

    messages: () => messages,

    /** What was started and goes on: its name, and the stack of its start. */
    running: () => [
      ...[...intervals.values()].map((stack) => ({ name: 'setInterval', stack })),
      ...listeners.map(({ type, stack }) => ({ name: `A listener of '${type}'`, stack })),
    ],

    isIn: (section) => placeOf(document.querySelector('main h1') ?? document.body).part === section,

    /** Follows a link as the router does. */
    leave(path) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
  };
})();
