import type { Wizard } from '../../../src/features/migration/schema.ts';
import { Button } from '../../admin/button.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { Step } from './step.tsx';

export function SetupStep({ wizard, onCheck }: { wizard: Wizard; onCheck: () => unknown }) {
  const { step, ready } = wizard;
  return (
    <Step
      step="setup"
      current={step}
      title="Setup"
      lead={
        ready
          ? 'The place to copy to is set.'
          : 'Add the settings that are missing above, restart the site, and check again.'
      }
      acts={
        !ready && (
          <ActionButtons>
            {() => (
              <Button variant="filled" onClick={() => void onCheck()}>
                Check again
              </Button>
            )}
          </ActionButtons>
        )
      }
    />
  );
}
