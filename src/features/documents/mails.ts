import { mayUse } from '../contact-preferences/rules.ts';
import type { MailContent, MailReceiver } from '../email/mail-content.ts';
import {
  type ClientDocumentMail,
  clientDocumentMail,
  type DocumentMailKind,
  documentsReceived,
} from './mail-templates.ts';
import { countDocuments } from './queries.ts';
import { DOCUMENT_LINKS } from './requests/document-links.ts';
import { findRequest, listItems } from './requests/queries.ts';
import { preferencesOf } from './requests/receiver-preferences.ts';

const client: MailReceiver = async (db, { id }) => {
  const request = await findRequest(db, id);
  return request ? preferencesOf(db, request) : null;
};

/** Invented facts for the samples. */
const SAMPLE: Pick<ClientDocumentMail, 'toName' | 'message' | 'missing'> = {
  toName: 'Sample Client',
  message: null,
  missing: ['A photo of your identity card', 'Your last two pay slips'],
};

/** A mail with the link of a request. Not sent once the link has ended, nor a reminder once nothing is missing. */
const aboutRequest = (kind: DocumentMailKind): MailContent => ({
  receiver: client,
  language: async (db, { id }) => (await findRequest(db, id))?.clientLanguage,

  async write({ db, secrets, now, firm, texts, wording, publicUrl, id }) {
    const request = await findRequest(db, id);
    if (!request || request.closedAt !== null || request.expiresAt <= now()) return undefined;
    const link = DOCUMENT_LINKS.urlOf({ secrets, publicUrl, firm }, request);
    if (!link) return undefined;
    const items = await listItems(db, [id]);
    const missing = items.filter(({ arrived }) => arrived === 0).map(({ label }) => label);
    if (kind === 'documents_reminder' && missing.length === 0) return undefined;
    const { toName, message } = request;
    const facts = { toName, message: kind === 'documents_request' ? message : null, missing, link };
    return { mail: clientDocumentMail(kind, { ...facts, firm, texts, wording }) };
  },
  sample: ({ firm, texts, wording = 'named', publicUrl }) =>
    clientDocumentMail(kind, {
      ...SAMPLE,
      ...{ firm, texts, wording, link: `${publicUrl}/documents/sample` },
    }),
});

const received: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, id }) {
    const request = await findRequest(db, id);
    if (!request) return undefined;
    const items = await listItems(db, [id]);
    const mail = documentsReceived({
      ...{ firm, publicUrl, personId: request.personId, toName: request.toName },
      count: await countDocuments(db, id, 'from_client'),
      missing: items.filter(({ arrived }) => arrived === 0).map(({ label }) => label),
      language: request.clientLanguage,
    });
    const mayReply = mayUse(await preferencesOf(db, request), 'email');
    const replyTo = { name: request.toName, address: request.toEmail };
    return { mail, ...(mayReply && { replyTo }) };
  },
  sample: ({ firm, publicUrl }) =>
    documentsReceived({
      ...{ firm, publicUrl, personId: 'sample', toName: SAMPLE.toName },
      ...{ count: 2, missing: SAMPLE.missing.slice(1), language: null },
    }),
};

/** Contents of the mails about documents. */
export const documentMails = {
  documents_request: aboutRequest('documents_request'),
  documents_reminder: aboutRequest('documents_reminder'),
  documents_shared: aboutRequest('documents_shared'),
  documents_received: received,
};
