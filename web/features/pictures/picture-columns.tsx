import { Link } from '@tanstack/react-router';
import type { UsedPicture } from '../../../src/features/pictures/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { formatDate } from '../../lib/format.ts';
import { formatBytes } from '../migration/amounts.ts';
import styles from './pictures-page.module.css';
import { nameOf, Thumbnail } from './thumbnail.tsx';

/** The columns of the gallery. */
export const pictureColumns = (zone: string, locale: string): ListColumn<UsedPicture>[] => [
  {
    id: 'picture',
    header: 'Picture',
    enableHiding: false,
    cell: ({ row: { original } }) => <Thumbnail picture={original} />,
  },
  {
    id: 'alt',
    header: 'Description',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <div className={styles.words}>
        <OpenButton>{nameOf(original)}</OpenButton>
        {original.caption && <p className="small muted">{original.caption}</p>}
        {original.credit && <p className="small muted">{original.credit}</p>}
      </div>
    ),
  },
  {
    id: 'uses',
    header: 'Used in',
    cell: ({ row }) => <Uses uses={row.original.uses} />,
  },
  {
    id: 'size',
    header: 'Size',
    cell: ({ row: { original } }) => (
      <span className={`num ${styles.size}`}>
        {original.width} × {original.height}
        <span className="small muted">{formatBytes(original.storedBytes, locale)}</span>
      </span>
    ),
  },
  {
    id: 'added',
    header: 'Added',
    cell: ({ row: { original } }) => (
      <time className="num" dateTime={original.createdAt}>
        {formatDate(original.createdAt, zone, locale)}
      </time>
    ),
  },
];

function Uses({ uses }: Pick<UsedPicture, 'uses'>) {
  if (uses.length === 0) return <span className="muted">Nowhere</span>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, title, adminPath }) => (
        <li key={`${kind} ${adminPath}`}>
          <Link to={adminPath}>{title}</Link> <span className="small muted">{kind}</span>
        </li>
      ))}
    </ul>
  );
}
