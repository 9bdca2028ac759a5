import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { useForm } from '../../../../admin/use-form.ts';
import type { PageDraft } from './page-draft.ts';

const loadSchema = async () =>
  (await import('../../../../../src/features/pages/schema.ts')).savePageInput;

/** The form of a page; every field has the path of the server's messages. */
export function usePageForm({
  saved,
  initial,
  onErrors,
  onError,
}: {
  saved: AdminPage;
  initial: PageDraft;
  /** Called once errors are known, to move the focus to them. */
  onErrors: () => void;
  /** Called if the call failed. */
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

/** The input for saving a draft over the page `over`. An application page keeps its path. */
function inputOf({ path, content }: PageDraft, { id, kind, updatedAt }: AdminPage) {
  return { id, content, updatedAt, ...(kind === 'page' && { path }) };
}
