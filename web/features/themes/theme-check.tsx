import { lowContrastsOf } from '../../../src/features/themes/contrast/rules.ts';
import type { readVariables } from '../../../src/features/themes/variables/rules.ts';
import { MarkInTheme } from '../look/mark-in-theme.tsx';
import { ContrastLine, LowContrastList } from './contrast-note.tsx';
import { Miniature } from './miniature.tsx';
import styles from './theme-dialog.module.css';

const SHOWN = 5;

/** A preview of the theme, with its contrast and its invalid variables. */
export function ThemeCheck({
  reading: { variables, problems },
  caption,
}: {
  reading: ReturnType<typeof readVariables>;
  caption: string;
}) {
  const low = lowContrastsOf(variables);
  return (
    <section className={styles.check} aria-label="How it looks">
      <Miniature
        variables={variables}
        caption={caption}
        mark={<MarkInTheme variables={variables} />}
      />
      <div role="status">
        <p>
          Text contrast <ContrastLine variables={variables} />
        </p>
        {low.length > 0 && <LowContrastList pairs={low} />}
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
