/** URL of a preview on a server: `http://localhost:4200` and `pr-123` give `http://pr-123.preview.localhost:4200/`. */
export function previewUrl(server: string, name: string): string {
  const url = new URL(server);
  url.hostname = `${name}.preview.${url.hostname}`;
  url.pathname = '/';
  return url.href;
}
