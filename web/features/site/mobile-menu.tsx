import { type ComponentType, type MouseEvent, useState } from 'react';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { m } from '../../lib/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';

const loadSheet = () => import('./menu-sheet.tsx');
const prepare = () => void loadSheet().catch(() => {});

const leadToFooterLinks = () => {
  window.location.hash = 'links';
};

/**
 * The button of the mobile menu, whose code is preloaded on hover, focus or touch. Before hydration, or if the menu
 * fails to load, the button is a link to the navigation in the footer.
 */
export function MobileMenu({
  layout,
  className,
  onOpen,
}: {
  layout: SiteLayout;
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
      {/* biome-ignore lint/a11y/useSemanticElements: a link works before scripts have loaded, a button does not */}
      {/* biome-ignore lint/a11y/useValidAnchor: with scripts it acts as a button; without, its href works */}
      <a
        className={className}
        href="#links"
        role="button"
        aria-label={m.site.menu}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
      </a>
      {Sheet && <Sheet layout={layout} onClose={() => show(undefined)} />}
    </>
  );
}
