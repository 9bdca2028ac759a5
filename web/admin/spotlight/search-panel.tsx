import { Loader } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDialogEntry } from '../../lib/use-dialog-entry.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './spotlight.module.css';
import { spotlight } from './spotlight-store.ts';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';
import { useSelected } from './use-selected.ts';

const LABEL = 'Type a name, a section or an action';

type Result = { id: string; title: string; detail?: string; run: () => void };

/**
 * The input and its results. Sections and actions come first, because they are available at once: results from the
 * server are added below them, so that nothing moves.
 */
export function SearchPanel(actions: { onHelp: () => void; onSignOut: () => void }) {
  const id = useId();
  const { history } = useRouter();
  const [text, setText] = useState('');
  const commands = useCommands(text, actions);
  const found = useFound(text);
  const input = useFocusWhileOpen();
  const runsFirstFound = useRef(false);
  useDialogEntry({ requestClose: spotlight.close });
  useEffect(() => spotlight.close, []);

  const groups: { title: string; results: Result[] }[] = [
    ...commands.map(({ title, commands: each }) => ({
      title,
      results: each.map((command) => ({ id: command.title, ...command })),
    })),
    ...found.groups.map(({ title, links }) => ({
      title,
      results: links.map((link) => ({ ...link, run: () => history.push(link.href) })),
    })),
  ];
  const results = groups.flatMap((group) => group.results);
  const { list, selected } = useSelected(results.map((result) => result.id).join());

  const run = (result: Result | undefined) => {
    if (!result || runsFirstFound.current) return;
    spotlight.close();
    result.run();
  };

  const runFirst = useEffectEvent(() => {
    if (!runsFirstFound.current) return;
    runsFirstFound.current = false;
    run(results[0]);
  });
  useEffect(() => {
    if (found.isCurrent) runFirst();
  }, [found.isCurrent]);

  return (
    <>
      <Spotlight.Search
        ref={input}
        data-autofocus
        role="combobox"
        aria-label={LABEL}
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={results[selected] && `${id}-${selected}`}
        autoComplete="off"
        maxLength={200}
        placeholder={LABEL}
        leftSection={<Icon name="search" />}
        rightSection={
          found.isCurrent || (
            <Loader className={styles.pending} size="sm" role="status" aria-label="Searching…" />
          )
        }
        value={text}
        onChange={(event) => {
          runsFirstFound.current = false;
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          // The list still shows the results for an earlier text.
          if (event.key === 'Enter' && !found.isCurrent && commands.length === 0 && selected <= 0) {
            runsFirstFound.current = true;
          }
        }}
      />
      <Spotlight.ActionsList
        // These props are passed on to the scroll area, but are missing in the type.
        {...{
          viewportRef: list,
          viewportProps: { id: `${id}-list`, role: 'listbox', 'aria-label': 'Results' },
        }}
      >
        {groups.map(({ title, results: members }) => (
          <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
            {members.map((result) => {
              const position = results.indexOf(result);
              return (
                <Spotlight.Action
                  key={result.id}
                  // Spotlight drops an `id` prop.
                  ref={(option) => {
                    if (option) option.id = `${id}-${position}`;
                  }}
                  role="option"
                  aria-selected={position === selected}
                  label={result.title}
                  {...(result.detail && { description: result.detail })}
                  onClick={() => run(result)}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {found.isError && (
        <p className={styles.line} role="alert">
          People, messages, appointments, articles and pages could not be searched.
        </p>
      )}
      {results.length === 0 && found.isCurrent && !found.isError && (
        <Spotlight.Empty role="status">Nothing found.</Spotlight.Empty>
      )}
    </>
  );
}

/** Focuses the input before the first paint, so that no keystroke is lost, and restores the focus on unmount. */
function useFocusWhileOpen() {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return input;
}
