import { useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { type Question, useConfirm } from '../../ui/confirm.ts';
import { ActionButtons } from './action-buttons.tsx';
import { Commands } from './commands.tsx';
import { disabledReason } from './disabled-reason.ts';
import { isRunning } from './running.ts';
import { Step } from './step.tsx';
import { StepRun } from './step-run.tsx';
import type { StepProps } from './steps.tsx';

const ANEW: Question = {
  title: 'Check the table again?',
  text: 'Earlier copies no longer count: all rows must be copied and verified again.',
  action: 'Check the table',
  tone: 'primary',
};

export function TableStep({ wizard, acts }: StepProps) {
  const { step, hasTable, target, canResume } = wizard;
  const [isOpen, setOpen] = useState(false);
  const create = acts['create-table'];
  const ask = useConfirm();
  const hasCopy = canResume || step === 'verify' || step === 'complete';
  const onCreate = async () => {
    if (!hasCopy || (await ask(ANEW))) create.mutate(undefined, { onSuccess: () => setOpen(true) });
  };
  return (
    <Step
      step="table"
      current={step}
      title="Create table"
      lead={
        hasTable ? (
          <>
            The table <code>{target.table}</code> exists and fits.
          </>
        ) : (
          <>
            One table, <code>{target.table}</code>, billed per request. An existing table is used if
            it fits, and is not changed if it does not.
          </>
        )
      }
      acts={
        <ActionButtons reason={disabledReason('create-table', wizard)}>
          {(off) => (
            <Button
              variant={step === 'table' ? 'filled' : 'default'}
              pending={create.isPending || isRunning('create-table', wizard)}
              onClick={() => void onCreate()}
              {...off}
            >
              Generate Table Commands
            </Button>
          )}
        </ActionButtons>
      }
    >
      <StepRun action="create-table" wizard={wizard} acts={acts} />
      {wizard.commands.length > 0 && (
        <Commands wizard={wizard} isOpen={isOpen} onToggle={setOpen} />
      )}
    </Step>
  );
}
