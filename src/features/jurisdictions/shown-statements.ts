import { PACKS } from './every-pack.ts';
import type { Statement } from './unite-packs.ts';

/** Whether the public sees a statement: not as long as nobody has looked up the rule that asks for it. */
export const isShown = ({ sure }: Pick<Statement, 'sure'>): boolean => sure !== 'C';

/** Whether a jurisdiction itself asks for a statement, rather than the default for all. */
export const isLocal = ({ from }: Pick<Statement, 'from'>): boolean =>
  PACKS.some(({ id, country }) => id === from && country !== null);
