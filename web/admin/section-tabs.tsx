import { Link, useRouterState } from '@tanstack/react-router';
import type { Section } from './section.ts';
import styles from './section-tabs.module.css';
import { useNavigation } from './use-navigation.ts';

/** Links to the sections that belong to the same entry of the navigation, beside the title of each of them. */
export function SectionTabs() {
  const { main, settings } = useNavigation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const entry = [...main, ...settings]
    .flatMap(({ entries }) => entries)
    .find(({ sections }) => sections.some(({ to }) => to === pathname));
  const tabs = entry?.sections.flatMap((section) => tabsOf(section, section.to === pathname));
  if (!entry || !tabs || tabs.length === 1) return null;
  return (
    <nav className={styles.tabs} aria-label={entry.label}>
      {tabs.map(({ title, ...link }) => (
        <Link key={title} activeOptions={{ exact: true }} {...link}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

type Search = Readonly<Record<string, unknown>>;

/** The tabs of a section. Those of the current page change only the view and keep its filters. */
function tabsOf({ to, title, tabs = [{ title }] }: Section, isCurrent: boolean) {
  const views = tabs.flatMap(({ view }) => view ?? []);
  const isTab = ({ view }: Search) => typeof view === 'string' && views.includes(view);
  return tabs.map((tab) => ({
    to,
    title: tab.title,
    search: (before: Search) => ({
      ...(isCurrent && before),
      ...((tab.view || isTab(before)) && { view: tab.view }),
    }),
  }));
}
