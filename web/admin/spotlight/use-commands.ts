import { useRouter } from '@tanstack/react-router';
import { chooseTheme, THEMES } from '../../lib/theme.ts';
import { themeLabels } from '../../ui/theme-labels.ts';
import { COMMANDS, type Command, findCommands } from '../commands.ts';
import { useCan } from '../use-can.ts';

type Runnable = Command & { run: () => void };

/** The sections and actions that the user's role may use and that match the text; all of them for a blank text. */
export function useCommands(
  text: string,
  { onHelp, onSignOut }: { onHelp: () => void; onSignOut: () => void },
): { title: string; commands: Runnable[] }[] {
  const { history } = useRouter();
  const can = useCan();
  const all: Runnable[] = [
    ...COMMANDS.filter(({ permission }) => !permission || can(permission)).map((command) => ({
      ...command,
      run: () => history.push(command.href),
    })),
    { title: 'View website', group: 'Go to', href: '/', run: () => window.location.assign('/') },
    ...THEMES.map((theme) => ({
      title: `${themeLabels()[theme]} colours`,
      group: 'Theme',
      href: '',
      run: () => chooseTheme(theme),
    })),
    { title: 'Keyboard help', group: 'Do', href: '', run: onHelp },
    { title: 'Sign Out', group: 'Do', href: '', run: onSignOut },
  ];
  const found = findCommands(all, text) as Runnable[];
  const isSection = ({ group }: Command) => group === 'Go to';
  return [
    { title: 'Sections', commands: found.filter(isSection) },
    { title: 'Actions', commands: found.filter((command) => !isSection(command)) },
  ].filter(({ commands }) => commands.length > 0);
}
