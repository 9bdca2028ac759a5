import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import styles from './people-list.module.css';
import { PersonRow } from './person-row.tsx';
import { useOrder } from './use-order.ts';
import type { Person } from './use-people.ts';

/** The firm, and the attorneys, whose order can be changed by dragging and by the arrow keys. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  const attorneys = people.filter(({ attorney }) => attorney !== null);
  const order = useOrder(attorneys.map(({ slug }) => slug));
  const inOrder = order.slugs.flatMap((slug) => attorneys.filter((each) => each.slug === slug));
  const firm = people.find(({ attorney }) => attorney === null);
  return (
    <>
      {firm && (
        <div className={styles.firm}>
          <PersonRow person={firm} />
        </div>
      )}
      {inOrder.length === 0 && (
        <p className="muted">Nobody yet. The site leaves the attorneys out until there is one.</p>
      )}
      <ol className={styles.list} aria-label="Attorneys">
        {inOrder.map((person, place) => (
          <li
            key={person.slug}
            data-slug={person.slug}
            className={order.dragged === person.slug ? styles.dragged : undefined}
          >
            <PersonRow person={person} isFirst={place === 0} />
            <IconButton
              label={`Move ${person.name}: drag, or press the up and down arrow keys`}
              className={styles.grip ?? ''}
              onPointerDown={(event) => order.onPointerDown(event, person.slug)}
              onKeyDown={(event) => order.onKeyDown(event, person.slug)}
            >
              <AdminIcon name="grip" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {order.news && `${nameOf(people, order.news.slug)} is now number ${order.news.place}`}
      </p>
    </>
  );
}

const nameOf = (people: readonly Person[], slug: string) =>
  people.find((person) => person.slug === slug)?.name;
