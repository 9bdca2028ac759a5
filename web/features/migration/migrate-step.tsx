import type { WizardStep } from '../../../src/features/migration/rules.ts';
import type { CopyResult } from '../../../src/features/migration/schema.ts';
import { Button } from '../../admin/button.tsx';
import { countOf } from '../../lib/count-of.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { ActionButtons } from './action-buttons.tsx';
import { disabledReason } from './disabled-reason.ts';
import { Estimate } from './estimate.tsx';
import { focusStep } from './focus-step.ts';
import { LargeRows } from './large-rows.tsx';
import { isBusy, isRunning } from './running.ts';
import { Step } from './step.tsx';
import { StepRun } from './step-run.tsx';
import type { StepProps } from './steps.tsx';

const isAfter = (step: WizardStep) => step === 'verify' || step === 'complete';

export function MigrateStep({ wizard, acts }: StepProps) {
  const locale = useLocale();
  const { step, copy, estimate } = wizard;
  const isHere = step === 'migrate';
  return (
    <Step
      step="migrate"
      current={step}
      title="Migrate"
      lead={
        copy && isAfter(step)
          ? describeCopy(copy, locale)
          : 'Copies every row, except passwords and keys. The site keeps running, and changes made meanwhile are copied at the end.'
      }
      acts={<MigrateActs wizard={wizard} acts={acts} />}
    >
      <StepRun action="migrate" wizard={wizard} acts={acts} />
      <StepRun action="dry-run" wizard={wizard} acts={acts} />
      {copy && !isHere && <LargeRows {...copy} />}
      {estimate && isHere && !isRunning('migrate', wizard) && <Estimate estimate={estimate} />}
    </Step>
  );
}

function MigrateActs({ wizard, acts: { migrate, 'dry-run': dryRun } }: StepProps) {
  const { step, canResume, estimate } = wizard;
  const isHere = step === 'migrate';
  const resumes = canResume && isHere && !isBusy(wizard);
  const isOff = disabledReason('migrate', wizard);
  const isEstimateOff =
    isHere && !isRunning('migrate', wizard) ? disabledReason('dry-run', wizard) : undefined;
  const isPending = (restart: boolean) =>
    migrate.isPending && migrate.variables?.restart === restart;
  const restart = () =>
    migrate.mutate({ restart: true }, { onSuccess: () => focusStep('migrate') });
  return (
    <ActionButtons reason={isOff ?? isEstimateOff}>
      {(off) => (
        <>
          {isHere && !isRunning('migrate', wizard) && (
            <Button
              pending={dryRun.isPending || isRunning('dry-run', wizard)}
              onClick={() => dryRun.mutate()}
              {...(isEstimateOff && off)}
            >
              {estimate ? 'Estimate again' : 'Estimate first'}
            </Button>
          )}
          {resumes && (
            <Button pending={isPending(true)} onClick={restart}>
              Start over
            </Button>
          )}
          {isAfter(step) && !isBusy(wizard) && (
            <Button variant="subtle" pending={isPending(true)} onClick={restart}>
              Copy again
            </Button>
          )}
          <Button
            key="start"
            variant={isHere ? 'filled' : 'default'}
            pending={isPending(false) || isRunning('migrate', wizard)}
            onClick={() => migrate.mutate({ restart: false })}
            {...(isOff && off)}
          >
            {resumes ? 'Resume' : 'Start Migration'}
          </Button>
        </>
      )}
    </ActionButtons>
  );
}

/** Describes the result of a finished copy. */
function describeCopy({ rows, passes, repaired, deleted }: CopyResult, locale: string): string {
  const meanwhile = [
    repaired > 0 && `${countOf(repaired, 'row', locale)} changed and copied again`,
    deleted > 0 && `${countOf(deleted, 'row', locale)} deleted`,
  ].filter(Boolean);
  const copied = `${countOf(rows, 'row', locale)} copied.`;
  if (passes === 0) return copied;
  return `${copied} Meanwhile: ${meanwhile.length > 0 ? meanwhile.join(', ') : 'nothing changed'}.`;
}
