import { Badge, Stack } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { TemplateRow } from '../../../../src/features/agreements/templates/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import rows from '../../../ui/rows.module.css';
import { AgreementSettings } from './agreement-settings.tsx';
import { languageName } from './state-badge.tsx';

const BLANK = {
  languages: ['en'],
  titles: {},
  prevails: {},
  fields: [],
  clauses: [],
};

/** The templates of agreements, and how long clients have to sign. */
export function TemplatesPage() {
  const query = trpc.agreementTemplates.list.useQuery();
  const navigate = useNavigate();
  const withToasts = useMutationToasts();
  const { agreementTemplates } = trpc.useUtils();
  const refresh = () => agreementTemplates.invalidate();
  const create = trpc.agreementTemplates.create.useMutation(
    withToasts({
      failure: 'Failed to add the template',
      refresh,
      onSuccess: ({ id }: { id: string }) =>
        void navigate({ to: '/admin/agreement-templates/$id', params: { id } }),
    }),
  );
  const addPresets = trpc.agreementTemplates.addPresets.useMutation(
    withToasts({
      success: ({ added }) =>
        added === 0 ? 'The samples are there already' : `${added} samples added as drafts`,
      failure: 'Failed to add the samples',
      refresh,
    }),
  );
  const nameOfNew = `New template ${(query.data?.length ?? 0) + 1}`;
  return (
    <Screen
      title="Agreement Templates"
      lead="What agreements say, with fields and optional clauses, in each language. An agreement keeps the version from which it was prepared."
      actions={
        <>
          <Button
            permission="agreementTemplates.change"
            pending={addPresets.isPending}
            onClick={() => addPresets.mutate()}
          >
            Add Samples
          </Button>
          <Button
            permission="agreementTemplates.change"
            variant="filled"
            pending={create.isPending}
            onClick={() => create.mutate({ name: nameOfNew, content: BLANK })}
          >
            <AdminIcon name="plus" />
            Add Template
          </Button>
        </>
      }
    >
      <Stack gap="1.25rem">
        <div className={rows.box}>
          <QueryState
            query={query}
            what="The list"
            isEmpty={(templates) => templates.length === 0}
            empty={
              <div className={rows.body}>
                <EmptyState title="No templates yet">
                  <p className="muted">
                    Add the samples to begin with. An attorney has to read and change them before
                    they are used.
                  </p>
                </EmptyState>
              </div>
            }
          >
            {(templates) => (
              <ul className={rows.rows}>
                {templates.map((template) => (
                  <li key={template.id}>
                    <Row template={template} />
                  </li>
                ))}
              </ul>
            )}
          </QueryState>
        </div>
        <AgreementSettings />
      </Stack>
    </Screen>
  );
}

function Row({ template }: { template: TemplateRow }) {
  const { id, name, languages, publishedNumber, hasChanges, isArchived } = template;
  return (
    <>
      <Link to="/admin/agreement-templates/$id" params={{ id }}>
        {name}
      </Link>{' '}
      <Badge color={publishedNumber > 0 ? 'success' : 'gray'}>
        {publishedNumber > 0 ? `Version ${publishedNumber}` : 'Not published'}
      </Badge>{' '}
      {publishedNumber > 0 && hasChanges && <Badge color="warning">Unpublished changes</Badge>}{' '}
      {isArchived && <Badge color="gray">Archived</Badge>}
      <p className="muted small">{languages.map(languageName).join(', ')}</p>
    </>
  );
}
