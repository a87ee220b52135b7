import { Badge, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useStaff } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useLogout } from './use-logout.ts';

/** Account in the heading of a tab. */
export function AccountBar() {
  const [isChanging, setChanging] = useState(false);
  return (
    <Flex
      align={{ base: 'stretch', lg: 'center' }}
      direction={{ base: 'column', lg: 'row' }}
      gap="2"
      flexShrink="0"
      className="no-print"
    >
      <Account onCredentials={() => setChanging(true)} />
      {isChanging && <CredentialsDialog onClose={() => setChanging(false)} />}
    </Flex>
  );
}

/** Name and role of the signed-in account, its language, and the buttons to leave. */
export function Account({ onCredentials }: { onCredentials: () => void }) {
  const { account, backToMain } = texts.app;
  const { fullName, username, role, expiresAt } = useStaff();
  // Volunteers sign in with their shift's PIN: there is no password to change.
  const hasPassword = expiresAt === null;
  // The username distinguishes volunteers of the same name, as in the tills and in the Staff tab.
  const name = hasPassword ? fullName || username : username;
  const logout = useLogout();
  return (
    <>
      <Flex align="center" gap="2" me={{ lg: '2' }} minW="0">
        <Text fontSize="sm" color="muted" minW="0" overflowWrap="anywhere">
          {account.user({ name })}
        </Text>
        <Badge colorPalette={role === 'admin' ? 'wine' : 'gray'}>{account.roles[role]}</Badge>
        <Flex ms="auto">
          <LanguageSwitch />
        </Flex>
      </Flex>
      <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: { base: '1 0 auto', sm: '0 0 auto' } } }}>
        <Button asChild variant="outline" size="sm" minH={{ base: '11', md: '9' }}>
          <Link to="/">{backToMain}</Link>
        </Button>
        {hasPassword && (
          <Button
            variant="outline"
            size="sm"
            minH={{ base: '11', md: '9' }}
            onClick={onCredentials}
          >
            {account.credentials}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          minH={{ base: '11', md: '9' }}
          loading={logout.isPending}
          loadingText={account.signOut}
          onClick={() => logout.mutate()}
        >
          {account.signOut}
        </Button>
      </Flex>
    </>
  );
}
