import { Icon } from './icon.tsx';
import styles from './star-rating.module.css';

/** An input for one to five stars: radio buttons, so that the arrow keys work. */
export function StarRating({
  name,
  label,
  ratings,
  value,
  onChange,
}: {
  name: string;
  label: string;
  ratings: readonly number[];
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <fieldset className={styles.rating}>
      <legend className="label">{label}</legend>
      <div className={styles.line}>
        <span className={styles.stars}>
          {ratings.map((rating) => (
            <label key={rating} className={styles.star}>
              <input
                type="radio"
                name={name}
                value={rating}
                checked={rating === value}
                aria-label={nameOf(rating)}
                onChange={() => onChange(rating)}
              />
              <Icon name="star" filled />
            </label>
          ))}
        </span>
        <span className="muted small" aria-hidden="true">
          {nameOf(value)}
        </span>
      </div>
    </fieldset>
  );
}

const nameOf = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`);
