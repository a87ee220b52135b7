import { Box, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { usePageTitle } from '../../../components/page.tsx';
import { useLogout } from '../../session/use-logout.ts';
import { useSessionWatch } from '../../session/use-session-watch.ts';
import { useStaff } from '../../session/use-staff.ts';
import { OfflineNotice } from '../../shell/offline-notice.tsx';
import { ShopAnswer } from './shop-answer.tsx';
import { Count, rewardsLine } from './shop-counts.tsx';
import { answerOf, useRedeem, useShopCounts } from './use-redeem.ts';

/** A shop's own counter on its phone: one code at a time, and its own counts. */
export default function ShopPage() {
  const { fullName } = useStaff();
  usePageTitle(fullName);
  useSessionWatch();
  const counts = useShopCounts();
  const redeem = useRedeem();
  const logout = useLogout();
  const [code, setCode] = useState('');
  const hint = useId();
  const digits = code.replace(/\D/g, '');
  const answer = answerOf(redeem);
  const next = () => {
    redeem.reset();
    setCode('');
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
      <form
        aria-label="Redeem a reward"
        onSubmit={(event) => {
          event.preventDefault();
          if (digits.length === 8) redeem.mutate(digits);
        }}
      >
        <Stack gap="4">
          <FormField
            label="Reward code"
            help="The eight digits on the visitor’s phone. A scanner may type them."
          >
            <Input
              value={code}
              onChange={(event) => setCode(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              h="16"
              textAlign="center"
              fontFamily="var(--ww-display)"
              fontSize="3xl"
              letterSpacing="0.12em"
            />
          </FormField>
          <Button
            type="submit"
            size="lg"
            h="14"
            disabled={digits.length !== 8}
            loading={redeem.isPending}
            loadingText="Asking…"
          >
            Redeem
          </Button>
        </Stack>
      </form>
      <Flex gap="3" aria-describedby={hint}>
        <Count label="Check-ins here" value={counts.data?.checkIns} />
        <Count label="Redeemed here" value={counts.data?.redemptions} />
      </Flex>
      <Text id={hint} color="muted" fontSize="sm">
        {rewardsLine(counts.data?.rewards)}
      </Text>
      {answer && <ShopAnswer view={answer} onClose={next} />}
    </Stack>
  );
}
