import { Badge } from '@mantine/core';
import type { ListedPage } from '../../../../src/features/pages/schema.ts';
import { labelsOf } from './page-state.ts';

/** Badges with the state of a page. */
export function PageBadges({
  page,
  zone,
}: {
  page: Pick<ListedPage, 'isPublished' | 'publishAt' | 'isPreset' | 'hasDraft'>;
  zone: string;
}) {
  return labelsOf(page, zone).map(({ text, color }) => (
    <Badge key={text} color={color}>
      {text}
    </Badge>
  ));
}
