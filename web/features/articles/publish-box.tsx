import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { articleStatus } from '../../../src/features/articles/rules.ts';
import { AnchorButton, Button } from '../../admin/button.tsx';
import { formatMoment, formatZone } from '../../lib/format.ts';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';
import { ArticleStatusBadge } from './article-status-badge.tsx';
import { PreviewButton } from './preview-button.tsx';
import styles from './publish-box.module.css';
import { saveLabel } from './save-label.ts';
import { VersionsButton } from './versions-button.tsx';

const CHOICES = [
  { value: 'draft', text: 'Draft', hint: 'Seen by staff only' },
  { value: 'published', text: 'Published', hint: 'On the website' },
  { value: 'scheduled', text: 'Scheduled', hint: 'Appears by itself' },
] as const;

/** The publication settings of an article and the save button. */
export function PublishBox({
  draft,
  saved,
  zone,
  errors,
  isDirty,
  isPending,
  onChange,
  onSave,
  onRestored,
  children,
}: {
  draft: ArticleDraft;
  saved: AdminArticle | null;
  zone: string;
  errors: { date?: string };
  isDirty: boolean;
  isPending: boolean;
  onChange: (change: Partial<ArticleDraft>) => void;
  onSave: () => void;
  /** Called with the article after one of its versions was restored. */
  onRestored: (restored: AdminArticle) => void;
  /** Additional fields. */
  children: ReactNode;
}) {
  const isPublic = saved !== null && articleStatus(saved, new Date()) === 'published';
  return (
    <aside className={styles.box} aria-label="Publish">
      <div className={styles.state}>
        <h2>Publish</h2>
        {saved ? <ArticleStatusBadge article={saved} /> : <span className="muted small">New</span>}
      </div>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Visibility</legend>
        {CHOICES.map(({ value, text, hint }) => (
          <label key={value}>
            <input
              type="radio"
              name="visibility"
              value={value}
              checked={draft.visibility === value}
              onChange={() => onChange({ visibility: value })}
            />
            <span>
              <b>{text}</b>
              <span className="muted small">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.visibility === 'scheduled' && (
        <Schedule draft={draft} zone={zone} error={errors.date} onChange={onChange} />
      )}
      {children}
      <div className={styles.buttons}>
        <Button variant="filled" pending={isPending} onClick={onSave} aria-keyshortcuts="Control+S">
          {saveLabel(draft, saved, new Date())}
        </Button>
        <PreviewButton id={saved?.id} isDirty={isDirty} zone={zone} />
        {saved && (
          <VersionsButton article={saved} isDirty={isDirty} zone={zone} onRestored={onRestored} />
        )}
        {isPublic && (
          <AnchorButton variant="subtle" href={`/blog/${saved.slug}`}>
            View Post
          </AnchorButton>
        )}
      </div>
      <p className="muted small" role="status">
        {isDirty
          ? 'Not saved yet; kept in this browser.'
          : saved
            ? `Saved ${formatMoment(saved.updatedAt, zone)}`
            : 'Nothing written yet.'}
      </p>
    </aside>
  );
}

function Schedule({
  draft: { date, time },
  zone,
  error,
  onChange,
}: {
  draft: ArticleDraft;
  zone: string;
  error: string | undefined;
  onChange: (change: Partial<ArticleDraft>) => void;
}) {
  return (
    <div className={styles.schedule}>
      <TextInput
        label="Day"
        description={`In ${formatZone(zone)}`}
        type="date"
        value={date}
        error={error}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextInput
        label="Time"
        type="time"
        value={time}
        error={error !== undefined}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </div>
  );
}
