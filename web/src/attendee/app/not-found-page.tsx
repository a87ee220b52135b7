import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { DeadEnd } from '../../ui/illustrations/dead-end.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { paths } from '../shared/paths.ts';

/** Page for unknown addresses. */
export function NotFoundPage() {
  const { shell } = useTexts();
  usePageTitle(shell.notFoundTitle);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      minH="70dvh"
      css={{ '& > svg': { width: 'min(260px, 44dvh)', marginBottom: '12px' } }}
    >
      <DeadEnd />
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {shell.notFoundTitle}
      </Heading>
      <Text color="muted" mb="4">
        {shell.notFoundText}
      </Text>
      <Button asChild>
        <Link to={paths.home.getHref()}>{shell.toStart}</Link>
      </Button>
    </Flex>
  );
}
