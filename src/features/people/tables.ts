import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const peopleTables = {
  people: {
    live: 'people',
    erased: 'deleted',
    columns: {
      id: 'exported',
      name: 'exported',
      email: 'exported',
      phone: 'exported',
      tags: 'exported',
      nextStep: 'exported',
      nextStepOn: 'exported',
      lastAt: 'exported',
      createdAt: 'exported',
    },
    // The responsible member of staff, and values computed from records, which are exported themselves.
    internal: 'identifiedAt isJoined nameKey ownerId search updatedAt',
  },
  personJoins: {
    live: 'people',
    erased: 'with people',
    columns: { personId: 'exported', intoId: 'exported', createdAt: 'exported' },
    internal: 'addedTags joinedBy tookNextStep tookOwner',
  },
  personKeys: {
    live: 'people',
    erased: 'with people',
    columns: { kind: 'exported', value: 'exported', personId: 'exported', createdAt: 'exported' },
    internal: 'nameKey',
  },
  personNotes: {
    live: 'people',
    erased: 'with people',
    columns: {
      id: 'exported',
      personId: 'exported',
      kind: 'exported',
      text: 'exported',
      direction: 'exported',
      outcome: 'exported',
      happenedAt: 'exported',
      createdAt: 'exported',
      updatedAt: 'exported',
    },
    internal: 'author authorId',
  },
  timelineEvents: {
    live: 'people',
    erased: 'with people',
    // An index of records, which are exported themselves.
    internal: 'aboutId at id kind personId recordId what words',
  },
  personSeparations: {
    erased: 'with people',
    columns: { personId: 'exported', otherId: 'exported', createdAt: 'exported' },
  },
} as const satisfies TablePolicies;
