import { Badge, Menu } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { AnchorButton, Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { MoreActions } from '../../../admin/more-actions.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { inEnglish, STATE_WORDS } from '../state-words.ts';
import type { Work } from '../translations.ts';
import styles from './translation.module.css';
import type { TranslationEditing, TranslationId } from './use-edited-translation.ts';

const PreviewDialog = lazy(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}));

/** How the translation stands, where it can be looked at, what comes next, and what is rarely done. */
export function TranslationActions({
  id,
  editing,
  next,
}: {
  id: TranslationId;
  editing: TranslationEditing;
  next: Work | undefined;
}) {
  const { saved, form } = editing;
  const [isPreview, setPreview] = useState(false);
  const { state, isPublished, usualPath, translatedPath, hasPreview } = saved;
  // Kept while the preview is open, which otherwise would load again with each render.
  const texts = useMemo(
    () => saved.texts.map(({ path }, index) => [path, form.values.texts[index] ?? ''] as const),
    [saved.texts, form.values.texts],
  );
  const shownAt = translatedPath ?? usualPath;
  return (
    <div className={styles.tools}>
      <Badge color={STATE_WORDS[state].badge.color}>{STATE_WORDS[state].badge.text}</Badge>
      {isPublished && state !== 'published' && <span className="muted small">Published</span>}
      {next && (
        <Link
          to="/admin/languages/$language/$entity/$key"
          params={{ language: id.language, entity: next.entity, key: next.key }}
          className={styles.next}
        >
          Next: {next.name}
        </Link>
      )}
      {hasPreview && (
        <Button permission="pages.change" onClick={() => setPreview(true)}>
          Preview
        </Button>
      )}
      {isPublished && shownAt && (
        <AnchorButton href={`/${id.language}${shownAt}`} target="_blank" rel="noopener">
          View in {inEnglish(id.language)}
        </AnchorButton>
      )}
      <RareActions id={id} editing={editing} />
      <Suspense>
        {isPreview && <PreviewDialog id={id} texts={texts} onClose={() => setPreview(false)} />}
      </Suspense>
    </div>
  );
}

function RareActions({
  id,
  editing: { saved, save, isDirty },
}: {
  id: TranslationId;
  editing: TranslationEditing;
}) {
  const ask = useConfirm();
  const navigate = useNavigate();
  const { translations } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const word = inEnglish(id.language);
  const remove = trpc.translations.remove.useMutation(
    withToasts({
      success: 'Translation removed',
      failure: 'Failed to remove the translation',
      refresh: () =>
        Promise.all([translations.list.invalidate(), translations.languages.invalidate()]),
      onSuccess: () =>
        void navigate({
          to: '/admin/languages',
          search: { language: id.language },
          ignoreBlocker: true,
        }),
    }),
  );
  if (saved.updatedAt === null) return null;
  const takeOff = async () => {
    const goes = await ask({
      title: `Take the ${word} text off the website?`,
      text: `It becomes a draft${isDirty ? ', with your unsaved changes' : ''}. You can publish it again.`,
      action: 'Unpublish',
      keep: 'Keep it',
    });
    if (goes) await save(false);
  };
  const askToRemove = async () => {
    const goes = await ask({
      title: `Remove the ${word} translation of ${saved.name}?`,
      text: 'Its texts are lost. The English original stays as it is.',
      action: 'Remove',
      keep: 'Keep it',
    });
    if (goes) remove.mutate(id);
  };
  return (
    <IfCan permission="pages.change">
      <MoreActions>
        {saved.isPublished && <Menu.Item onClick={() => void takeOff()}>Unpublish</Menu.Item>}
        <Menu.Item onClick={() => void askToRemove()}>Remove Translation</Menu.Item>
      </MoreActions>
    </IfCan>
  );
}
