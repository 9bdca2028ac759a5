/** The kinds of records whose language staff can change; a calculation is mailed once and keeps its own. */
export type LanguageRecord = 'message' | 'appointment' | 'subscriber';
