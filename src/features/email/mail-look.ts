import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { MarkedText } from '../../platform/languages/marked-text-rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { getMailStatements } from '../firm/statements/get-statements.ts';
import { findMailLogo, type MailLogo } from '../look/mail-logo.ts';
import { hexOfVariable } from '../themes/contrast/rules.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { readVariables, type Variables } from '../themes/variables/rules.ts';

const ROLES = {
  page: '--muted',
  card: '--card',
  text: '--card-foreground',
  quiet: '--muted-foreground',
  line: '--border',
  action: '--primary',
  onAction: '--primary-foreground',
  mark: '--highlight',
  dawn: '--accent',
  onDawn: '--accent-foreground',
  tile: '--secondary',
} as const;

/** Colours of a mail as hex: mail programs do not support CSS custom properties. */
export type MailColours = Readonly<Record<keyof typeof ROLES, string>>;

/** The firm as shown in its mails; `logo` is its own mark, if it has one. */
export type MailFirm = FirmProfile & {
  colours: MailColours;
  logo?: MailLogo | null;
  /** What the law of the firm asks for in every mail. */
  statements?: readonly MarkedText[];
};

/** A theme's colours; those that it does not set come from the built-in theme. */
export function mailColours(variables: Variables): MailColours {
  const entries = Object.entries(ROLES).map(([name, role]) => [
    name,
    hexOfVariable(variables, role),
  ]);
  return Object.fromEntries(entries) as MailColours;
}

/**
 * The firm with its mark and the colours of the active theme, for mails in `language`. `publicUrl` is the origin of the
 * site.
 */
export async function getMailFirm(
  db: Db,
  publicUrl: string,
  language: Language = MAIN_LANGUAGE,
): Promise<MailFirm> {
  const [firm, theme] = await Promise.all([getFirmProfile(db, language), findActiveTheme(db)]);
  const variables = theme ? readVariables(theme.cssVariables).variables : {};
  const logo = await findMailLogo(db, { publicUrl, variables });
  const statements = await getMailStatements(db, firm);
  return { ...firm, colours: mailColours(variables), logo, statements };
}
