import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { paths } from '../../shared/paths.ts';

/** Where one's own group is. */
export function ToProfile() {
  const { group: texts } = useDeferredTexts();
  return (
    <Button asChild variant="outline" alignSelf="flex-start">
      <Link to={paths.profile.getHref()}>{texts.toProfile}</Link>
    </Button>
  );
}
