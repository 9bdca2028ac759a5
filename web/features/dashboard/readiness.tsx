import { QueryState } from '../../admin/query-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { Card, CardEmptyText } from './card.tsx';
import { CHECKLIST, type ChecklistItem } from './checklist.ts';
import styles from './readiness.module.css';

/** What is left to do before the site opens, each item with a link to do it. */
export function Readiness() {
  const query = trpc.dashboard.readiness.useQuery();
  return (
    <Card title="Ready to open?">
      <QueryState query={query} what="The checklist">
        {(checks) => {
          const open = checks.filter(({ isDone }) => !isDone);
          return (
            <>
              {open.length === 0 && <CardEmptyText>Everything is settled.</CardEmptyText>}
              <ul className={styles.open}>
                {open.map(({ key }) => (
                  <OpenCheck key={key} {...CHECKLIST[key]} />
                ))}
              </ul>
              {open.length > 0 && checks.length > open.length && (
                <details className={styles.done}>
                  <summary>{checks.length - open.length} settled</summary>
                  <ul>
                    {checks
                      .filter(({ isDone }) => isDone)
                      .map(({ key }) => (
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
        }}
      </QueryState>
    </Card>
  );
}

function OpenCheck({ todo, why, fix }: ChecklistItem) {
  return (
    <li>
      <b>{todo}</b>
      <p className="muted small">{why}</p>
      {'href' in fix ? (
        <a className="go" href={fix.href}>
          {fix.text}
          <Icon name="arrow-right" size="sm" />
        </a>
      ) : (
        <p className="small">
          Setting: <code className={styles.setting}>{fix.setting}</code>
        </p>
      )}
    </li>
  );
}
