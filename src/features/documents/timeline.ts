import { findFormats } from '../firm/find-formats.ts';
import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { DOCUMENT_TYPES, REFUSALS, sizeInWords } from './rules.ts';
import { listTimelineDocuments, listTimelineRequests } from './timeline-queries.ts';

/**
 * Requests and documents write their events themselves, so there is nothing to group. Without the names of documents,
 * which are sealed.
 */
export const documentTimeline: TimelinePart = {
  kind: 'document',
  listIds: async () => [],
  identify: async () => [],

  async describe(db, ids) {
    const { locale } = await findFormats(db);
    const requests = await listTimelineRequests(db, ids);
    const documents = await listTimelineDocuments(db, ids);
    return [
      ...requests.map(({ id, items }) => ({
        recordId: id,
        what: '',
        title: 'Asked for documents',
        text: items.join(', ') || null,
      })),
      ...documents.map(({ id, direction, state, refusal, type, sizeBytes, item }) => {
        const isShared = direction === 'to_client';
        const facts = [
          item,
          type && sizeBytes && `${DOCUMENT_TYPES[type].label}, ${sizeInWords(sizeBytes, locale)}`,
          refusal && REFUSALS[refusal],
        ];
        return {
          recordId: id,
          what: '',
          title:
            state === 'refused'
              ? 'Document refused'
              : isShared
                ? 'Document shared'
                : 'Document received',
          text: facts.filter(Boolean).join(': ') || null,
        };
      }),
    ];
  },
};
