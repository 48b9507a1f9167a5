import 'react';

declare module 'react' {
  /** Numbers reach drawings as custom properties: `style={{ '--days': 5 }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
