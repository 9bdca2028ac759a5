import { useState } from 'react';
import type { Questionnaire } from '../../../../src/features/questionnaires/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';

export type Draft = Pick<
  Questionnaire,
  | 'title'
  | 'draft'
  | 'consultationTypes'
  | 'practiceAreas'
  | 'sendsAfterBooking'
  | 'opensWithoutMatch'
>;

const draftOf = (stored: Questionnaire): Draft => {
  const { title, draft, consultationTypes, practiceAreas, sendsAfterBooking, opensWithoutMatch } =
    stored;
  return { title, draft, consultationTypes, practiceAreas, sendsAfterBooking, opensWithoutMatch };
};

/** The draft of a questionnaire while it is edited. */
export function useDraft(opened: Questionnaire) {
  const [saved, setSaved] = useState(opened);
  const [values, setValues] = useState(() => draftOf(opened));
  const [problems, setProblems] = useState<string[]>([]);
  const { questionnaires } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const isDirty = JSON.stringify(values) !== JSON.stringify(draftOf(saved));
  useUnsavedGuard(isDirty);
  const take = (stored: Questionnaire) => {
    setSaved(stored);
    setValues(draftOf(stored));
    setProblems([]);
  };
  const refresh = () => questionnaires.list.invalidate();
  const saving = trpc.questionnaires.update.useMutation(
    withToasts({
      success: 'Draft saved',
      failure: 'Failed to save the questionnaire',
      refresh,
      onSuccess: take,
      onError: (error) => setProblems(problemsOf(error, values)),
    }),
  );
  const publishing = trpc.questionnaires.publish.useMutation(
    withToasts({
      success: (stored: Questionnaire) => `Version ${stored.publishedNumber} is published`,
      failure: 'Failed to publish the questionnaire',
      refresh,
      onSuccess: take,
    }),
  );
  const archiving = trpc.questionnaires.archive.useMutation(
    withToasts({
      success: (stored: Questionnaire) =>
        stored.isArchived ? 'Questionnaire archived' : 'Questionnaire restored',
      failure: 'Failed to change the questionnaire',
      refresh,
      onSuccess: take,
    }),
  );
  const { id, updatedAt } = saved;
  return {
    saved,
    values,
    problems,
    isDirty,
    change: (part: Partial<Draft>) => setValues((before) => ({ ...before, ...part })),
    save: () => saving.mutate({ ...values, id, updatedAt }),
    isSaving: saving.isPending,
    publish: () => publishing.mutate({ id, updatedAt }),
    isPublishing: publishing.isPending,
    setArchived: (isArchived: boolean) => archiving.mutate({ id, isArchived }),
    reset: () => take(saved),
  };
}

/** What is wrong, each with the words of its question or section. */
function problemsOf(error: unknown, { draft }: Draft): string[] {
  const fields = Object.entries(apiErrorOf(error)?.fieldErrors ?? {});
  return fields.map(([path, messages]) => {
    const [, section = '', question = ''] =
      /^draft\.sections\.(\d+)(?:\.questions\.(\d+))?/.exec(path) ?? [];
    const found = draft.sections[Number(section)];
    const title = section === '' ? '' : (found?.questions[Number(question)] ?? found)?.title.en;
    return `${title ? `“${title}”: ` : ''}${messages.join('. ')}`;
  });
}
