import styles from './type-dialog.module.css';
import type { TypeDraft } from './type-draft.ts';
import { waysText } from './type-words.ts';

/** Preview of a type as visitors see it when booking. */
export function TypePreview({ draft }: { draft: TypeDraft }) {
  const { label, description, priceLabel, isActive, isPublic } = draft;
  const isOffered = isActive && isPublic;
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className={styles.caption}>
        {isOffered ? 'As visitors see it' : 'Visitors do not see it'}
      </p>
      <div className={styles.card} data-is-hidden={!isOffered || undefined}>
        <p className={styles.name}>
          <span>{label || 'Label'}</span>
          {priceLabel && <span className={styles.price}>{priceLabel}</span>}
        </p>
        {description && <p className="small">{description}</p>}
        <p className="muted small">
          {waysText(draft)}, {draft.durationMinutes || '…'} minutes
        </p>
      </div>
    </aside>
  );
}
