import { Button } from '../../../admin/button.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import type { Translation } from '../translations.ts';
import styles from './translation.module.css';
import type { TranslationEditing } from './use-edited-translation.ts';

/** The bar with the progress and the buttons to save and to publish. */
export function TranslationBar({ editing }: { editing: TranslationEditing }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const locale = useLocale();
  const { form, saved, isDirty, isPending, save } = editing;
  const done = form.values.texts.filter((text) => text.trim() !== '').length;
  const { isPublished, updatedAt } = saved;
  return (
    <div className={styles.bar} data-bottom-bar>
      <p>
        <span className="num">
          {done} of {saved.texts.length} texts
        </span>
        <span className="muted" role="status">
          {isDirty && ' · Unsaved changes'}
          {!isDirty && updatedAt && ` · Saved ${formatMoment(updatedAt, firm.zone, locale)}`}
        </span>
      </p>
      {!isPublished && (
        <Button pending={isPending} onClick={() => void save(false)} aria-keyshortcuts="Control+S">
          Save Draft
        </Button>
      )}
      <Button
        variant="filled"
        pending={isPending}
        onClick={() => void save(true)}
        {...(isPublished && { 'aria-keyshortcuts': 'Control+S' })}
      >
        {publishWords(saved, isDirty)}
      </Button>
    </div>
  );
}

function publishWords({ isPublished, state }: Translation, isDirty: boolean): string {
  if (state === 'unconfirmed' && !isDirty) return isPublished ? 'Confirm' : 'Confirm and Publish';
  return isPublished ? 'Save' : 'Publish';
}
