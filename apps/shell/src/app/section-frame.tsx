import { Component, createRef, type ErrorInfo, type ReactNode } from 'react';
import { keepStylesheets } from './keep-stylesheets.ts';
import type { ServedNodes } from './served-nodes.ts';

interface Props {
  section: string;
  /** What was served for this page, when this document is the page's own. */
  served: ServedNodes | undefined;
  /** Absent when the section's code could not be had: the served content is adopted as it is. */
  children?: ReactNode;
  /** Told of an error on a page that was not served with this document. */
  onBroken: (error: Error) => ReactNode;
}

/**
 * The element that carries a section's scope, and the end of its errors: header and footer never notice. No Suspense
 * boundary, on purpose: while one is dehydrated, any synchronous change of a context above it empties the page.
 */
export class SectionFrame extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};
  private readonly frame = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(
      `[section ${this.props.section}] broke:`,
      error.message,
      componentStack?.split('\n')[1]?.trim() ?? '',
    );
  }

  override componentDidMount() {
    if (!this.state.error) return;
    keepStylesheets();
    this.props.served?.restoreInto(this.frame.current!);
  }

  /** Reads what is on the page in the last moment before React takes it away. */
  override getSnapshotBeforeUpdate(_: Props, before: { error?: Error }): ChildNode[] | null {
    const broke = this.state.error && !before.error && this.props.served;
    if (broke) keepStylesheets();
    return broke ? [...this.frame.current!.childNodes] : null;
  }

  override componentDidUpdate(_: Props, __: unknown, nodes: ChildNode[] | null) {
    if (nodes) this.frame.current!.replaceChildren(...nodes);
  }

  override componentWillUnmount() {
    keepStylesheets();
  }

  override render() {
    const { section, served, children, onBroken } = this.props;
    const { error } = this.state;
    if (error && !served) return onBroken(error);
    const frozen = Boolean(error) || children === undefined;
    return frozen ? (
      <div
        ref={this.frame}
        data-section={section}
        data-frozen=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        key="frozen"
      />
    ) : (
      <div ref={this.frame} data-section={section} key="live">
        {children}
      </div>
    );
  }
}
