import { Group } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AttorneySettings } from '../../../src/features/firm/attorneys/schema.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useCan } from '../../admin/use-can.ts';
import type { FormOf } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { Section } from '../firm/section.tsx';
import { useRefreshPages } from '../pages/admin/use-refresh-pages.ts';
import { DetailsFields } from './details-fields.tsx';
import type { ProfileDraft } from './profile-draft.ts';

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));

/** The page of an attorney: its address, its text, which is written as a page, and the facts on it. */
export function PageSection({
  form,
  attorney,
  onMoved,
}: {
  form: FormOf<ProfileDraft>;
  /** The attorney as saved. */
  attorney: AttorneySettings;
  /** Called with the new slug. */
  onMoved: (slug: string) => void;
}) {
  const can = useCan();
  const [isMoving, setMoving] = useState(false);
  const path = `/attorneys/${attorney.slug}`;
  return (
    <Section
      title="Page"
      lead={attorney.isActive ? <a href={path}>{path}</a> : `${path}, while the profile is shown`}
      action={
        <Group gap="0.5rem">
          {can('pages.change') && <TextButton path={path} attorney={attorney} />}
          <Button size="sm" permission="team.change" onClick={() => setMoving(true)}>
            Change Address
          </Button>
        </Group>
      }
    >
      <DetailsFields form={form} />
      {isMoving && (
        <Suspense>
          <AddressDialog attorney={attorney} onClose={() => setMoving(false)} onMoved={onMoved} />
        </Suspense>
      )}
    </Section>
  );
}

/** Opens the text of the page in the editor of pages, or creates it there. */
function TextButton({ path, attorney }: { path: string; attorney: AttorneySettings }) {
  const navigate = useNavigate();
  const withToasts = useMutationToasts();
  const pages = trpc.pages.adminList.useQuery();
  const refresh = useRefreshPages();
  const open = (id: string) => navigate({ to: '/admin/pages/$id', params: { id } });
  const creation = trpc.pages.create.useMutation(
    withToasts({
      ...crudTexts('create', 'Page'),
      refresh,
      onSuccess: ({ page }) => void open(page.id),
    }),
  );
  if (!pages.data) return null;
  const written = pages.data.find((page) => page.path === path);
  if (written) {
    return (
      <Link to="/admin/pages/$id" params={{ id: written.id }}>
        Edit the text
      </Link>
    );
  }
  const { name, role, statement } = attorney;
  const content = {
    ...{ name, heading: name, title: `${name}, ${role}` },
    ...{ description: statement, lead: statement, area: null, blocks: [] },
  };
  return (
    <Button
      size="sm"
      permission="pages.change"
      pending={creation.isPending}
      onClick={() => creation.mutate({ path, content })}
    >
      Write a Text
    </Button>
  );
}
