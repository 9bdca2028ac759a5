import { focusPageTitle } from '../../admin/focus-page-title.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { ComponentRow } from './component-row.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useChanges } from './use-changes.ts';
import styles from './visibility-page.module.css';

/** The page to choose which components of the public site are visible. */
export function VisibilityPage() {
  const list = trpc.visibility.all.useQuery();
  const whyNotShown = trpc.visibility.whyNotShown.useQuery();
  const changes = useChanges(list.data ?? []);
  useUnsavedGuard(changes.count > 0);
  return (
    <Screen
      title="Component Visibility"
      lead="Hidden parts are removed from pages, links and search engines, and take no messages or bookings."
    >
      <QueryState query={list} what="The list">
        {(components) => (
          <ul className={`${rows.box} ${rows.rows} ${styles.list}`}>
            {components.map((component) => (
              <ComponentRow
                key={component.componentKey}
                component={component}
                changes={changes}
                whyNotShown={whyNotShown.data?.[component.componentKey]}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <UnsavedBar changes={changes} onDone={focusPageTitle} />
    </Screen>
  );
}
