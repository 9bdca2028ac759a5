import { MENUS } from '../../../../../src/features/pages/rules.ts';
import type { ListedPage } from '../../../../../src/features/pages/schema.ts';
import { Button } from '../../../../admin/button.tsx';
import { IfCan } from '../../../../admin/if-can.tsx';
import { ReadOnlyUnless } from '../../../../admin/read-only.tsx';
import { useForm } from '../../../../admin/use-form.ts';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { type OnDirty, useReportDirty } from '../../../../admin/use-report-dirty.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useRefreshPages } from '../use-refresh-pages.ts';
import { MenuSection } from './menu-section.tsx';
import { draftOf } from './menus-draft.ts';
import styles from './menus-form.module.css';

const loadSchema = async () =>
  (await import('../../../../../src/features/pages/menus/schema.ts')).menusSchema;

type Menus = Parameters<typeof draftOf>[0];

/** The links of all menus as one form. */
export function MenusForm({
  pages,
  saved,
  onDirty,
}: {
  pages: readonly ListedPage[];
  saved: Menus;
  onDirty: OnDirty;
}) {
  const withToasts = useMutationToasts();
  const refresh = useRefreshPages();
  const saving = trpc.pages.saveMenus.useMutation(
    withToasts({
      success: 'Navigation and footer saved',
      failure: 'Failed to save navigation and footer',
      refresh,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(saved),
    fieldOf: (path) => path,
  });
  const isDirty = form.isDirty();
  useReportDirty(isDirty, onDirty);
  const save = form.onSubmit(async (menus, sent) => {
    form.rebase(draftOf(await saving.mutateAsync(menus)), sent);
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <ReadOnlyUnless permission="pages.change">
        <div className={styles.menus}>
          {MENUS.map(({ value, label }) => (
            <MenuSection key={value} menu={value} label={label} form={form} pages={pages} />
          ))}
        </div>
      </ReadOnlyUnless>
      <IfCan permission="pages.change">
        <div className={styles.bar} data-bottom-bar>
          <p role="status">{isDirty ? 'Unsaved changes' : 'Everything is saved'}</p>
          <Button
            type="submit"
            variant="filled"
            pending={saving.isPending}
            aria-disabled={!isDirty}
          >
            Save
          </Button>
        </div>
      </IfCan>
    </form>
  );
}
