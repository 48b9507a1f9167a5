/** Powerful features that no page of ours uses, so that no script that slips in can. Names that browsers know only. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer. */
export const SECURITY_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For answers that travel over TLS only: a year without plain HTTP. Subdomains are their owners' business. */
export const TRANSPORT_SECURITY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/** What the policy in a document cannot say, for hosts that send no policy of their own. */
export const NOT_FRAMED: Headers = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/** Policy of every answer that is neither a page nor an asset: opened as a document it loads and runs nothing. */
export const NOTHING_ALLOWED: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Policy of SVG images, which are documents when they are opened: their own styles apply, scripts do not run. */
export const IMAGE_ALLOWED: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
