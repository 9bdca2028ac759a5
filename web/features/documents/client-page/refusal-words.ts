import { MAX_MEGABYTES, type Refusal } from '../../../../src/features/documents/rules.ts';
import { m } from '../../../lib/messages.ts';

/** Why a document was refused, and what the client can do. */
export function refusalWords(refusal: Refusal): string {
  switch (refusal) {
    case 'empty':
      return m.documents.empty;
    case 'too_large':
      return m.documents.tooLarge({ max: `${MAX_MEGABYTES}` });
    case 'unknown_type':
      return m.documents.unknownType;
    case 'damaged':
      return m.documents.damaged;
    case 'macros':
      return m.documents.macros;
    case 'encrypted':
      return m.documents.encrypted;
    case 'unsafe_archive':
      return m.documents.unsafeArchive;
    case 'mixed':
      return m.documents.mixed;
    case 'infected':
      return m.documents.infected;
  }
}
