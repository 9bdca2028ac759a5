import type { RunAction } from '../../../src/features/migration/rules.ts';
import type { Run } from '../../../src/features/migration/schema.ts';
import { reasonOf, useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { isStepUpRefusal, showNotConfirmed } from '../../lib/step-up.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { RUN_WORDS } from './run-words.ts';

export type WizardActions = ReturnType<typeof useWizardActions>;

/**
 * The mutations that start and cancel the wizard's actions. If an action is already running, starting it again joins
 * that run. `watch` is called with the id of the run.
 */
export function useWizardActions(watch: (runId: string) => void) {
  const { migration } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const refresh = () => migration.invalidate();
  const begun = (action: RunAction) => ({
    onSuccess: ({ id }: Run) => {
      watch(id);
      return refresh();
    },
    onError: (error: unknown) => {
      if (isStepUpRefusal(error)) showNotConfirmed();
      else showToast({ tone: 'danger', title: RUN_WORDS[action].failure, text: reasonOf(error) });
      void refresh();
    },
  });
  return {
    'create-table': trpc.migration.createTable.useMutation(begun('create-table')),
    'dry-run': trpc.migration.dryRun.useMutation(begun('dry-run')),
    migrate: trpc.migration.migrate.useMutation(begun('migrate')),
    verify: trpc.migration.verify.useMutation(begun('verify')),
    cancel: trpc.migration.cancel.useMutation(
      withToasts({ failure: 'Failed to cancel', refresh, onError: refresh }),
    ),
  };
}
