import { lazy, Suspense, useRef, useState } from 'react';
import { ARTICLE_CATEGORIES } from '../../../src/articles/rules.ts';
import { slugOf } from '../../../src/articles/slug/rules.ts';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useUnsavedGuard } from '../admin/use-unsaved-guard.ts';
import {
  type ArticleDraft,
  countWords,
  draftOf,
  isSameDraft,
  type OfficeArticle,
  withTitle,
} from './article-draft.ts';
import styles from './article-editor.module.css';
import { EditConflictDialog } from './edit-conflict-dialog.tsx';
import { PublishBox } from './publish-box.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveArticle } from './use-save-article.ts';
import { useSaveKey } from './use-save-key.ts';

const ContentField = lazy(() =>
  import('./content-field.tsx').then((module) => ({ default: module.ContentField })),
);

/** Where a blog post is written: its words left, when it appears right. */
export function ArticleEditor({
  saved: savedAtFirst,
  initial,
  firm,
  onSaved,
  onTakeTheirs,
}: {
  /** As the server has it; null for a new one. */
  saved: OfficeArticle | null;
  initial: ArticleDraft;
  firm: FirmProfile;
  onSaved?: (article: OfficeArticle) => void;
  /** Somebody else's version is to replace this one. */
  onTakeTheirs?: (theirs: OfficeArticle) => void;
}) {
  const [saved, setSaved] = useState(savedAtFirst);
  const [draft, setDraft] = useState(initial);
  // A restored text was not typed into this one.
  const [typedInto, setTypedInto] = useState(0);
  const clean = saved ? draftOf(saved, firm.zone) : initial;
  const isDirty = !isSameDraft(draft, clean);
  const form = useRef<HTMLDivElement>(null);

  const kept = useKeptDraft({ saved, draft, isDirty });
  const saving = useSaveArticle({
    form,
    saved: kept.basis,
    zone: firm.zone,
    onSaved: (article, sent) => {
      setSaved(article);
      kept.forget(article);
      const now = draftOf(article, firm.zone);
      setDraft((current) =>
        isSameDraft(current, sent) ? now : { ...current, slug: adopted(current, sent, now) },
      );
      onSaved?.(article);
    },
  });
  const save = (change: Partial<ArticleDraft> = {}) => {
    const next = { ...draft, ...change };
    setDraft(next);
    saving.save(next);
  };
  useUnsavedGuard(isDirty && !saving.isPending);
  useSaveKey(() => save());

  const { errors } = saving;
  const set = (change: Partial<ArticleDraft>) => {
    saving.clear(Object.keys(change));
    setDraft((current) => ({ ...current, ...change }));
  };
  const names = [
    ...new Set([firm.name, ...firm.attorneys.map(({ name }) => name), initial.author]),
  ];

  return (
    <>
      {kept.found && (
        <div className={styles.kept}>
          <Notice icon="alert" tone="info" role="status">
            <p>
              This browser has changes that were not saved, from{' '}
              {formatMoment(kept.found.keptAt, firm.zone)}.
            </p>
            <div className={styles.choices}>
              <Button
                size="sm"
                variant="primary"
                onClick={() => {
                  setDraft(kept.restore());
                  setTypedInto((count) => count + 1);
                }}
              >
                Restore
              </Button>
              <Button size="sm" onClick={kept.discard}>
                Discard
              </Button>
            </div>
          </Notice>
        </div>
      )}
      <div className={styles.columns} ref={form}>
        <div className={styles.words}>
          <Field label="Title" error={errors.title} wide>
            {(props) => (
              <input
                {...props}
                className={`${props.className} ${styles.title}`}
                name="title"
                maxLength={200}
                required
                value={draft.title}
                onChange={({ target }) => {
                  saving.clear(['title', 'slug']);
                  setDraft((current) => withTitle(current, target.value));
                }}
              />
            )}
          </Field>
          <Field
            label="Slug"
            hint={`The address: /blog/${draft.slug || slugOf(draft.title) || '…'}`}
            error={errors.slug}
            wide
          >
            {(props) => (
              <input
                {...props}
                name="slug"
                maxLength={200}
                autoCapitalize="none"
                spellCheck={false}
                value={draft.slug}
                onChange={({ target }) => set({ slug: target.value })}
                onBlur={() => set({ slug: slugOf(draft.slug) || slugOf(draft.title) })}
              />
            )}
          </Field>
          <Field
            label="Excerpt"
            hint="One or two sentences, for lists and search results."
            error={errors.excerpt}
            wide
          >
            {(props) => (
              <textarea
                {...props}
                className={`${props.className} ${styles.excerpt}`}
                name="excerpt"
                maxLength={1000}
                required
                value={draft.excerpt}
                onChange={({ target }) => set({ excerpt: target.value })}
              />
            )}
          </Field>
          <Suspense fallback={<p role="status">Loading the editor…</p>}>
            <ContentField
              key={typedInto}
              content={draft.content}
              error={errors.content}
              onChange={(content) => set({ content })}
            />
          </Suspense>
          <p className="muted small num">{wordsIn(draft.content)}</p>
        </div>
        <PublishBox
          draft={draft}
          saved={saved}
          zone={firm.zone}
          errors={errors}
          isDirty={isDirty}
          isPending={saving.isPending}
          onChange={set}
          onSave={() => save()}
        >
          <Field label="Category" error={errors.category}>
            {(props) => (
              <select
                {...props}
                name="category"
                required
                value={draft.category}
                onChange={({ target }) => set({ category: target.value })}
              >
                <option value="">Choose a category</option>
                {ARTICLE_CATEGORIES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Author" error={errors.author}>
            {(props) => (
              <select
                {...props}
                name="author"
                value={draft.author}
                onChange={({ target }) => set({ author: target.value })}
              >
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
        </PublishBox>
      </div>
      {saving.theirs && (
        <EditConflictDialog
          theirs={saving.theirs}
          mine={draft}
          zone={firm.zone}
          isPending={saving.isPending}
          onKeepMine={() => saving.saveOver(draft)}
          onTakeTheirs={() => {
            if (!saving.theirs) return;
            kept.forget(saving.theirs);
            onTakeTheirs?.(saving.theirs);
          }}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

/** Whoever went on typing keeps that, but not the slug that the server has settled. */
function adopted(current: ArticleDraft, sent: ArticleDraft, now: ArticleDraft): string {
  return current.slug === sent.slug ? now.slug : current.slug;
}

function wordsIn(content: string): string {
  const words = countWords(content);
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
