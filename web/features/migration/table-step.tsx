import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Acts } from './acts.tsx';
import { Commands } from './commands.tsx';
import { isRunning } from './running.ts';
import { RunningHere } from './running-here.tsx';
import { Step } from './step.tsx';
import { StepTrouble } from './step-trouble.tsx';
import type { StepProps } from './steps.tsx';
import { whyNot } from './why-not.ts';

export function TableStep({ wizard, acts }: StepProps) {
  const { step, hasTable, target } = wizard;
  const [isOpen, setOpen] = useState(false);
  const create = acts['create-table'];
  return (
    <Step
      step="table"
      current={step}
      title="Create table"
      lead={
        hasTable ? (
          <>
            The table <code>{target.table}</code> is there and fits.
          </>
        ) : (
          <>
            One table, <code>{target.table}</code>, paid by request. One that is there already is
            taken if it fits, and left alone if it does not.
          </>
        )
      }
      acts={
        <Acts reason={whyNot('create-table', wizard)}>
          {(off) => (
            <Button
              variant={step === 'table' ? 'primary' : 'outline'}
              pending={create.isPending || isRunning('create-table', wizard)}
              onClick={() => create.mutate(undefined, { onSuccess: () => setOpen(true) })}
              {...off}
            >
              Generate Table Commands
            </Button>
          )}
        </Acts>
      }
    >
      <StepTrouble action="create-table" wizard={wizard} acts={acts} />
      <RunningHere action="create-table" wizard={wizard} acts={acts} />
      {wizard.commands.length > 0 && (
        <Commands wizard={wizard} isOpen={isOpen} onToggle={setOpen} />
      )}
    </Step>
  );
}
