import { QueryState } from '../../admin/query-state.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { milestoneOf } from './run-words.ts';
import { isBusy } from './running.ts';
import { StatusCard } from './status-card.tsx';
import { Steps } from './steps.tsx';
import { useWizard } from './use-wizard.ts';
import { useWizardActions } from './use-wizard-actions.ts';

/** The migration wizard: copies the firm’s data to DynamoDB step by step and verifies that the copy is complete. */
export function MigrationPage() {
  const { query, watch } = useWizard();
  const acts = useWizardActions(watch);
  const { data: wizard } = query;
  // Ignores polling, so that the button does not flicker every second.
  const isFetching = query.isFetching && !(wizard && isBusy(wizard));
  return (
    <Screen
      title="Database Migration"
      lead="Copying the firm’s data from Postgres to Amazon DynamoDB."
      actions={<RefreshButton queries={[{ ...query, isFetching }]} />}
    >
      <p className="visually-hidden" role="status">
        {wizard?.run && milestoneOf(wizard.run)}
      </p>
      <QueryState query={{ ...query, isFetching }} what="The wizard">
        {(loaded) => (
          <>
            <StatusCard wizard={loaded} />
            <Steps wizard={loaded} acts={acts} onCheck={query.refetch} />
          </>
        )}
      </QueryState>
    </Screen>
  );
}
