import { DRAWINGS } from '../../../../src/features/look/rules.ts';
import { Drawing } from '../../../ui/art/drawing.tsx';
import styles from './drawing-choice.module.css';

/** The drawings that can stand in place of the sea, as they look. */
export function DrawingChoice({
  value,
  onChange,
}: {
  value: string;
  onChange: (drawing: string) => void;
}) {
  return (
    <fieldset className={styles.drawings}>
      <legend className="visually-hidden">Drawing</legend>
      {DRAWINGS.map((each) => (
        <label key={each.value}>
          <input
            type="radio"
            name="drawing"
            value={each.value}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          <svg viewBox="0 0 160 112" aria-hidden="true">
            <Drawing id={each.value} />
          </svg>
          <span className="visually-hidden">{each.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
