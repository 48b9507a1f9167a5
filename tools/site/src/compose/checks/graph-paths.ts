/** Paths of this site in structured data, excluding assets. The origin of `canonical` is the site's. */
export function graphPaths(json: string, canonical: string): Set<string> {
  const paths = new Set<string>();
  const origin = URL.canParse(canonical) ? new URL(canonical).origin : '';
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (!value.startsWith(`${origin}/`)) return;
      const { pathname } = new URL(value);
      if (!pathname.startsWith('/assets/')) paths.add(pathname);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(JSON.parse(json));
  return paths;
}
