import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isModalOpen } from '../lib/is-modal-open.ts';
import { isTyping } from './is-typing.ts';
import { useNavigation } from './use-navigation.ts';

const SEQUENCE_MS = 1_200;

/**
 * Keyboard shortcuts of the back office: mod+K for the search, ? for help, and g followed by a section's key. While a
 * text field has the focus or a dialog is open, only mod+K works.
 */
export function useHotkeys({
  onSearch,
  onHelp,
  isOff,
}: {
  onSearch: () => void;
  onHelp: () => void;
  isOff: boolean;
}): void {
  const navigate = useNavigate();
  const begunAt = useRef(0);
  const { sections } = useNavigation();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isOff) return;
    const isMod = event.metaKey || event.ctrlKey;
    if (isMod && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return onSearch();
    }
    if (isMod || event.altKey || isTyping(event.target) || isModalOpen()) {
      return;
    }
    if (event.key === '?') return onHelp();
    const isSecond = event.timeStamp - begunAt.current < SEQUENCE_MS;
    begunAt.current = event.key === 'g' && !isSecond ? event.timeStamp : 0;
    const section = isSecond && sections.find(({ key }) => key === event.key);
    if (section) {
      event.preventDefault();
      void navigate({ to: section.to });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
