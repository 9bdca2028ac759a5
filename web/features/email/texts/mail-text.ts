import type { MailTextKind } from '../../../../src/features/email/texts/kinds/rules.ts';

/** The editable texts of a kind of mail. */
export type MailText = {
  kind: MailTextKind;
  texts: Record<string, string>;
  originals: Record<string, string>;
  updatedAt: string | null;
};

/** The values of the form. */
export type MailTextDraft = { texts: Record<string, string> };
