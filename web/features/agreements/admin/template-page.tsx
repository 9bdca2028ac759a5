import { Group, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Template } from '../../../../src/features/agreements/templates/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { deletionOf } from '../../../admin/crud-texts.ts';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { TemplateEditor } from './template-editor.tsx';

/** A template: its draft, and the publication as the next version. */
export function TemplatePage({ id }: { id: string }) {
  const query = trpc.agreementTemplates.one.useQuery({ id }, { staleTime: 0 });
  return (
    <Screen title="Agreement Template" heading={query.data?.name ?? 'Agreement Template'}>
      <QueryState query={query} what="The template">
        {(template) => <Editing key={template.updatedAt} template={template} />}
      </QueryState>
    </Screen>
  );
}

function Editing({ template }: { template: Template }) {
  const { id, updatedAt } = template;
  const opened = { name: template.name, content: template.content };
  const [draft, setDraft] = useState(opened);
  const [problem, setProblem] = useState<string>();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(opened);
  useUnsavedGuard(isDirty);
  const navigate = useNavigate();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { agreementTemplates } = trpc.useUtils();
  const refresh = () => agreementTemplates.invalidate();
  const act = (success: string, failure: string) => withToasts({ success, failure, refresh });
  const save = trpc.agreementTemplates.save.useMutation(
    withToasts({
      success: 'Draft saved',
      failure: 'Failed to save the draft',
      refresh,
      onSuccess: () => setProblem(undefined),
      onError: (error) => setProblem(apiErrorOf(error)?.message),
    }),
  );
  const publish = trpc.agreementTemplates.publish.useMutation(
    act('Published as the next version', 'Failed to publish the template'),
  );
  const archive = trpc.agreementTemplates.archive.useMutation(
    act('Template changed', 'Failed to change the template'),
  );
  const remove = trpc.agreementTemplates.delete.useMutation(
    withToasts({
      success: 'Template deleted',
      failure: 'Failed to delete the template',
      refresh: () => agreementTemplates.list.invalidate(),
      onSuccess: () => void navigate({ to: '/admin/agreement-templates', ignoreBlocker: true }),
    }),
  );
  const askAndDelete = async () => {
    if (await ask(deletionOf('template', 'It was never published.'))) remove.mutate({ id });
  };
  const isWhole = template.problems.length === 0;
  return (
    <Stack gap="1.25rem">
      <Notice icon="document">
        <p>
          {template.publishedNumber === 0
            ? 'Not published yet: no agreement can be prepared from it.'
            : `Version ${template.publishedNumber} is used for new agreements, published by ${template.publishedBy}.`}{' '}
          {template.publishedNumber > 0 &&
            template.hasChanges &&
            'The draft below differs from it.'}
        </p>
        {!isWhole && (
          <>
            <p>It cannot be published yet:</p>
            <ul>
              {template.problems.map(({ text, clause }) => (
                <li key={text}>{clause ? <a href={`#clause-${clause}`}>{text}</a> : text}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      {problem && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <ReadOnlyUnless permission="agreementTemplates.change">
        <TemplateEditor draft={draft} questions={template.questions} onChange={setDraft} />
      </ReadOnlyUnless>
      <Group gap="0.5rem">
        <Button
          permission="agreementTemplates.change"
          variant={isDirty ? 'filled' : 'default'}
          pending={save.isPending}
          onClick={() => save.mutate({ id, updatedAt, ...draft })}
        >
          Save Draft
        </Button>
        {!isDirty && isWhole && template.hasChanges && (
          <Button
            permission="agreementTemplates.change"
            variant="filled"
            pending={publish.isPending}
            onClick={() => publish.mutate({ id })}
          >
            Publish as version {template.publishedNumber + 1}
          </Button>
        )}
        {template.publishedNumber > 0 ? (
          <Button
            permission="agreementTemplates.change"
            pending={archive.isPending}
            onClick={() => archive.mutate({ id, isArchived: !template.isArchived })}
          >
            {template.isArchived ? 'Use it again' : 'Archive'}
          </Button>
        ) : (
          <Button
            permission="agreementTemplates.change"
            pending={remove.isPending}
            onClick={() => void askAndDelete()}
          >
            Delete
          </Button>
        )}
      </Group>
    </Stack>
  );
}
