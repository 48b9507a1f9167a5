import { holdChildren } from '@vantedge/shared-ui/host';
import { Component, createRef, type ErrorInfo, type ReactNode } from 'react';
import { HeadSnapshot, type ServerContent } from './server-content.ts';

interface Props {
  section: string;
  /** The server-rendered content of this page, when this document is the page's own. */
  serverContent: ServerContent | undefined;
  /** Absent when the section's code did not load: the server-rendered content stays as it is. */
  children?: ReactNode;
  /** Renders in place of a page that throws and was not server-rendered with this document. */
  renderFallback: (error: Error) => ReactNode;
}

interface State {
  error?: Error;
}

type Restore = ReturnType<typeof holdChildren>;

/**
 * Error boundary and style scope of one section. Header and footer stay hydrated. If a section throws, its content
 * and head stay as static HTML. Deliberately not a Suspense boundary: a synchronous context change above a dehydrated
 * one would empty the page.
 */
export class SectionFrame extends Component<Props, State> {
  override state: State = {};
  private readonly frame = createRef<HTMLDivElement>();
  private headSnapshot: HeadSnapshot | undefined;

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
    const { serverContent } = this.props;
    if (!serverContent || !this.frozen()) return;
    this.headSnapshot = new HeadSnapshot();
    if (!this.state.error) return;
    serverContent.restorePage(this.frame.current!);
  }

  /** Runs before React removes the page. `componentDidUpdate` receives the result. */
  override getSnapshotBeforeUpdate(_: Props, before: State): Restore | null {
    if (!this.state.error || before.error || !this.keepsContent()) return null;
    this.headSnapshot = new HeadSnapshot();
    return holdChildren(this.frame.current!);
  }

  override componentDidUpdate(_: Props, __: State, restore: Restore | null) {
    if (!restore) return;
    restore(this.frame.current!);
    this.headSnapshot!.restore();
  }

  override componentWillUnmount() {
    this.headSnapshot?.remove();
  }

  /** Also in development: a full page load would throw again, while the next save re-renders the page in place. */
  private keepsContent() {
    return this.props.serverContent !== undefined || process.env.NODE_ENV === 'development';
  }

  private frozen() {
    return this.state.error !== undefined || this.props.children === undefined;
  }

  override render() {
    const { section, children, renderFallback } = this.props;
    const { error } = this.state;
    if (error && !this.keepsContent()) return renderFallback(error);
    return this.frozen() ? (
      <div
        ref={this.frame}
        data-section={section}
        data-static=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        key="frozen"
      />
    ) : (
      <div ref={this.frame} data-section={section} key="hydrated">
        {children}
      </div>
    );
  }
}
