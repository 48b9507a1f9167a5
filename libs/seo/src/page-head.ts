import type { PageHead, PageRecord } from './page-meta.ts';

/** Returns the metadata of a page: what its record says, with the breadcrumb, the questions and the title that it shows. */
export function pageHead({ meta, hero, questions }: PageRecord): PageHead {
  const { share, ...own } = meta;
  const { items = [], groups = [] } = questions ?? {};
  const faq = [items, ...groups.map((group) => group.items)].flat();
  const title = share?.title ?? hero?.title;
  return {
    ...own,
    ...(hero?.breadcrumb && { breadcrumb: hero.breadcrumb }),
    ...(title !== undefined && { share: { label: hero?.name ?? '', ...share, title } }),
    ...(faq.length > 0 && { faq }),
  };
}
