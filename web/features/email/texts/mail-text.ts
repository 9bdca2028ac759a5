import type { MailTextKind } from '../../../../src/features/email/texts/kinds/rules.ts';

/** The texts of a kind of mail as staff see them. */
export type MailText = {
  kind: MailTextKind;
  texts: Record<string, string>;
  originals: Record<string, string>;
  updatedAt: string | null;
};

/** The values of the form. */
export type MailTextDraft = { texts: Record<string, string> };
