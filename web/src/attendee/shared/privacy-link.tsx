import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { paths } from './paths.ts';

/** Link to the organization's privacy notice. */
export function PrivacyLink() {
  const organization = useTexts('organization');
  return (
    <Link asChild minH="11" display="inline-flex" alignItems="center" alignSelf="flex-start">
      <RouterLink to={paths.privacy.getHref()}>{organization.privacyTitle}</RouterLink>
    </Link>
  );
}
