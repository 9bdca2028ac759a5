import type { AdvertisingRule } from '../finding.ts';
import { fieldPattern } from './areas.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const FIELDS =
  'law|legal|divorce|family|probate|trusts?|estates?|custody|litigation|planning|adoption|mediation|employment|injury|immigration|bankruptcy|criminal'.split(
    '|',
  );

export const specialists: AdvertisingRule = {
  id: 'specialist',
  title: 'Specialist or expert without a certification',
  find(text, _, areas) {
    const field = fieldPattern(FIELDS, areas);
    return findInSentences(text, {
      patterns: [
        new RegExp(`\\b${field}( law| planning| administration)? (specialist|expert)s?\\b`, 'i'),
        new RegExp(`\\b(specialist|expert)s? (in|on) ([\\w-]+ ){0,2}${field}\\b`, 'i'),
        /\b(we|i|our (attorneys|lawyers|team|partners)|she|he)( am| is| are|'m|'re|'s) ((a|an|the|your|true|leading|local|recogni[sz]ed) )*([\w-]+ )?(specialist|expert)s?\b(?! witness)/i,
        /\bexpert (attorneys?|lawyers?|counsel|legal|representation)\b/i,
        /\b(board[- ])?certified ((legal|family|divorce|probate|estate|trust|law|planning|,|and|as|an?) ?)*(specialists?|attorneys?|lawyers?|experts?)\b/i,
        /\bboard[- ]certified\b/i,
      ],
      unlessBefore: NEGATION,
    });
  },
};
