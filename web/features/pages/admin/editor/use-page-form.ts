import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { useForm } from '../../../../admin/use-form.ts';
import type { PageDraft } from './page-draft.ts';

const loadSchema = async () =>
  (await import('../../../../../src/features/pages/schema.ts')).savePageInput;

/** The form of a page; the path of every field matches the paths in the server's field errors. */
export function usePageForm({
  saved,
  initial,
  onErrors,
  onError,
}: {
  saved: AdminPage;
  initial: PageDraft;
  /** Called once errors are rendered, to move the focus to them. */
  onErrors: () => void;
  /** Called if the API call failed. */
  onError: (error: unknown) => void;
}) {
  return useForm({
    schema: loadSchema,
    initialValues: initial,
    transformValues: (draft) => inputOf(draft, saved),
    fieldOf: (path) => path,
    focusError: onErrors,
    onError,
  });
}

export type PageForm = ReturnType<typeof usePageForm>;

/** The input for saving a draft that replaces the version `over`. The path of an application page cannot change. */
function inputOf({ path, content }: PageDraft, { id, kind, updatedAt }: AdminPage) {
  return { id, content, updatedAt, ...(kind === 'page' && { path }) };
}
