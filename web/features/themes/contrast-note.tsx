import { Badge } from '@mantine/core';
import {
  type Contrast,
  lowContrastsOf,
  textContrastOf,
} from '../../../src/features/themes/contrast/rules.ts';
import type { Variables } from '../../../src/features/themes/variables/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './contrast-note.module.css';
import { roleText } from './theme.ts';

/** `15.6 to 1, lowest 6.0`, and whether that meets WCAG AA. */
export function ContrastLine({ variables }: { variables: Variables }) {
  const { body, lowest } = textContrastOf(variables);
  const isEnough = lowContrastsOf(variables).length === 0;
  return (
    <span className={styles.contrast}>
      {body.toFixed(1)} to 1, lowest {lowest.toFixed(1)}{' '}
      <Badge color={isEnough ? 'success' : 'warning'}>
        <Icon name={isEnough ? 'check' : 'alert'} size="sm" />
        {isEnough ? 'AA' : 'Below AA'}
      </Badge>
    </span>
  );
}

const SHOWN = 6;

/** Colour pairs with low contrast, the lowest first. */
export function LowContrastList({ pairs }: { pairs: readonly Contrast[] }) {
  const rest = pairs.length - SHOWN;
  return (
    <ul className={styles.pairs}>
      {pairs.slice(0, SHOWN).map(({ front, back, mode, ratio, needed }) => (
        <li key={`${front} ${back} ${mode} ${needed}`}>
          <b>{roleText(front)}</b> on {roleText(back)}
          {mode !== 'light' && ` in ${mode} mode`}: {ratio.toFixed(1)} to 1, needs {needed}
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}
