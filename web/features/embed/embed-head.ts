import { here } from '../../lib/addresses.ts';
import type { PageData } from '../../lib/page-route.ts';

/** Head of an embedded page: search engines index the same page on this site instead. */
export const embedHead = ({ layout, page }: PageData, title: string) => ({
  meta: [{ title: `${title} | ${layout.firm.name}` }, { name: 'robots', content: 'noindex' }],
  links: [{ rel: 'canonical', href: layout.publicUrl + here(page.path) }],
});
