import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { InfoNote } from '../../../admin/info-note.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { type OnDirty, useReportDirty } from '../../../admin/use-report-dirty.ts';
import { showToast } from '../../../lib/toasts.ts';
import rows from '../../../ui/rows.module.css';
import { ReviewPlatformRow } from './review-platform-row.tsx';
import { mistakeInReviewUrl, type ReviewPlatform, useReviewPlatforms } from './review-platforms.ts';
import styles from './review-tab.module.css';

/** The review platforms of the firm. Stored only in this browser. */
export function ReviewTab({ onDirty }: { onDirty: OnDirty }) {
  const { platforms, keep } = useReviewPlatforms();
  const [draft, setDraft] = useState(platforms);
  const [isJudged, setJudged] = useState(false);
  const isDirty = draft !== platforms;
  useReportDirty(isDirty, onDirty);

  const change = (changed: ReviewPlatform) =>
    setDraft((before) => before.map((each) => (each.name === changed.name ? changed : each)));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    const isWrong = draft.some(({ urls }) => urls.some(({ url }) => mistakeInReviewUrl(url)));
    if (isWrong) {
      const text = 'Please correct the addresses that are marked';
      return showToast({ tone: 'danger', title: 'Validation Error', text });
    }
    keep({ platforms: draft });
    showToast({
      tone: 'success',
      title: 'Success',
      text: 'Review platforms saved in this browser',
    });
  };
  return (
    <form noValidate onSubmit={save} className={styles.reviews}>
      <InfoNote place="flush">These settings are kept in this browser only.</InfoNote>
      <ReadOnlyUnless permission="testimonials.change">
        <ul className={`${rows.box} ${rows.rows}`}>
          {draft.map((platform) => (
            <ReviewPlatformRow
              key={platform.name}
              platform={platform}
              isJudged={isJudged}
              onChange={change}
            />
          ))}
        </ul>
        <div className={styles.foot} data-bottom-bar>
          <p className="muted small">
            Reviews are not fetched from these platforms.{' '}
            <IfCan permission="testimonials.change">
              <Link to="/admin/testimonials" search={{ new: 1 }}>
                Enter one by hand
              </Link>
            </IfCan>
          </p>
          <Button onClick={tellNotConnected}>
            <AdminIcon name="refresh" />
            Refresh Reviews
          </Button>
          <Button type="submit" variant="filled">
            Save
          </Button>
        </div>
      </ReadOnlyUnless>
    </form>
  );
}

/**
 * The button is documented, but no platform is connected yet, so the toast must not suggest that reviews were fetched.
 */
function tellNotConnected(): void {
  showToast({
    tone: 'warning',
    title: 'No reviews fetched',
    text: 'The site is not connected to these platforms: this only keeps their addresses in this browser. Enter reviews by hand under Testimonials.',
  });
}
