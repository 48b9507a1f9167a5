import { Widget } from './widget.tsx';

export const examples = { 'the latest news, of another section': <Widget name="news/latest" /> };
