import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLogout } from '../session/use-logout.ts';
import { useStaff } from '../session/use-staff.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';

/** Who is signed in, as what, and the ways out. */
export function AccountBar() {
  const { fullName, username, role } = useStaff();
  const [isChanging, setChanging] = useState(false);
  const logout = useLogout();
  return (
    <Flex align="center" gap="2" wrap="wrap" justify={{ lg: 'flex-end' }} className="no-print">
      <Flex align="center" gap="2" me={{ base: 'auto', lg: '2' }}>
        <Text fontSize="sm" color="muted">
          {fullName || username} · User
        </Text>
        <Badge colorPalette={role === 'admin' ? 'wine' : 'gray'}>{role}</Badge>
      </Flex>
      <Button asChild variant="ghost" size="sm">
        <Link to="/">Back to Main</Link>
      </Button>
      <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
        Credentials
      </Button>
      <Button
        variant="outline"
        size="sm"
        loading={logout.isPending}
        loadingText="Sign Out"
        onClick={() => logout.mutate()}
      >
        Sign Out
      </Button>
      <CredentialsDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </Flex>
  );
}
