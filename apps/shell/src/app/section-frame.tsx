import { HeldNodesContext, SectionName } from '@vantedge/shared-ui/host';
import { Component, type ContextType, createRef, type ErrorInfo, type ReactNode } from 'react';

/** Name of the held nodes of header, page and footer. Those of a page have its path. */
export const DOCUMENT = '';

interface Props {
  section: string;
  /** Path of the page. */
  path: string;
  /** Absent when the section's code did not load: the server-rendered content stays as it is. */
  children?: ReactNode;
  /** Renders in place of a page that throws and was not server-rendered with this document. */
  renderFallback: (error: Error) => ReactNode;
}

interface State {
  error?: Error;
}

/**
 * Error boundary and style scope of one section. Header and footer stay hydrated. If a section throws, its content
 * and head stay as static HTML. Deliberately not a Suspense boundary: a synchronous context change above a dehydrated
 * one would empty the page.
 */
export class SectionFrame extends Component<Props, State> {
  static override contextType = HeldNodesContext;
  declare context: ContextType<typeof HeldNodesContext>;
  override state: State = {};
  private readonly frame = createRef<HTMLDivElement>();
  private headTags: HeadTags | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(
      `[section ${this.props.section}] failed to render:`,
      error.message,
      componentStack?.split('\n')[1]?.trim() ?? '',
    );
  }

  override componentDidMount() {
    if (!this.isFrozen() || !this.context.has(this.props.path)) return;
    this.headTags = new HeadTags();
    this.context.restore(this.props.path, this.frame.current!);
  }

  /** Runs before React removes the page. */
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (!this.state.error || before.error || !this.keepsContent()) return null;
    this.headTags = new HeadTags();
    this.context.hold(this.props.path, this.frame.current!);
    return null;
  }

  override componentDidUpdate() {
    if (!this.headTags) return;
    this.context.restore(this.props.path, this.frame.current!);
    this.headTags.restore();
  }

  override componentWillUnmount() {
    this.headTags?.remove();
  }

  /** Also in development: a full page load would throw again, while the next save re-renders the page in place. */
  private keepsContent() {
    return this.context.has(this.props.path) || process.env.NODE_ENV === 'development';
  }

  private isFrozen() {
    return this.state.error !== undefined || this.props.children === undefined;
  }

  override render() {
    const { section, children, renderFallback } = this.props;
    const { error } = this.state;
    if (error && !this.keepsContent()) return renderFallback(error);
    return this.isFrozen() ? (
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
        <SectionName value={section}>{children}</SectionName>
      </div>
    );
  }
}

/** Head tags of a page. React adds them when the page mounts and removes them when it unmounts. */
const HEAD_TAGS = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';

/** The head tags of a page that React does not render, or no longer, as they were when this object was created. */
export class HeadTags {
  private readonly tags = [...document.head.querySelectorAll(HEAD_TAGS)];

  /** Adds back the tags that React removed. */
  restore() {
    document.head.append(...this.tags.filter((tag) => !tag.isConnected));
  }

  /** Removes all tags. The next page adds its own. */
  remove() {
    for (const tag of this.tags) tag.remove();
  }

  /** Removes all tags if React has added others, instead of hydrating these. */
  removeReplaced() {
    if (document.head.querySelectorAll(HEAD_TAGS).length > this.tags.length) this.remove();
  }
}
