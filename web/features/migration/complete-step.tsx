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
          ? `The copy matched the database on ${formatMoment(report.at, firm.zone, firm.formats.locale)}. The site still uses Postgres: later changes are not in the copy.`
          : 'When all rows match.'
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
