import type { ListedPage } from '../../../../src/features/pages/schema.ts';
import { formatMoment } from '../../../lib/format.ts';

type State = Pick<ListedPage, 'isPublished' | 'publishAt' | 'isPreset' | 'hasDraft'>;

/** A label for the state of a page; the colour repeats the meaning of the text. */
export type PageLabel = { text: string; color: 'success' | 'warning' | 'primary' | 'gray' };

/** The labels for the state of a page, such as Published and Unpublished changes. */
export function labelsOf(
  { isPublished, publishAt, isPreset, hasDraft }: State,
  zone: string,
  locale: string,
): PageLabel[] {
  const labels: PageLabel[] = [
    isPublished ? { text: 'Published', color: 'success' } : { text: 'Draft', color: 'gray' },
  ];
  if (publishAt) {
    labels.push({
      text: `Scheduled for ${formatMoment(publishAt, zone, locale)}`,
      color: 'primary',
    });
  } else if (isPublished && hasDraft) {
    labels.push({ text: 'Unpublished changes', color: 'warning' });
  }
  if (isPreset) labels.push({ text: 'Preset text', color: 'gray' });
  return labels;
}

/** The pages whose name or path contains all words of `text`. */
export function findPages<Page extends Pick<ListedPage, 'name' | 'path'>>(
  pages: readonly Page[],
  text: string,
): Page[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ name, path }) => {
    const own = `${name} ${path}`.toLowerCase();
    return words.every((word) => own.includes(word));
  });
}
