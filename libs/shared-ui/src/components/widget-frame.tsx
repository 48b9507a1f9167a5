import { Component, type ErrorInfo, type ReactNode, type RefObject } from 'react';

interface Props {
  /** `<section>/<widget>`. */
  name: string;
  element: RefObject<HTMLDivElement | null>;
  /** Undefined until the code is loaded: React then keeps the server-rendered content. */
  children?: ReactNode;
}

/**
 * Wrapper element and error boundary of a widget: a widget that throws becomes plain HTML, and the page around it
 * stays hydrated. The first render keeps the server-rendered nodes, later renders the nodes that were on the page.
 */
export class WidgetFrame extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { name } = this.props;
    console.error(
      `[section ${sectionOf(name)}] widget ${name} broke:`,
      error,
      componentStack?.split('\n')[1]?.trim() ?? '',
    );
  }

  /** React replaces the element after an error. This runs before that; `componentDidUpdate` receives its result. */
  override getSnapshotBeforeUpdate(_: Props, before: { broken: boolean }) {
    return this.state.broken && !before.broken ? holdChildren(this.props.element.current!) : null;
  }

  override componentDidUpdate(_: Props, __: unknown, restore: ReturnType<typeof holdChildren> | null) {
    restore?.(this.props.element.current!);
  }

  override render() {
    const { name, element, children } = this.props;
    const { broken } = this.state;
    const attributes = { ref: element, 'data-widget': name };
    return broken || children === undefined ? (
      <div
        {...attributes}
        data-static={broken ? '' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    ) : (
      <div {...attributes}>{children}</div>
    );
  }
}

const sectionOf = (name: string) => name.split('/')[0]!;

/**
 * Keeps an element's children before React removes the element. Returns a function that moves them into the
 * replacement element and restores the focus.
 */
export function holdChildren(element: Element): (replacement: Element) => void {
  const children = [...element.childNodes];
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  return (replacement) => {
    replacement.replaceChildren(...children);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
