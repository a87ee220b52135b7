import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { OfflineNotice } from '../../kit/offline-notice.tsx';
import { useLogout } from '../../kit/use-logout.ts';
import { useSessionPolling } from '../../session/use-session-polling.ts';
import { useStaff } from '../../session/use-staff.ts';
import { CodeForm } from './code-form.tsx';
import { rewardsLine, ShopCount } from './shop-counts.tsx';
import { ShopResult } from './shop-result.tsx';
import { toShopResult, useRedeem, useShopCounts } from './use-redeem.ts';

/** A shop's own counter on its phone: one code at a time, and its own counts. */
export default function ShopPage() {
  const { fullName } = useStaff();
  usePageTitle(fullName);
  useSessionPolling();
  const counts = useShopCounts();
  const redeem = useRedeem();
  const logout = useLogout();
  const [code, setCode] = useState('');
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const answer = toShopResult(redeem);
  const close = () => {
    redeem.reset();
    if (answer?.isDecided) setCode('');
    // The next code is typed at once, by a person or a scanner.
    field.current?.focus();
  };
  return (
    <Stack as="main" gap="6" maxW="480px" mx="auto" minH="100dvh" p="5">
      <OfflineNotice />
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Text textStyle="eyebrow" color="muted">
            {counts.data?.eventName ?? 'Wine Walk'}
          </Text>
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {fullName}
          </Heading>
        </Box>
        <Button
          variant="outline"
          size="sm"
          loading={logout.isPending}
          onClick={() => logout.mutate()}
        >
          Sign Out
        </Button>
      </Flex>
      <CodeForm
        ref={field}
        code={code}
        isBusy={redeem.isPending}
        onType={setCode}
        onRedeem={(digits) => redeem.mutate(digits)}
      />
      <Flex gap="3" aria-describedby={hint}>
        <ShopCount label="Check-ins here" value={counts.data?.checkIns} />
        <ShopCount label="Redeemed here" value={counts.data?.redemptions} />
      </Flex>
      <Text id={hint} color="muted" fontSize="sm">
        {rewardsLine(counts.data?.rewards)}
      </Text>
      {answer && <ShopResult view={answer} onClose={close} />}
    </Stack>
  );
}
