import { SHELL } from '@vantedge/federation-contract';
import { attribute } from '@vantedge/release/html';

/** Path of the component gallery, available only in development. */
export const GALLERY_PATH = '/gallery';

/** The document of the component gallery, or of the examples of one component. */
export const galleryDocument = (scheme: string | null) =>
  [
    `<!doctype html><html lang="en"${scheme ? ` data-scheme="${attribute(scheme)}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title>',
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/${SHELL}/gallery.css">`,
    `</head><body><div id="root"></div><script src="/assets/${SHELL}/gallery.js"></script></body></html>`,
  ].join('');
