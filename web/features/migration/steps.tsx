import type { Wizard } from '../../../src/features/migration/schema.ts';
import { CompleteStep } from './complete-step.tsx';
import { MigrateStep } from './migrate-step.tsx';
import { SetupStep } from './setup-step.tsx';
import styles from './step.module.css';
import { TableStep } from './table-step.tsx';
import type { WizardActions } from './use-wizard-actions.ts';
import { VerifyStep } from './verify-step.tsx';

export type StepProps = { wizard: Wizard; acts: WizardActions };

/** The steps of the migration wizard. */
export function Steps({ wizard, acts, onCheck }: StepProps & { onCheck: () => unknown }) {
  return (
    <ol className={styles.steps}>
      <SetupStep wizard={wizard} onCheck={onCheck} />
      <TableStep wizard={wizard} acts={acts} />
      <MigrateStep wizard={wizard} acts={acts} />
      <VerifyStep wizard={wizard} acts={acts} />
      <CompleteStep wizard={wizard} acts={acts} />
    </ol>
  );
}
