import { Button } from '../../admin/button.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButtons } from './action-buttons.tsx';
import { focusStep } from './focus-step.ts';
import { Report } from './report.tsx';
import { isBusy } from './running.ts';
import { Step } from './step.tsx';
import type { StepProps } from './steps.tsx';

export function CompleteStep({ wizard, acts: { verify } }: StepProps) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { step, report } = wizard;
  const isHere = step === 'complete';
  return (
    <Step
      step="complete"
      current={step}
      title="Complete"
      lead={
        isHere && report
          ? `The copy is the same as of ${formatMoment(report.at, firm.zone)}. The site goes on with Postgres: what changes from now on is not in it.`
          : 'Once every row agrees.'
      }
      acts={
        isHere &&
        !isBusy(wizard) && (
          <ActionButtons>
            {() => (
              <Button
                pending={verify.isPending}
                onClick={() => verify.mutate(undefined, { onSuccess: () => focusStep('verify') })}
              >
                Verify again
              </Button>
            )}
          </ActionButtons>
        )
      }
    >
      {isHere && report && <Report report={report} />}
    </Step>
  );
}
