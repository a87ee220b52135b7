import { Badge, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useStaff } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { useLogout } from './use-logout.ts';

/** Name and role of the signed-in account, with the buttons to leave. */
export function AccountBar() {
  const { account, backToMain } = texts.app;
  const { fullName, username, role, expiresAt } = useStaff();
  // Volunteers sign in with their shift's PIN: there is no password to change.
  const hasPassword = expiresAt === null;
  // The username distinguishes volunteers of the same name, as in the tills and in the Staff tab.
  const name = hasPassword ? fullName || username : username;
  const [isChanging, setChanging] = useState(false);
  const logout = useLogout();
  return (
    <Flex
      align={{ base: 'stretch', lg: 'center' }}
      direction={{ base: 'column', lg: 'row' }}
      gap="2"
      flexShrink="0"
      className="no-print"
    >
      <Flex align="center" gap="2" me={{ lg: '2' }}>
        <Text fontSize="sm" color="muted">
          {account.user(name)}
        </Text>
        <Badge colorPalette={role === 'admin' ? 'wine' : 'gray'}>{account.roles[role]}</Badge>
      </Flex>
      <Flex gap="2" css={{ '& > *': { flex: { base: '1', sm: '0 0 auto' } } }}>
        <Button asChild variant="outline" size="sm">
          <Link to="/">{backToMain}</Link>
        </Button>
        {hasPassword && (
          <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
            {account.credentials}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          loading={logout.isPending}
          loadingText={account.signOut}
          onClick={() => logout.mutate()}
        >
          {account.signOut}
        </Button>
      </Flex>
      <CredentialsDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </Flex>
  );
}
