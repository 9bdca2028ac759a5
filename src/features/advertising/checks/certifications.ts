import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

export const boardCertifications: AdvertisingRule = {
  id: 'board-certified',
  title: 'Board certification without its board',
  find: (text) =>
    findInSentences(text, { patterns: [/\bboard[- ]certified\b/i], unlessBefore: NEGATION }),
};

export const certifiedSpecialists: AdvertisingRule = {
  id: 'certified-specialist',
  title: 'Certified specialist without the board',
  find: (text) =>
    findInSentences(text, {
      patterns: [/\bcertified (as )?(an? )?([\w-]+ ){0,4}specialists?\b/i],
      unlessBefore: NEGATION,
    }),
};

export const specializations: AdvertisingRule = {
  id: 'specializes',
  title: 'Specialization without a certificate',
  find: (text) =>
    findInSentences(text, {
      // Not the adjective of a court or of somebody else's knowledge.
      patterns: [
        /\bspeciali[sz](e|es|ing)\b/i,
        /\bspeciali[sz]ed (in|attorneys?|lawyers?|counsel|law firms?|practice)\b/i,
        /\bspeciali[sz]ations? (is|are|in|include)\b/i,
      ],
      unlessBefore: NEGATION,
    }),
};
