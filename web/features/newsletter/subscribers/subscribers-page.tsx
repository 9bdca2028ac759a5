import { SUBSCRIBER_SORTS } from '../../../../src/features/newsletter/subscribers/rules.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { searchFilter } from '../../../admin/list/filters.ts';
import { defineList } from '../../../admin/list/list-definition.ts';
import { ListScreen } from '../../../admin/list/list-screen.tsx';
import { useList } from '../../../admin/list/use-list.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useLanguageOptions } from '../../client-languages/use-language-options.ts';
import { columnsWithLanguage, subscriberColumns } from './subscriber-columns.tsx';
import { SubscribersBulkActions } from './subscribers-bulk-actions.tsx';
import styles from './subscribers-page.module.css';

const listWith = (columns: typeof subscriberColumns) =>
  defineList({
    id: 'subscribers',
    label: 'Subscribers',
    className: styles.list,
    filters: { q: searchFilter('Search by e-mail') },
    sorts: SUBSCRIBER_SORTS,
    defaultSort: '-subscribed',
    rows: trpc.newsletter.subscribers,
    counts: trpc.newsletter.subscriberCount,
    columns,
    csv: {
      permission: 'subscribers.export',
      path: '/api/admin/newsletter-subscribers/export',
      fileName: 'newsletter-subscribers.csv',
      failure: 'Failed to export subscribers',
    },
    bulk: { matching: trpc.newsletter.matchingSubscribers, Actions: SubscribersBulkActions },
    empty: {
      title: 'No subscribers yet',
      text: 'Addresses appear here once their owners have confirmed the subscription.',
    },
    noMatch: 'No confirmed address matches.',
  });

const SUBSCRIBERS = listWith(subscriberColumns);
const IN_LANGUAGES = listWith(columnsWithLanguage);

/** The confirmed newsletter subscribers. */
export function SubscribersPage() {
  const locale = useLocale();
  const list = useList(useLanguageOptions(null).length > 0 ? IN_LANGUAGES : SUBSCRIBERS);
  return (
    <ListScreen
      list={list}
      title="Subscribers"
      lead={`${formatCount(list.counts?.confirmed, locale)} confirmed. Letters go to this list. People who unsubscribe are removed from it.`}
    />
  );
}
