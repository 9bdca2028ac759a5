import { PACKS } from './every-pack.ts';
import type { Statement } from './unite-packs.ts';

/**
 * Whether the public sees a statement: not as long as neither we have looked up the rule that asks for it nor an attorney
 * of the firm has confirmed it.
 */
export const isShown = ({ sure, isConfirmed }: Pick<Statement, 'sure' | 'isConfirmed'>): boolean =>
  sure !== 'C' || isConfirmed;

/** Whether a jurisdiction itself asks for a statement, rather than the default for all. */
export const isLocal = ({ from }: Pick<Statement, 'from'>): boolean =>
  PACKS.some(({ id, country }) => id === from && country !== null);
