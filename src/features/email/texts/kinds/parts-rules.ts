import { type OriginalText, original } from '../originals/rules.ts';
import type { MailTextPart } from '../rules.ts';

type Fields = MailTextPart['fields'];

export const subject = (key: OriginalText) =>
  ({ label: 'Subject', ...original(key), fields: [], isSubject: true }) as const;

export const opening = <const Own extends Fields>(key: OriginalText, fields: Own) =>
  ({ label: 'Opening', ...original(key), fields }) as const;

export const closing = <const Own extends Fields>(key: OriginalText, fields: Own) =>
  ({ label: 'Closing', ...original(key), fields }) as const;
