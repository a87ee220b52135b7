import type { ReactNode } from 'react';
import { useIsWideScreen } from '../../platform/device/wide-screen.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from '../texts/texts.ts';
import { ActionMenu, type MenuAction } from './action-menu.tsx';

interface Props {
  /** Main action of the tab. */
  children: ReactNode;
  /** Further actions: buttons, on a phone a menu. */
  more: readonly MenuAction[];
}

/** Actions of a tab in one row, so that a phone shows the first records of the list below. */
export function PageActions({ children, more }: Props) {
  const isWide = useIsWideScreen();
  return (
    <>
      {children}
      {isWide &&
        more.map(({ label, Icon, onSelect, isBusy }) => (
          <Button
            key={label}
            size="sm"
            variant="outline"
            loading={isBusy ?? false}
            onClick={onSelect}
          >
            <Icon aria-hidden="true" />
            {label}
          </Button>
        ))}
      {!isWide && more.length > 0 && <ActionMenu label={texts.kit.moreActions} actions={more} />}
    </>
  );
}
