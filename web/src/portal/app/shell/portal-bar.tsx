import './portal-bar.css';
import { Stack } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { Account } from '../../kit/account-bar.tsx';
import { CredentialsDialog } from '../../kit/credentials-dialog.tsx';
import { headingOfTab } from '../../kit/portal-page.tsx';
import type { PortalTab } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { shownTab, type TabGroup, tabGroups, tabs, tabsByGroup, tabsOf } from '../tabs.ts';

interface Props {
  hrefOf: (tab: PortalTab) => string;
}

/** Number of tabs that fit into the bar beside the button of the account. */
const maxInBar = 4;

/**
 * Navigation of a phone: a bar at the bottom with the groups of tabs, each a sheet; the account is in that of the settings.
 * The few tabs of a volunteer are in the bar itself.
 */
export function PortalBar({ hrefOf }: Props) {
  const staff = useStaff();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<TabGroup | 'credentials' | null>(null);
  const hasChosenRef = useRef(false);
  const own = tabsOf(staff);
  const isOfEvening = (tab: PortalTab) => tabs[tab].group === 'evening';
  const inBar =
    own.length <= maxInBar
      ? own.toSorted((a, b) => Number(isOfEvening(b)) - Number(isOfEvening(a)))
      : [];
  const groups =
    inBar.length > 0 ? [] : tabsByGroup(staff).filter(({ group }) => group !== 'settings');
  const settings = own.filter((tab) => tabs[tab].group === 'settings');
  const shown = shownTab(staff, pathname);
  const currentOf = (tab: PortalTab) => (tab === shown ? 'page' : undefined);
  const close = () => setOpened(null);
  const open = (group: TabGroup) => {
    hasChosenRef.current = false;
    setOpened(group);
  };
  const inSheet = own.filter((tab) => tabs[tab].group === opened);
  return (
    <>
      <nav className="portal-bar" aria-label={texts.app.navigation.label}>
        {inBar.map((tab) => (
          <Link
            key={tab}
            to={hrefOf(tab)}
            className="portal-bar-place"
            aria-current={currentOf(tab)}
          >
            <Place {...tabs[tab]} />
          </Link>
        ))}
        {[...groups, { group: 'settings' as const, tabs: settings }].map(
          ({ group, tabs: names }) => (
            <button
              key={group}
              type="button"
              className="portal-bar-place"
              aria-haspopup="dialog"
              aria-expanded={opened === group}
              aria-current={names.some(currentOf) ? 'true' : undefined}
              onClick={() => open(group)}
            >
              <Place {...tabGroups[group]} />
            </button>
          ),
        )}
      </nav>
      {opened && opened !== 'credentials' && (
        <AppDialog
          onClose={close}
          title={tabGroups[opened].label}
          // The tab that was chosen receives the focus, like one of the bar.
          finalFocus={() => (hasChosenRef.current ? headingOfTab() : null)}
        >
          <Stack className="portal-sheet" gap="5">
            {inSheet.length > 0 && (
              <nav className="portal-more" aria-label={tabGroups[opened].label}>
                {inSheet.map((tab) => {
                  const { label, Icon } = tabs[tab];
                  return (
                    <Link
                      key={tab}
                      to={hrefOf(tab)}
                      className="portal-more-tab"
                      aria-current={currentOf(tab)}
                      onClick={() => {
                        hasChosenRef.current = true;
                        close();
                      }}
                    >
                      <Icon aria-hidden="true" />
                      {label}
                    </Link>
                  );
                })}
              </nav>
            )}
            {opened === 'settings' && (
              <Stack
                gap="3"
                borderTopWidth={inSheet.length > 0 ? '1px' : '0'}
                borderColor="line"
                pt="4"
              >
                <Account onCredentials={() => setOpened('credentials')} />
              </Stack>
            )}
          </Stack>
        </AppDialog>
      )}
      {opened === 'credentials' && <CredentialsDialog onClose={close} />}
    </>
  );
}

function Place({ label, Icon }: { label: string; Icon: LucideIcon }) {
  return (
    <>
      <span className="portal-bar-icon">
        <Icon aria-hidden="true" />
      </span>
      {label}
    </>
  );
}
