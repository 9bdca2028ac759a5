import { Badge } from '@mantine/core';
import { sourceLabel } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { formatDate, noonOf } from '../../lib/format.ts';
import { Stars } from '../../ui/stars.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { PublishedSwitch } from './published-switch.tsx';
import styles from './testimonials-page.module.css';

/** The columns of the list of testimonials. */
export const testimonialColumns = (zone: string): ListColumn<AdminTestimonial>[] => [
  selectColumn(({ clientName }) => `what ${clientName} said`, 'testimonials.change'),
  {
    id: 'name',
    header: 'Client',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <div className={styles.client}>
        <OpenButton>{original.clientName}</OpenButton>
        {!original.isPublished && <Badge>Draft</Badge>}
        {original.isSample && <Badge variant="outline">Sample</Badge>}
      </div>
    ),
  },
  {
    id: 'content',
    header: 'Testimonial',
    cell: ({ row }) => <p className={styles.content}>{row.original.content}</p>,
  },
  {
    id: 'rating',
    header: 'Rating',
    cell: ({ row }) => <Stars rating={row.original.rating} />,
  },
  {
    id: 'area',
    header: 'Practice area',
    cell: ({ row }) => <PracticeAreaName area={row.original.practiceArea} />,
  },
  {
    id: 'source',
    header: 'Source',
    cell: ({ row: { original } }) =>
      original.source && (
        <>
          {sourceLabel(original.source)}
          {original.reviewedOn && (
            <time className={`num ${styles.added}`} dateTime={original.reviewedOn}>
              {' '}
              {formatDate(noonOf(original.reviewedOn), 'UTC')}
            </time>
          )}
          {!original.hasConsent && <Badge color="warning">Not agreed</Badge>}
        </>
      ),
  },
  {
    id: 'published',
    header: 'Published',
    cell: ({ row }) => <PublishedSwitch testimonial={row.original} />,
  },
  {
    id: 'added',
    header: 'Added',
    cell: ({ row: { original } }) => (
      <time className={`num ${styles.added}`} dateTime={original.createdAt}>
        {formatDate(original.createdAt, zone)}
      </time>
    ),
  },
];
