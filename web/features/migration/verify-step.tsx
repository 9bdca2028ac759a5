import { Button } from '../../admin/button.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { disabledReason } from './disabled-reason.ts';
import { Report } from './report.tsx';
import { isRunning } from './running.ts';
import { Step } from './step.tsx';
import { StepRun } from './step-run.tsx';
import type { StepProps } from './steps.tsx';

export function VerifyStep({ wizard, acts }: StepProps) {
  const { step, report, run } = wizard;
  const isHere = step === 'verify';
  const isUnderWay = isRunning('verify', wizard);
  const isOff = disabledReason('verify', wizard);
  return (
    <Step
      step="verify"
      current={step}
      title="Verify"
      lead="Every row is read back from DynamoDB and compared with Postgres."
      acts={
        <ActionButtons reason={isOff}>
          {(off) => (
            <Button
              variant={isHere ? 'filled' : 'default'}
              pending={acts.verify.isPending || isUnderWay}
              onClick={() => acts.verify.mutate()}
              {...(isOff && off)}
            >
              Verify
            </Button>
          )}
        </ActionButtons>
      }
    >
      <StepRun action="verify" wizard={wizard} acts={acts} />
      {/* A report from before the latest copy is no longer valid. */}
      {report && isHere && report.runId === run?.id && <Report report={report} />}
    </Step>
  );
}
