import { chakra } from '@chakra-ui/react';
import { CalendarDays, Gift, MapPinned, Store, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';
import './navigation.css';

const places = [
  { name: 'map', href: paths.home.getHref(), Icon: MapPinned },
  { name: 'businesses', href: paths.businesses.getHref(), Icon: Store },
  { name: 'rewards', href: paths.rewards.getHref(), Icon: Gift },
  { name: 'events', href: paths.events.getHref(), Icon: CalendarDays },
  { name: 'profile', href: paths.profile.getHref(), Icon: UserRound },
] as const;

/** Navigation to the five screens of the app, within reach of the thumb. */
export function Navigation() {
  const { shell } = useTexts();
  return (
    <chakra.nav className="navigation no-print" aria-label={shell.mainNavigation}>
      {places.map(({ name, href, Icon }) => (
        <NavLink key={name} to={href} end className="navigation-place">
          <span className="navigation-icon">
            <Icon aria-hidden="true" />
          </span>
          {shell[name]}
        </NavLink>
      ))}
    </chakra.nav>
  );
}
