import { Component, type ContextType, type ErrorInfo, type ReactNode, type RefObject } from 'react';
import { SectionName } from '../forms/form-host.ts';
import { HeldNodesContext } from './held-nodes.ts';

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
  static override contextType = HeldNodesContext;
  declare context: ContextType<typeof HeldNodesContext>;
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { name } = this.props;
    console.error(
      `[section ${sectionOf(name)}] widget ${name} failed to render:`,
      error,
      componentStack?.split('\n')[1]?.trim() ?? '',
    );
  }

  override componentDidMount() {
    this.restore();
  }

  /** React replaces the element after an error. This runs before that. */
  override getSnapshotBeforeUpdate(_: Props, before: { broken: boolean }) {
    const { name, element } = this.props;
    if (this.state.broken && !before.broken) this.context.hold(name, element.current!);
    return null;
  }

  override componentDidUpdate() {
    this.restore();
  }

  private restore() {
    const { name, element } = this.props;
    if (this.isOpaque()) this.context.restore(name, element.current!);
  }

  private isOpaque() {
    return this.state.broken || this.props.children === undefined;
  }

  override render() {
    const { name, element, children } = this.props;
    const attributes = { ref: element, 'data-widget': name, 'data-section': sectionOf(name) };
    return this.isOpaque() ? (
      <div
        {...attributes}
        data-static={this.state.broken ? '' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    ) : (
      <div {...attributes}>
        <SectionName value={sectionOf(name)}>{children}</SectionName>
      </div>
    );
  }
}

const sectionOf = (name: string) => name.split('/')[0]!;
