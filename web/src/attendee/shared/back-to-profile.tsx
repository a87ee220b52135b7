import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { paths } from './paths.ts';

/** Link from a screen behind the profile back to it. */
export function BackToProfile() {
  const shell = useTexts('shell');
  return (
    <Button asChild variant="plain" alignSelf="flex-start" mb="-4">
      <Link to={paths.profile.getHref()}>
        <ArrowLeft aria-hidden="true" />
        {shell.profile}
      </Link>
    </Button>
  );
}
