import { MAX_MEGABYTES, type Refusal } from '../../../../src/features/documents/rules.ts';
import { m } from '../../../lib/messages.ts';

/** Why a document was refused, and what the client can do. */
export function refusalWords(refusal: Refusal): string {
  const { documents } = m;
  switch (refusal) {
    case 'empty':
      return documents.empty;
    case 'too_large':
      return documents.tooLarge({ max: `${MAX_MEGABYTES}` });
    case 'unknown_type':
      return documents.unknownType;
    case 'damaged':
      return documents.damaged;
    case 'macros':
      return documents.macros;
    case 'encrypted':
      return documents.encrypted;
    case 'unsafe_archive':
      return documents.unsafeArchive;
    case 'mixed':
      return documents.mixed;
    case 'infected':
      return documents.infected;
  }
}
