import './portal-bar.css';
import { Stack } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Account } from '../../kit/account-bar.tsx';
import { CredentialsDialog } from '../../kit/credentials-dialog.tsx';
import { headingOfTab } from '../../kit/portal-page.tsx';
import { type PortalTab, portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { barTabsOf, tabs, tabsOf } from '../tabs.ts';

interface Props {
  hrefOf: (tab: PortalTab) => string;
}

/** Navigation of a phone: the most used tabs in a bar at the bottom, the others and the account in a sheet. */
export function PortalBar({ hrefOf }: Props) {
  const { navigation } = texts.app;
  const staff = useStaff();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<'more' | 'credentials' | null>(null);
  const hasChosenRef = useRef(false);
  const first = barTabsOf(staff);
  const others = tabsOf(staff).filter((tab) => !first.includes(tab));
  const isInMore = others.some((tab) => portalHref(tab) === pathname);
  const close = () => setOpened(null);
  return (
    <>
      <nav className="portal-bar" aria-label={navigation.label}>
        {first.map((tab) => {
          const { label, Icon } = tabs[tab];
          return (
            <NavLink key={tab} to={hrefOf(tab)} end className="portal-bar-place">
              <span className="portal-bar-icon">
                <Icon aria-hidden="true" />
              </span>
              {label}
            </NavLink>
          );
        })}
        <button
          type="button"
          className="portal-bar-place"
          aria-haspopup="dialog"
          aria-expanded={opened === 'more'}
          aria-current={isInMore ? 'true' : undefined}
          onClick={() => {
            hasChosenRef.current = false;
            setOpened('more');
          }}
        >
          <span className="portal-bar-icon">
            <Ellipsis aria-hidden="true" />
          </span>
          {navigation.more}
        </button>
      </nav>
      {opened === 'more' && (
        <AppDialog
          onClose={close}
          title={navigation.more}
          // The tab that was chosen receives the focus, like one of the bar.
          finalFocus={() => (hasChosenRef.current ? headingOfTab() : null)}
        >
          <Stack gap="5">
            {others.length > 0 && (
              <nav className="portal-more" aria-label={navigation.otherTabs}>
                {others.map((tab) => {
                  const { label, Icon } = tabs[tab];
                  return (
                    <NavLink
                      key={tab}
                      to={hrefOf(tab)}
                      end
                      className="portal-more-tab"
                      onClick={() => {
                        hasChosenRef.current = true;
                        close();
                      }}
                    >
                      <Icon aria-hidden="true" />
                      {label}
                    </NavLink>
                  );
                })}
              </nav>
            )}
            <Stack
              gap="3"
              borderTopWidth={others.length > 0 ? '1px' : '0'}
              borderColor="line"
              pt="4"
            >
              <Account onCredentials={() => setOpened('credentials')} />
            </Stack>
          </Stack>
        </AppDialog>
      )}
      {opened === 'credentials' && <CredentialsDialog onClose={close} />}
    </>
  );
}
