/** Constants of the conflict check. No dependencies, because pages and forms use them too. */

/** The most characters of the names of the other side. */
export const MAX_OTHER_SIDE = 500;

/** The most characters of the texts of an entry in the conflict list and of a decision. */
export const MAX_ENTRY_NAME = 200;
export const MAX_OTHER_NAMES = 500;
export const MAX_NOTE = 1_000;

/** The records whose names are compared. `questions`: what a client is asked, which begins with names. */
export const RECORD_KINDS = ['message', 'appointment', 'questions'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What the comparison has found, or staff have decided. */
export const CHECK_STATES = ['none', 'possible', 'cleared', 'conflict'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const DECISIONS = ['cleared', 'conflict'] as const;

export const STATE_LABELS: Readonly<Record<CheckState, string>> = {
  none: 'Nothing found',
  possible: 'Possible conflict',
  cleared: 'No conflict',
  conflict: 'Conflict',
};

/** The relations that somebody in the conflict list can have to the firm. */
export const RELATIONS = [
  { value: 'client', label: 'Client' },
  { value: 'former_client', label: 'Former client' },
  { value: 'opposing', label: 'Opposing party' },
  { value: 'other', label: 'Other' },
] as const;
export type Relation = (typeof RELATIONS)[number]['value'];

export const relationLabel = (relation: string): string =>
  RELATIONS.find(({ value }) => value === relation)?.label ?? relation;

/** The roles in which the firm knows a name: from a message or appointment, or from the conflict list. */
export const NAME_ROLES = [
  'client',
  'other_side',
  'listed',
  'listed_client',
  'listed_opposing',
] as const;
export type NameRole = (typeof NAME_ROLES)[number];
export type RecordRole = 'client' | 'other_side';

/** The role of a name in the conflict list. */
export const ROLE_OF_RELATION: Readonly<Record<Relation, Exclude<NameRole, RecordRole>>> = {
  client: 'listed_client',
  former_client: 'listed_client',
  opposing: 'listed_opposing',
  other: 'listed',
};

/**
 * The roles with which the names of a record are compared: a client with opposing parties, the other side with the
 * firm's clients. A returning client is no conflict, and neither is an opposing party whom two clients name.
 */
export const COMPARED_ROLES: Readonly<Record<RecordRole, readonly NameRole[]>> = {
  client: ['other_side', 'listed_opposing', 'listed'],
  other_side: ['client', 'listed_client', 'listed'],
};

/** The roles of the names with which a name in this role is compared. */
export const rolesComparedWith = (role: NameRole): RecordRole[] =>
  (['client', 'other_side'] as const).filter((other) => COMPARED_ROLES[other].includes(role));

/** The columns that the conflict list can be sorted by. */
export const ENTRY_SORTS = ['added', 'name'] as const;

/** The most rows of one import. */
export const MAX_IMPORTED_ROWS = 5_000;
/** The most characters of an imported file. */
export const MAX_IMPORTED_CHARACTERS = 900_000;
