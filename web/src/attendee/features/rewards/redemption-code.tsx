import { Button, chakra, QrCode, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react';
import { issueRedemptionCode } from '@wine-walk/common/api/rewards.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { type Api } from '../../../platform/api/api-client.ts';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useWakeLock } from '../../../platform/device/wake-lock.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import type { DeskDue } from '../../shared/own-desk-step.ts';
import { paths } from '../../shared/paths.ts';

interface Props {
  rewardKey: RewardKey;
  /** False while the sheet closes. */
  isShown: boolean;
  /** Step at the desk that comes first; null if none is known to be due. */
  deskDue: DeskDue | null;
  /** Place where the reward is picked up, shown if there is no code. */
  place: string;
  /** Congratulations and instructions above the code; omitted if no code can be issued. */
  children: ReactNode;
}

/** One-time redemption code: loading, valid, expired or unavailable. */
export function RedemptionCodeView({ rewardKey, isShown, deskDue, place, children }: Props) {
  const rewards = useTexts('rewards');
  const problems = useTexts('problems');
  const common = useTexts('common');
  const { data, error, isFetching, refetch } = useRedemptionCode(
    rewardKey,
    isShown && deskDue === null,
  );
  const now = useNow(1000);
  const { isChecking, wasChecked, check } = usePaymentCheck(refetch);
  // The query has no error while it is asked again.
  const isUnpaid = deskDue !== null || isChecking || isTicketUnpaid(error);
  const message =
    error instanceof NetworkError && error.kind === 'offline'
      ? rewards.offlineCode
      : error && errorMessage(error, { problems });
  useEffect(() => {
    if (!message || isUnpaid) return;
    const say = () => showToast({ type: 'error', title: rewards.errorTitle, description: message });
    // Deferred, because the toaster renders synchronously and effects must not.
    queueMicrotask(say);
  }, [message, isUnpaid, rewards.errorTitle]);
  const { notRecorded } = deskDue?.isPayment === false ? rewards.free : rewards;
  const result = (wasChecked && (isTicketUnpaid(error) ? notRecorded : message)) || '';
  // `now` is up to a second old.
  const remaining = data ? Math.min(usualLifetimeMs, Math.max(0, data.deadline - now)) : 0;
  return (
    <>
      {!message && !isUnpaid && children}
      <div className="redemption-code">
        {isFetching && !isUnpaid ? (
          <CodeSkeleton />
        ) : data && remaining > 0 ? (
          <RedemptionCodeCard code={data.code} remaining={remaining} />
        ) : isUnpaid ? (
          <Unpaid
            deskDue={deskDue}
            isChecking={isChecking}
            result={result}
            onCheck={() => void check()}
          />
        ) : (
          <Stack gap="3" align="center" textAlign="center" py="3">
            <Text role="status" fontWeight="600">
              {message || rewards.expired}
            </Text>
            {message && (
              <Text color="muted" fontWeight="600">
                {place}
              </Text>
            )}
            <Button onClick={() => void refetch()}>
              {message ? common.retry : rewards.newCode}
            </Button>
          </Stack>
        )}
      </div>
    </>
  );
}

/** True if the server gives no code because the desk has not recorded the payment, or the arrival at a free event. */
const isTicketUnpaid = (error: unknown) =>
  error instanceof ApiError && error.code === 'ticket-unpaid';

/** Asks the server again, on request of the attendee, whether the desk has recorded the payment. */
function usePaymentCheck(refetch: () => Promise<unknown>) {
  const [isChecking, setChecking] = useState(false);
  const [wasChecked, setChecked] = useState(false);
  const check = async () => {
    if (isChecking) return;
    setChecking(true);
    await refetch();
    setChecked(true);
    setChecking(false);
  };
  return { isChecking, wasChecked, check };
}

interface UnpaidProps extends Pick<Props, 'deskDue'> {
  isChecking: boolean;
  /** Result of the check that the attendee requested; empty without one. */
  result: string;
  onCheck: () => void;
}

/** Step at the desk before a code can be issued. */
function Unpaid({ deskDue, isChecking, result, onCheck }: UnpaidProps) {
  const rewards = useTexts('rewards');
  const ticket = useTexts('ticket');
  const isFree = deskDue?.isPayment === false;
  return (
    <Stack gap="3" align="center" textAlign="center" py="3">
      <Text role="status" fontWeight="600">
        {result || (deskDue?.text ?? rewards.payFirst)}
      </Text>
      <Button asChild>
        <Link replace to={paths.pass.getHref()}>
          {ticket.showToDesk}
        </Link>
      </Button>
      <Button variant="outline" aria-busy={isChecking} onClick={onCheck}>
        {isChecking && <Spinner size="sm" aria-hidden="true" />}
        {isFree ? rewards.free.beenThere : rewards.paidNow}
      </Button>
    </Stack>
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

/** Code as QR code and digits with its remaining time. `remaining`: in milliseconds. */
function RedemptionCodeCard({ code, remaining }: { code: string; remaining: number }) {
  const rewards = useTexts('rewards');
  useWakeLock();
  const digits = `${code.slice(0, 4)} ${code.slice(4)}`;
  return (
    <Stack align="center" gap="2" textAlign="center">
      <QrCode.Root
        value={code}
        encoding={{ ecc: 'M' }}
        bg="var(--ww-dusk-text)"
        color="var(--ww-dusk-top)"
        p="4"
        borderRadius="l3"
        borderWidth="1px"
        borderColor="line"
        // Scanners need dark squares on a light ground, also in forced colors.
        css={{ forcedColorAdjust: 'none' }}
      >
        <QrCode.Frame
          role="img"
          aria-label={rewards.qrLabel({ digits })}
          width="188px"
          height="188px"
          fill="var(--ww-dusk-top)"
          css={{ '--qr-code-overlay-size': '0px' }}
        >
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <Text srOnly>{rewards.codeLabel}</Text>
      {/* The heading typeface has no tabular figures. */}
      <chakra.p
        fontSize="4xl"
        fontWeight="600"
        lineHeight="1.1"
        letterSpacing="0.04em"
        fontVariantNumeric="tabular-nums"
      >
        {digits}
      </chakra.p>
      <Text role="timer" fontWeight="600" fontVariantNumeric="tabular-nums">
        {rewards.validFor({ time: clock(remaining) })}
      </Text>
      <Text color="muted" fontSize="sm">
        {rewards.codeOnce}
      </Text>
    </Stack>
  );
}

/**
 * Formats the remaining time as '4:59', rounded up to full seconds. `remaining`: 0 or more, in milliseconds.
 */
function clock(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Lifetime of a code by the server's rule, for devices with a wrong clock, in milliseconds. */
const usualLifetimeMs = 5 * 60 * 1000;

interface IssuedCode {
  /** Eight digits. */
  code: string;
  /** Expiry by the server clock, in epoch milliseconds. */
  deadline: number;
}

interface RewardKey {
  participantId: string;
  eventId: string;
  rewardId: string;
}

/**
 * Returns a one-time code for an unlocked reward, cached while valid: reopening the reward shows the same
 * code, returning after it expired fetches another.
 */
const useRedemptionCode = (params: RewardKey, enabled: boolean) =>
  useApiQuery<typeof issueRedemptionCode, IssuedCode>(
    issueRedemptionCode,
    { params },
    {
      read: (call) => issue(params, call),
      staleTime: ({ state }) =>
        state.data ? Math.max(0, state.data.deadline - serverNow(state.dataUpdatedAt)) : 0,
      enabled,
    },
  );

async function issue(params: RewardKey, call: Api): Promise<IssuedCode> {
  const idempotencyKey = crypto.randomUUID();
  const { code, expiresAt } = await call(issueRedemptionCode, { params, idempotencyKey });
  return { code, deadline: localDeadline(serverNow(), Date.parse(expiresAt)) };
}

/**
 * Converts a server time for a device clock that may be minutes off; falls back to the usual lifetime if the
 * result is implausible.
 */
function localDeadline(now: number, expiresAt: number): number {
  const left = expiresAt - now;
  return left > 0 && left <= usualLifetimeMs ? expiresAt : now + usualLifetimeMs;
}
