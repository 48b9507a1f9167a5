import type { ContactField } from '@vantedge/content-site';
import { controlOf } from './field-errors.ts';

/**
 * Fills a form from the query of its address: the service from `topic`, every other field from its own name, so that
 * what was typed elsewhere on the site arrives here. A topic that is not among the services is left alone.
 */
export function prefill(form: HTMLFormElement, fields: readonly ContactField[], search: string): void {
  const query = new URLSearchParams(search);
  for (const { name, options } of fields) {
    const value = query.get(name === 'service' ? 'topic' : name);
    if (!value || (options && !options.some((option) => option.value === value))) continue;
    controlOf(form, name).value = value;
  }
}
