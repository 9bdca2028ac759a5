import { Badge } from '@mantine/core';
import { articleStatus } from '../../../src/features/articles/rules.ts';
import { Icon } from '../../ui/icon.tsx';

/** The publication status of an article; the colour only repeats the text. */
export function ArticleStatusBadge({
  article,
}: {
  article: { isPublished: boolean; publishedAt: string | null };
}) {
  const status = articleStatus(article, new Date());
  if (status === 'draft') return <Badge>Draft</Badge>;
  if (status === 'scheduled') return <Badge color="primary">Scheduled</Badge>;
  return (
    <Badge color="success">
      <Icon name="check" size="sm" />
      Published
    </Badge>
  );
}
