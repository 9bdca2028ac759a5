import { type MarkedText, plainText } from '../../../platform/languages/marked-text-rules.ts';

/** The statements that do not stand in a line already, such as name and address of the firm. */
export const notSaidIn = (line: string, statements: readonly MarkedText[]): MarkedText[] =>
  statements.filter((text) => !line.includes(plainText(text).replace(/\.$/, '')));
