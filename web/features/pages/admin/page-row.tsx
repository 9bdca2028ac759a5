import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ListedPage } from '../../../../src/features/pages/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { AnchorButton, LinkButton } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import rows from '../../../ui/rows.module.css';
import { PageBadges } from './page-badges.tsx';
import styles from './page-list.module.css';
import { useDeletePage } from './use-delete-page.ts';

/** A row of the list of pages. */
export function PageRow({ page, zone }: { page: ListedPage; zone: string }) {
  const locale = useLocale();
  const { id, name, path, kind, isPublished, updatedAt } = page;
  const { remove, isPending } = useDeletePage(page);
  return (
    <li>
      <div className={styles.what}>
        <h2 className={rows.who}>
          <Link to="/admin/pages/$id" params={{ id }}>
            {name}
          </Link>
          <PageBadges page={page} zone={zone} />
        </h2>
        <p className="muted small">
          {path} · Changed {formatMoment(updatedAt, zone, locale)}
          {kind === 'application' && ' · Has a function, so it cannot be deleted'}
        </p>
      </div>
      <Group gap="0.375rem" wrap="nowrap">
        {isPublished && (
          <AnchorButton size="sm" href={path} aria-label={`View Page: ${name}`}>
            View Page
          </AnchorButton>
        )}
        <LinkButton
          permission="pages.change"
          size="sm"
          to="/admin/pages/$id"
          params={{ id }}
          aria-label={`Edit ${name}`}
        >
          <AdminIcon name="edit" size="sm" />
          Edit
        </LinkButton>
        {kind === 'page' && (
          <IconButton
            permission="pages.change"
            label={`Delete ${name}`}
            pending={isPending}
            onClick={() => void remove()}
          >
            <AdminIcon name="trash" size="sm" />
          </IconButton>
        )}
      </Group>
    </li>
  );
}
