import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { useIsWideScreen } from '../../platform/device/wide-screen.ts';
import { usePageTitle } from '../../ui/page.tsx';
import { texts } from '../texts/texts.ts';
import { AccountBar } from './account-bar.tsx';
import { Alert } from './alert.tsx';
import type { Noun } from './noun.ts';
import { PageLinks, TabPagesContext } from './page-links.tsx';

/** Explains to a desk account why there are no buttons; of the whole tab if `noun` is omitted. */
export function ReadOnlyNote({ noun }: { noun?: Noun }) {
  return <Alert tone="gray">{texts.kit.records.readOnly({ many: noun?.many })}</Alert>;
}

interface Props {
  /** Heading of the tab. */
  title: string;
  /** Title of the document, if it is not the heading. */
  documentTitle?: string;
  /** One line about the purpose or the state of the tab. */
  lead?: ReactNode;
  /** Buttons of the tab, such as Add Business. */
  actions?: ReactNode;
  /** False if the other pages of the tab have nothing to show yet. */
  hasPages?: boolean;
  children: ReactNode;
}

/** Returns the heading of the shown tab, or its content while that has none. */
export function headingOfTab(): HTMLElement | null {
  const content = document.getElementById('portal-content');
  return content?.querySelector<HTMLElement>('h1') ?? content;
}

/** Tab with its heading, the links to its pages and the account bar. */
export function PortalPage(props: Props) {
  const { title, documentTitle = title, lead, actions, hasPages = true, children } = props;
  const pages = use(TabPagesContext);
  usePageTitle(documentTitle);
  // On a phone, the account is in the bar's sheet.
  const isWide = useIsWideScreen();
  return (
    <Stack gap="5">
      <Box>
        <Flex
          gap="3"
          justify="space-between"
          align={{ base: 'stretch', xl: 'flex-start' }}
          direction={{ base: 'column-reverse', xl: 'row' }}
        >
          <Heading as="h1" size="xl" minW="0" tabIndex={-1}>
            {title}
          </Heading>
          {isWide && <AccountBar />}
        </Flex>
        {lead && (
          <Text color="muted" fontSize="sm" mt="0.5">
            {lead}
          </Text>
        )}
      </Box>
      {hasPages && pages && <PageLinks {...pages} />}
      {actions && (
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      )}
      {children}
    </Stack>
  );
}
