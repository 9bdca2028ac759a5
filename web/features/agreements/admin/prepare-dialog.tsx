import { Stack } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { STATE_LABELS } from '../../../../src/features/agreements/rules.ts';
import type { Preparation } from '../../../../src/features/agreements/schema.ts';
import { isPossible } from '../../../../src/features/agreements/step-rules.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { languageName } from './state-badge.tsx';
import { type Draft, fieldErrorsOf, TermsFields } from './terms-fields.tsx';

/** Dialog to prepare an agreement with a person. */
export function PrepareDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  const query = trpc.agreements.preparation.useQuery({ personId }, { staleTime: 0 });
  return (
    <QueryState query={query} what="The preparation">
      {(preparation) => (
        <Preparing personId={personId} preparation={preparation} onClose={onClose} />
      )}
    </QueryState>
  );
}

const draftOf = (preparation: Preparation, template: Preparation['templates'][number]): Draft => {
  const language = template.content.languages[0] ?? 'en';
  return {
    clientName: preparation.clientName,
    clientEmail: preparation.clientEmail,
    attorney: preparation.attorneys[0] ?? '',
    language,
    negotiatedLanguage: preparation.clientLanguage ?? language,
    values: Object.fromEntries(
      Object.entries(template.filled).map(([key, { value }]) => [key, value]),
    ),
    chosen: [],
  };
};

function Preparing({
  personId,
  preparation,
  onClose,
}: {
  personId: string;
  preparation: Preparation;
  onClose: () => void;
}) {
  const { templates, refusal, owed, translationRule } = preparation;
  const [first] = templates;
  const [template, setTemplate] = useState(first);
  const [draft, setDraft] = useState(() => first && draftOf(preparation, first));
  const opened = template && draftOf(preparation, template);
  const [replacesId, setReplacesId] = useState('');
  const replaceable = trpc.agreements.ofPerson
    .useQuery({ personId })
    .data?.filter(({ state }) => isPossible(state, 'replace'));
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const navigate = useNavigate();
  const withToasts = useMutationToasts();
  const { agreements } = trpc.useUtils();
  const prepare = trpc.agreements.prepare.useMutation(
    withToasts({
      success: 'Draft prepared',
      failure: 'Failed to prepare the agreement',
      refresh: () => agreements.invalidate(),
      onSuccess: ({ id }: { id: string }) =>
        void navigate({ to: '/admin/agreements/$id', params: { id } }),
      onError: (error) => setErrors(fieldErrorsOf(apiErrorOf(error)?.fieldErrors)),
    }),
  );
  const isReady = refusal === null && template && draft;
  const rule = owed.find(({ languages }) => languages.includes(draft?.negotiatedLanguage ?? ''));
  const isOther = draft && draft.negotiatedLanguage !== draft.language;
  return (
    <Dialog
      title="Prepare an Agreement"
      isDirty={JSON.stringify(draft?.values) !== JSON.stringify(opened?.values)}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          {isReady && (
            <Button
              permission="agreements.change"
              variant="filled"
              pending={prepare.isPending}
              onClick={() =>
                prepare.mutate({
                  ...{ personId, templateId: template.id, replacesId: replacesId || null },
                  ...draft,
                })
              }
            >
              Prepare the draft
            </Button>
          )}
        </>
      )}
    >
      <Stack gap="1rem">
        {refusal && (
          <Notice tone="warning" icon="alert">
            <p>{refusal}</p>
          </Notice>
        )}
        {!first && (
          <Notice icon="document">
            <p>
              There is no published template.{' '}
              <Link to="/admin/agreement-templates">Open the templates</Link>
            </p>
          </Notice>
        )}
        {isReady && (
          <>
            <ChoiceSelect
              label="Template"
              data={templates.map(({ id, name }) => ({ value: id, label: name }))}
              value={template.id}
              onChange={(id) => {
                const chosen = templates.find((each) => each.id === id);
                if (!chosen) return;
                setTemplate(chosen);
                setDraft({ ...draftOf(preparation, chosen), clientName: draft.clientName });
              }}
            />
            {replaceable && replaceable.length > 0 && (
              <ChoiceSelect
                label="Replaces"
                data={[
                  { value: '', label: 'None' },
                  ...replaceable.map(({ id, name, state }) => ({
                    value: id,
                    label: `${name}, ${STATE_LABELS[state].toLowerCase()}`,
                  })),
                ]}
                value={replacesId}
                onChange={setReplacesId}
              />
            )}
            {isOther && (rule || translationRule === 'always') && (
              <Notice icon="document">
                <p>
                  The client gets the whole text in {languageName(draft.negotiatedLanguage)}, and
                  can sign only once they have confirmed that they have it
                  {rule ? ` (${rule.rule})` : ''}.
                </p>
              </Notice>
            )}
            <TermsFields
              content={template.content}
              filled={template.filled}
              draft={draft}
              errors={errors}
              attorneys={preparation.attorneys}
              owed={owed.flatMap(({ languages }) => languages)}
              onChange={(changed) => {
                setErrors({});
                setDraft(changed);
              }}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
