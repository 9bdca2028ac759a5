import { isActive, type RunAction } from '../../../src/features/migration/rules.ts';
import type { Wizard } from '../../../src/features/migration/schema.ts';
import { reasonOf } from '../../admin/use-mutation-toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { RUN_WORDS } from './run-words.ts';
import type { WizardActions } from './use-wizard-actions.ts';

/** The server’s message of the last failed run, or that it was cancelled. */
export function StepError({
  action,
  wizard: { run },
  acts,
}: {
  action: RunAction;
  wizard: Wizard;
  acts: WizardActions;
}) {
  const { noun } = RUN_WORDS[action];
  const { error, isPending } = acts[action];
  const own = run?.action === action ? run : undefined;
  if (isPending || (own && isActive(own.state))) return null;
  if (error) return <Failure title={`The ${noun} was not begun.`} words={reasonOf(error)} />;
  if (own?.state === 'failed') {
    return <Failure title={`The ${noun} has failed.`} words={own.message} />;
  }
  if (own?.state !== 'cancelled') return null;
  return (
    <Notice icon="alert">
      <p>
        <b>The {noun} was cancelled.</b> {action === 'migrate' && 'What is copied stays copied.'}
      </p>
    </Notice>
  );
}

function Failure({ title, words }: { title: string; words: string | null }) {
  return (
    <Notice tone="danger" icon="alert">
      <p>
        <b>{title}</b>
      </p>
      {words && <p>{words}</p>}
    </Notice>
  );
}
