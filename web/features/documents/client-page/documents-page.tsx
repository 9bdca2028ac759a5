import {
  MAX_DOCUMENTS,
  MAX_MEGABYTES,
  sizeInWords,
} from '../../../../src/features/documents/rules.ts';
import type { LinkedPage } from '../../../../src/features/documents/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatDateInFull } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { useApiUrl } from '../../../lib/use-api-url.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import styles from './documents-page.module.css';
import { RequestedItem } from './requested-item.tsx';
import { useUploads } from './use-uploads.ts';

/** The client's page of documents: what is missing, what has arrived, and what the firm has shared. */
export function DocumentsPage({
  token,
  firm,
  loaded,
  untaken,
}: {
  token: string;
  firm: FirmProfile;
  loaded: LinkedPage;
  /** How many files of a form could not be taken. */
  untaken: number;
}) {
  const sending = useUploads(token, loaded);
  const { page } = sending;
  const { locale } = firm.formats;
  const { title, lead, missing } = wordsOf(page);
  const items = [...page.items, { id: null, label: m.documents.somethingElse }];
  const max = `${MAX_DOCUMENTS}`;
  const arrived = page.sent.filter(({ state }) => state === 'kept' || state === 'checking').length;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <h1>{title}</h1>
        <p className="lead">{unbroken(lead)}</p>
        {untaken > 0 && (
          <Notice tone="warning" icon="alert" role="alert">
            <p>{m.documents.untaken({ count: untaken, max })}</p>
          </Notice>
        )}
        {page.shared.length > 0 && (
          <section aria-labelledby="shared">
            <h2 id="shared">{m.documents.sharedHeading}</h2>
            <ul className={styles.list}>
              {page.shared.map((document) => (
                <SharedDocument key={document.id} token={token} locale={locale} {...document} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="asked">
          <div className={styles.head}>
            <h2 id="asked">
              {page.items.length > 0 ? m.documents.askedHeading : m.documents.sendHeading}
            </h2>
            {missing > 0 && <p className="muted">{m.documents.missing({ count: missing })}</p>}
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <RequestedItem
                key={item.id ?? ''}
                token={token}
                item={item}
                firm={firm}
                isFull={page.left === 0}
                sending={sending}
              />
            ))}
          </ul>
          {page.left === 0 && (
            <Notice icon="alert">
              <p>{withPhoneLink(m.documents.full({ max, phone: firm.phone }), firm)}</p>
            </Notice>
          )}
        </section>
        <p className="visually-hidden" role="status">
          {arrived > loaded.sent.length ? m.documents.sentCount({ count: arrived }) : ''}
        </p>
      </div>
      <aside className={styles.side}>
        <div className={styles.note}>
          <h2>{m.documents.safeHeading}</h2>
          <p>{m.documents.safeText({ max: `${MAX_MEGABYTES}` })}</p>
        </div>
        <div className={styles.note}>
          <h2>{m.documents.linkHeading}</h2>
          <p>
            {m.documents.linkText({
              date: formatDateInFull(page.expiresAt, firm.zone, locale),
            })}
          </p>
        </div>
      </aside>
    </div>
  );
}

function SharedDocument({
  token,
  locale,
  id,
  name,
  sizeBytes,
}: LinkedPage['shared'][number] & { token: string; locale: string }) {
  const href = useApiUrl(here(`/api/document-links/${token}/documents/${id}/file`));
  return (
    <li className={styles.item}>
      <Icon name="check" />
      <p className={styles.label}>{name}</p>
      <p className={styles.state}>{sizeInWords(sizeBytes ?? 0, locale)}</p>
      <a
        className={buttonClass({ size: 'sm' }, styles.act)}
        href={href}
        download
        rel="nofollow"
        aria-label={`${m.documents.download}: ${name}`}
      >
        {m.documents.download}
      </a>
    </li>
  );
}

function wordsOf({ name, items, sent }: LinkedPage) {
  const [firstName = name] = name.split(' ', 1);
  const isThere = (id: string) =>
    sent.some(({ itemId, state }) => itemId === id && (state === 'kept' || state === 'checking'));
  const missing = items.filter(({ id }) => !isThere(id)).length;
  if (items.length === 0) {
    return {
      title: m.documents.openTitle,
      lead: m.documents.openLead({ name: firstName }),
      missing,
    };
  }
  return missing === 0
    ? { title: m.documents.doneTitle, lead: m.documents.doneLead({ name: firstName }), missing }
    : { title: m.documents.askedTitle, lead: m.documents.askedLead({ name: firstName }), missing };
}
