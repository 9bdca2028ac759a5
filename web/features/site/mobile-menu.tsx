import { type ComponentType, type MouseEvent, useState } from 'react';
import type { SiteFrame } from '../../../src/features/site/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';

const loadSheet = () => import('./menu-sheet.tsx');
const prepare = () => void loadSheet().catch(() => {});

const leadToFooterLinks = () => {
  window.location.hash = 'links';
};

/**
 * The button of the side menu of a phone; the menu itself is fetched when somebody reaches for it. Until scripts
 * run, or if the menu cannot be fetched, the button leads to the links at the foot of the page.
 */
export function MobileMenu({
  frame,
  className,
  onOpen,
}: {
  frame: SiteFrame;
  className: string;
  onOpen: (isOpen: boolean) => void;
}) {
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps>>();
  const show = (shown: typeof Sheet) => {
    setSheet(() => shown);
    onOpen(!!shown);
  };

  const open = (event: MouseEvent) => {
    event.preventDefault();
    void loadSheet().then(({ MenuSheet }) => show(MenuSheet), leadToFooterLinks);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it must lead somewhere before scripts run */}
      {/* biome-ignore lint/a11y/useValidAnchor: same */}
      <a
        className={className}
        href="#links"
        role="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
      </a>
      {Sheet && <Sheet frame={frame} onClose={() => show(undefined)} />}
    </>
  );
}
