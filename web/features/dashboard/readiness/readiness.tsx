import type { Checklist as Items } from '../../../../src/features/setup/schema.ts';
import { LinkButton } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Card, CardEmptyText } from '../card.tsx';
import { CHECKLIST } from './checklist.ts';
import { OpenItem } from './open-item.tsx';
import styles from './readiness.module.css';

/** How many of the most urgent items are shown, so that the list does not fill several screens on a phone. */
const SHOWN = 3;

/**
 * The checklist: what is to be done before the site goes live, and what is optional, each done in place or through a
 * link. With `hasSetupLink` it also links to the set-up assistant, which leads through most of it.
 */
export function Readiness({ hasSetupLink = false }: { hasSetupLink?: boolean }) {
  const query = trpc.setup.state.useQuery();
  return (
    <Card
      title="Ready to open?"
      action={
        hasSetupLink && (
          <LinkButton permission="setup.change" size="sm" variant="filled" to="/admin/setup">
            Set up your site
          </LinkButton>
        )
      }
    >
      <QueryState query={query} what="The checklist">
        {({ items }) => <Checklist items={items} />}
      </QueryState>
    </Card>
  );
}

function Checklist({ items }: { items: Items }) {
  const open = items.filter(({ state }) => state !== 'done');
  const done = items.filter(({ state }) => state === 'done');
  const further = open.slice(SHOWN);
  if (open.length === 0) return <CardEmptyText>Everything is done.</CardEmptyText>;
  return (
    <>
      <OpenItems items={open.slice(0, SHOWN)} />
      {further.length > 0 && (
        <details className={styles.more}>
          <summary>{further.length} more to do</summary>
          <OpenItems items={further} />
        </details>
      )}
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{done.length} settled</summary>
          <ul>
            {done.map(({ key }) => (
              <li key={key}>
                <Icon name="check" size="sm" />
                {CHECKLIST[key].todo}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function OpenItems({ items }: { items: Items }) {
  return (
    <ul className={styles.open}>
      {items.map(({ key, ...item }) => (
        <OpenItem key={key} {...CHECKLIST[key]} {...item} />
      ))}
    </ul>
  );
}
