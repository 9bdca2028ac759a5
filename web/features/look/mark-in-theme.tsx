import { groundsOf } from '../../../src/features/look/grounds/rules.ts';
import type { Variables } from '../../../src/features/themes/variables/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './mark-in-theme.module.css';
import { MarkOn } from './mark-on.tsx';

/** The firm's mark as a header shows it in a theme; nothing without one, or until it is known. */
export function MarkInTheme({ variables }: { variables: Variables }) {
  const { data } = trpc.look.get.useQuery();
  const [wordmark, square, light] = (['wordmark', 'square', 'light'] as const).map((kind) =>
    data?.marks.find((mark) => mark.kind === kind),
  );
  const main = wordmark ?? square ?? light;
  const [page, band] = groundsOf(variables);
  if (!main || !page || !band) return null;
  const marks = { main, light: light && light !== main ? light : null };
  return <MarkOn ground={page} band={band} marks={marks} className={styles.mark} />;
}
