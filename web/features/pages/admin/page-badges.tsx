import { Badge } from '@mantine/core';
import type { ListedPage } from '../../../../src/features/pages/schema.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { labelsOf } from './page-state.ts';

/** Badges with the state of a page. */
export function PageBadges({
  page,
  zone,
}: {
  page: Pick<ListedPage, 'isPublished' | 'publishAt' | 'isPreset' | 'hasDraft'>;
  zone: string;
}) {
  const locale = useLocale();
  return labelsOf(page, zone, locale).map(({ text, color }) => (
    <Badge key={text} color={color}>
      {text}
    </Badge>
  ));
}
