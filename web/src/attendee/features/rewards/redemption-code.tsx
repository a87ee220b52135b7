import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { NetworkError } from '../../../platform/api/api-errors.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { RedemptionCodeCard } from './redemption-code-card.tsx';
import { type RewardKey, useRedemptionCode } from './use-redemption-code.ts';

interface Props {
  wanted: RewardKey;
  /** False while the sheet slides out. */
  isShown: boolean;
  /** What is said of it to whom has it: not where it is not to be had. */
  children: ReactNode;
}

/** The one-time code: being got, good for a while, run out, or not to be had. */
export function RedemptionCodeView({ wanted, isShown, children }: Props) {
  const texts = useTexts();
  const { rewards } = texts;
  const { data, error, isFetching, refetch } = useRedemptionCode(wanted, isShown);
  const now = useNow(1000);
  const message =
    error instanceof NetworkError && error.kind === 'offline'
      ? rewards.offlineCode
      : error && errorMessage(error, texts);
  useEffect(() => {
    if (!message) return;
    const say = () => showToast({ type: 'error', title: rewards.errorTitle, description: message });
    // The toaster renders at once, which an effect must not.
    queueMicrotask(say);
  }, [message, rewards.errorTitle]);
  const remaining = data ? Math.max(0, data.deadline - now) : 0;
  return (
    <>
      <div className="redemption-code">
        {isFetching ? (
          <CodeSkeleton />
        ) : data && remaining > 0 ? (
          <RedemptionCodeCard code={data.code} remaining={remaining} />
        ) : (
          <Stack gap="3" align="center" textAlign="center" py="3">
            <Text role="status" fontWeight="600">
              {message || rewards.expired}
            </Text>
            <Button onClick={() => void refetch()}>
              {message ? texts.common.retry : rewards.newCode}
            </Button>
          </Stack>
        )}
      </div>
      {!message && children}
    </>
  );
}

function CodeSkeleton() {
  return (
    <LoadingRegion>
      <Stack align="center" gap="3">
        <Skeleton boxSize="220px" borderRadius="l3" />
        <Skeleton h="9" w="190px" />
        <Skeleton h="5" w="120px" />
      </Stack>
    </LoadingRegion>
  );
}
