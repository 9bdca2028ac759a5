import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { EntryLink } from './entry-link.tsx';
import { aboutEntry, findEntries } from './find-entries.ts';
import { Screen } from './screen.tsx';
import type { EntryGroup } from './section.ts';
import { SETTINGS_GROUPS } from './settings-groups.ts';
import styles from './settings-page.module.css';
import { useNavigation } from './use-navigation.ts';

/** The title of the group that is folded, because most firms never need it. */
const IT_GROUP = SETTINGS_GROUPS.at(-1)?.title;

/** The list of all settings. */
export function SettingsPage() {
  const [text, setText] = useState('');
  const { settings } = useNavigation();
  const found = findEntries(settings, text);
  return (
    <Screen title="Settings" lead="What is set once, and seldom changed.">
      <search className={styles.find}>
        <TextInput
          aria-label="Find a setting"
          placeholder="Find a setting"
          type="search"
          leftSection={<Icon name="search" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      {found.length === 0 && (
        <p role="status">
          No setting is called that. The search of the back office (Ctrl K) also finds people,
          messages and articles.
        </p>
      )}
      <div className={styles.groups}>
        {found.map((group) =>
          group.title === IT_GROUP ? (
            <details key={group.title} className={styles.group} open={text.trim() !== ''}>
              <summary>
                <h2>{group.title}</h2>
                <span className="muted small">
                  {group.entries.map(({ label }) => label).join(', ')}
                </span>
              </summary>
              <Entries group={group} />
            </details>
          ) : (
            <section key={group.title} className={styles.group}>
              <h2>{group.title}</h2>
              <Entries group={group} />
            </section>
          ),
        )}
      </div>
    </Screen>
  );
}

function Entries({ group: { title, entries } }: { group: EntryGroup }) {
  return (
    <ul aria-label={title}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <EntryLink entry={entry} className={styles.entry} />
          <p className="muted small">{aboutEntry(entry)}</p>
        </li>
      ))}
    </ul>
  );
}
