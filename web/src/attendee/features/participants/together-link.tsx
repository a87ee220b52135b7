import { Users } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { CardLink } from '../../shared/card-link.tsx';
import { paths } from '../../shared/paths.ts';

/** Card that opens the screen of the group and the leaderboard. */
export function TogetherLink() {
  const profile = useTexts('profile');
  return (
    <CardLink
      to={paths.together.getHref()}
      icon={Users}
      title={profile.togetherTitle}
      detail={profile.togetherLead}
    />
  );
}
