/** Powerful features that no page uses, denied so that an injected script cannot use them either. Only names that browsers know. */
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

/** Headers of every response. */
export const SECURITY_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** HSTS for responses over TLS: one year. Excludes subdomains, which have other owners. */
export const TRANSPORT_SECURITY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The directive that a meta element cannot set, for hosts that send no policy header. */
export const DENY_FRAMING_HEADERS: Headers = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/** Policy of responses that are neither pages nor assets: opened in a tab, they load and run nothing. */
export const DENY_ALL_CSP_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Policy of SVG images, which browsers open as documents: their styles apply, scripts do not run. */
export const SVG_CSP_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
