import type { RunAction } from '../../../src/features/migration/rules.ts';
import { Notice } from '../../admin/notice.tsx';
import { reasonOf } from '../../admin/use-mutation-toasts.ts';
import { RunBox } from './run-box.tsx';
import { RUN_WORDS } from './run-words.ts';
import { isRunning } from './running.ts';
import type { StepProps } from './steps.tsx';

/** The progress of an action, the server’s message if its last run has failed, or that it was cancelled. */
export function StepRun({ action, wizard, acts }: StepProps & { action: RunAction }) {
  const { run } = wizard;
  if (run && isRunning(action, wizard)) return <RunBox run={run} acts={acts} />;
  const { noun } = RUN_WORDS[action];
  const { error, isPending } = acts[action];
  const own = run?.action === action ? run : undefined;
  if (isPending) return null;
  if (error) return <Failure title={`The ${noun} was not begun.`} words={reasonOf(error)} />;
  if (own?.state === 'failed') {
    return <Failure title={`The ${noun} has failed.`} words={own.message} />;
  }
  if (own?.state !== 'cancelled') return null;
  return (
    <Notice icon="alert">
      <p>
        <b>The {noun} was cancelled.</b> {action === 'migrate' && 'Rows already copied are kept.'}
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
