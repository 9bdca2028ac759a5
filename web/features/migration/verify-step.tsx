import { Button } from '../../ui/button.tsx';
import { Acts } from './acts.tsx';
import { Report } from './report.tsx';
import { isRunning } from './running.ts';
import { Step } from './step.tsx';
import { StepRun } from './step-run.tsx';
import type { StepProps } from './steps.tsx';
import { whyNot } from './why-not.ts';

export function VerifyStep({ wizard, acts }: StepProps) {
  const { step, report, run } = wizard;
  const isHere = step === 'verify';
  const isUnderWay = isRunning('verify', wizard);
  const isOff = whyNot('verify', wizard);
  return (
    <Step
      step="verify"
      current={step}
      title="Verify"
      lead="Every row is read back from DynamoDB and compared with Postgres."
      acts={
        <Acts reason={isOff}>
          {(off) => (
            <Button
              variant={isHere ? 'primary' : 'outline'}
              pending={acts.verify.isPending || isUnderWay}
              onClick={() => acts.verify.mutate()}
              {...(isOff && off)}
            >
              Verify
            </Button>
          )}
        </Acts>
      }
    >
      <StepRun action="verify" wizard={wizard} acts={acts} />
      {/* A report from before the latest copy is no longer valid. */}
      {report && isHere && report.runId === run?.id && <Report report={report} />}
    </Step>
  );
}
