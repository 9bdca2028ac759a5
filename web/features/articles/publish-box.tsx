import { Group, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { articleStatus } from '../../../src/features/articles/rules.ts';
import { AnchorButton, Button } from '../../admin/button.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { formatMoment, formatZone } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';
import { ArticleStatusBadge } from './article-status-badge.tsx';
import { PreviewButton } from './preview-button.tsx';
import styles from './publish-box.module.css';
import { saveLabel } from './save-label.ts';
import { VersionsButton } from './versions-button.tsx';

const CHOICES = [
  { value: 'draft', text: 'Draft', hint: 'Seen by staff only' },
  { value: 'published', text: 'Published', hint: 'On the website' },
  { value: 'scheduled', text: 'Scheduled', hint: 'Appears automatically' },
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
  const locale = useLocale();
  const isPublic = saved !== null && articleStatus(saved, new Date()) === 'published';
  return (
    <aside className={styles.box} aria-label="Publish">
      <Group gap="0.75rem" justify="space-between" wrap="nowrap">
        <h2>Publish</h2>
        {saved ? <ArticleStatusBadge article={saved} /> : <span className="muted small">New</span>}
      </Group>
      <ReadOnlyUnless permission="articles.change">
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
          <Moment
            label="Day"
            hint={`In ${formatZone(zone, locale)}`}
            {...draft}
            error={errors.date}
            onChange={onChange}
          />
        )}
        {draft.visibility === 'published' && (
          <Moment
            label="Publication day"
            hint={`In ${formatZone(zone, locale)}.${isPublic ? '' : ' Empty: now.'}`}
            date={draft.publishedDate}
            time={draft.publishedTime}
            error={errors.date}
            onChange={({ date, time }) =>
              onChange({
                ...(date !== undefined && { publishedDate: date }),
                ...(time !== undefined && { publishedTime: time }),
              })
            }
          />
        )}
        {children}
      </ReadOnlyUnless>
      <Stack gap="0.5rem">
        <Button
          permission="articles.change"
          variant="filled"
          pending={isPending}
          onClick={onSave}
          aria-keyshortcuts="Control+S"
        >
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
      </Stack>
      <p className="muted small" role="status">
        {isDirty
          ? 'Not saved yet; kept in this browser.'
          : saved
            ? `Saved ${formatMoment(saved.updatedAt, zone, locale)}`
            : 'Not saved yet.'}
      </p>
    </aside>
  );
}

/** A day and a time in the firm's zone. */
function Moment({
  label,
  hint,
  date,
  time,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  date: string;
  time: string;
  error: string | undefined;
  onChange: (change: { date?: string; time?: string }) => void;
}) {
  return (
    <div className={styles.schedule}>
      <TextInput
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
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
