import { lazy, Suspense, useState } from 'react';
import { emailKindLabel } from '../../../../src/features/email/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import type { MailText } from './mail-text.ts';
import styles from './mail-texts.module.css';
import type { MailTextEditing } from './use-mail-text-editing.ts';

const MailTextVersions = lazy(() =>
  import('./mail-text-versions.tsx').then((module) => ({ default: module.MailTextVersions })),
);

/** The actions of the editor: save, send a test mail to oneself, and restore earlier or the original texts. */
export function MailTextActions({
  editing,
  zone,
  onReplace,
}: {
  editing: MailTextEditing;
  zone: string;
  onReplace: (stored: MailText) => void;
}) {
  const locale = useLocale();
  const { form, saved, isDirty, isPending, save, test, sendTest } = editing;
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const restore = useRestore(saved, onReplace);
  return (
    <div className={styles.bar} data-bottom-bar>
      <p role="status">{isDirty ? 'Unsaved changes' : stateOf(saved, zone, locale)}</p>
      {saved.updatedAt && (
        <Button
          permission="mailTexts.change"
          pending={restore.isPending}
          onClick={() => void restore.ask()}
        >
          Restore Original Text
        </Button>
      )}
      <Button onClick={() => setVersionsOpen(true)}>Versions</Button>
      <Button
        permission="mailTexts.change"
        pending={test.isPending}
        onClick={() => void sendTest()}
      >
        Send Test Mail
      </Button>
      <Button
        permission="mailTexts.change"
        variant="filled"
        pending={isPending}
        onClick={() => void save()}
      >
        Save
      </Button>
      {areVersionsOpen && (
        <Suspense>
          <MailTextVersions
            saved={saved}
            isDirty={isDirty}
            zone={zone}
            onRestore={(texts) => form.setValues({ texts })}
            onClose={() => setVersionsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const stateOf = ({ updatedAt }: MailText, zone: string, locale: string) =>
  updatedAt ? `Saved ${formatMoment(updatedAt, zone, locale)}` : 'Original text';

function useRestore({ kind, originals }: MailText, onReplace: (stored: MailText) => void) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { mailTexts } = trpc.useUtils();
  const { mutate, isPending } = trpc.mailTexts.restore.useMutation(
    withToasts({
      success: 'Original text restored',
      failure: 'Failed to restore the original text',
      refresh: () => mailTexts.list.invalidate(),
      onSuccess: () => {
        const stored = { kind, texts: originals, originals, updatedAt: null };
        mailTexts.one.setData({ kind }, stored);
        onReplace(stored);
      },
    }),
  );
  return {
    isPending,
    ask: async () => {
      const goes = await ask({
        title: 'Restore the original text?',
        text: `Your text for “${emailKindLabel(kind)}” is replaced. The audit log keeps it.`,
        action: 'Restore',
        keep: 'Keep it',
      });
      if (goes) mutate({ kind });
    },
  };
}
