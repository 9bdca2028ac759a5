import type { z } from 'zod';
import type { readinessSchema } from '../../../../src/features/dashboard/schema.ts';
import { LinkButton } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Card, CardEmptyText } from '../card.tsx';
import { CHECKLIST } from './checklist.ts';
import { OpenCheck } from './open-check.tsx';
import styles from './readiness.module.css';

type Checks = z.output<typeof readinessSchema>;

/** How many of the most urgent items are shown, so that the list does not fill several screens on a phone. */
const SHOWN = 3;

/**
 * The checklist of open items before the site goes live, each done in place or through a link. With `hasSetupLink` it
 * also links to the set-up assistant.
 */
export function Readiness({ hasSetupLink = false }: { hasSetupLink?: boolean }) {
  const query = trpc.dashboard.readiness.useQuery();
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
        {(checks) => <Checklist checks={checks} />}
      </QueryState>
    </Card>
  );
}

function Checklist({ checks }: { checks: Checks }) {
  const open = checks.filter(({ isDone }) => !isDone);
  const done = checks.filter(({ isDone }) => isDone);
  const further = open.slice(SHOWN);
  if (open.length === 0) return <CardEmptyText>Everything is done.</CardEmptyText>;
  return (
    <>
      <OpenChecks checks={open.slice(0, SHOWN)} />
      {further.length > 0 && (
        <details className={styles.more}>
          <summary>{further.length} more to do</summary>
          <OpenChecks checks={further} />
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

function OpenChecks({ checks }: { checks: Checks }) {
  return (
    <ul className={styles.open}>
      {checks.map(({ key, count }) => (
        <OpenCheck key={key} {...CHECKLIST[key]} count={count} />
      ))}
    </ul>
  );
}
