import { DEFAULT_TEMPLATE } from '../../../src/features/themes/templates/professional-rules.ts';
import type { Variables } from '../../../src/features/themes/variables/rules.ts';
import styles from './swatches.module.css';
import { roleText } from './theme.ts';

/** In reading order. Source of the counts: admin spec §9. */
const ROLES = ['--primary', '--highlight', '--band', '--accent', '--background', '--secondary'];

export function Swatches({
  variables,
  count,
  of,
}: {
  variables: Variables;
  count: 4 | 6;
  /** The name of the theme. */
  of: string;
}) {
  const colours: Variables = { ...DEFAULT_TEMPLATE.cssVariables, ...variables };
  return (
    <span className={styles.swatches} role="img" aria-label={`${count} colours of ${of}`}>
      {ROLES.slice(0, count).map((role) => (
        <i key={role} title={roleText(role)} style={{ background: colours[role] }} />
      ))}
    </span>
  );
}
