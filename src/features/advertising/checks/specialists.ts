import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const FIELD =
  '(law|legal|divorce|family|probate|trusts?|estates?|custody|litigation|planning|adoption|mediation|employment|injury|immigration|bankruptcy|criminal)';

export const specialists: AdvertisingRule = {
  id: 'specialist',
  title: 'Specialist or expert without a certification',
  statute: 'Rule 7.4(a); Bus. & Prof. Code § 6157.2(a)(5)',
  explanation:
    'Only a lawyer certified by the State Bar’s Board of Legal Specialization, or by an organization it accredits, may be called a certified specialist, and the text must name who certified them. “Our practice is limited to …” needs no certification.',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        new RegExp(`\\b${FIELD}( law| planning| administration)? (specialist|expert)s?\\b`, 'i'),
        new RegExp(`\\b(specialist|expert)s? (in|on) ([\\w-]+ ){0,2}${FIELD}\\b`, 'i'),
        /\b(we|i|our (attorneys|lawyers|team|partners)|she|he)( am| is| are|'m|'re|'s) ((a|an|the|your|true|leading|local|recogni[sz]ed) )*([\w-]+ )?(specialist|expert)s?\b(?! witness)/i,
        /\bexpert (attorneys?|lawyers?|counsel|legal|representation)\b/i,
        /\b(board[- ])?certified ((legal|family|divorce|probate|estate|trust|law|planning|,|and|as|an?) ?)*(specialists?|attorneys?|lawyers?|experts?)\b/i,
        /\bboard[- ]certified\b/i,
      ],
      unlessBefore: NEGATION,
      unlessNear:
        /\b(State Bar of California|Board of Legal Specialization|accredited by|State Bar['s]* (of California )?Board)\b/i,
    }),
};
