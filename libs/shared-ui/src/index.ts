export { Widget, WidgetHost } from './widget.tsx';
export type { WidgetSource } from './widget.tsx';
