import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DeadEnd } from '../components/illustrations/dead-end.tsx';
import { Page } from '../components/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { paths } from './paths.ts';

/** Any other address. */
export function NotFoundPage() {
  const { shell } = useTexts();
  return (
    <Page title={shell.notFoundTitle} lead={shell.notFoundText}>
      <DeadEnd />
      <Button asChild alignSelf="start">
        <Link to={paths.home.getHref()}>{shell.toStart}</Link>
      </Button>
    </Page>
  );
}
