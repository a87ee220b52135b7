import './shop-result.css';
import { Box, Flex, Heading, Input, Link, Stack, Text } from '@chakra-ui/react';
import { redeemReward } from '@wine-walk/common/api/staff/rewards.ts';
import { readShopCounts } from '@wine-walk/common/api/staff/staff.ts';
import { ArrowLeft, Camera } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useWakeLock } from '../../../platform/device/wake-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { useCaptureTyping } from '../../kit/forms/field-focus.ts';
import { OfflineNotice } from '../../kit/offline-notice.tsx';
import { SessionEndNotice } from '../../kit/session-end-notice.tsx';
import { useLogout } from '../../kit/use-logout.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { useSessionPolling } from '../../session/session-checks.ts';
import { useStaff } from '../../session/use-staff.ts';
import { CodeCamera } from '../../shared/desk/code-camera.tsx';
import { texts } from '../../texts/texts.ts';
import { BusyCard } from './busy-card.tsx';
import { Evening } from './evening.tsx';

interface CodeFormProps {
  ref: RefObject<HTMLInputElement | null>;
  /** Raw input: digits and separators. */
  code: string;
  isBusy: boolean;
  onType: (code: string) => void;
  onRedeem: (digits: string) => void;
}

/** Input of an eight-digit code, typed or scanned. */
function CodeForm({ ref, code, isBusy, onType, onRedeem }: CodeFormProps) {
  const digits = code.replace(/\D/g, '');
  useCaptureTyping(ref);
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <form
      aria-label={texts.shop.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 8) onRedeem(digits);
      }}
    >
      <Stack gap="4">
        <FormField label={texts.shop.code} help={texts.shop.codeHelp}>
          <Input
            ref={ref}
            value={code}
            onChange={(event) => onType(event.target.value)}
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
          loading={isBusy}
          loadingText={texts.shop.checking}
        >
          {texts.shop.redeem}
        </Button>
      </Stack>
    </form>
  );
}

interface CameraProps {
  /** True while a code is checked or its result is shown: the camera is off. */
  isBusy: boolean;
  onCode: (digits: string) => void;
}

/** Button that starts the camera, and the camera until it is stopped. */
function RewardCamera({ isBusy, onCode }: CameraProps) {
  const [isOn, setOn] = useState(false);
  const [isOther, setOther] = useState(false);
  function read(text: string) {
    const digits = text.replace(/\s/g, '');
    const isCode = /^\d{8}$/.test(digits);
    setOther(!isCode);
    if (isCode) onCode(digits);
  }
  return (
    <Stack gap="3">
      {isOn && !isBusy && (
        <CodeCamera
          hint={isOther ? texts.shop.scanOther : texts.shop.scanHint}
          failed={texts.shop.cameraFailed}
          onText={read}
        />
      )}
      <Button variant="outline" size="lg" onClick={() => setOn(!isOn)}>
        <Camera aria-hidden="true" />
        {isOn ? texts.shop.stopScan : texts.shop.scan}
      </Button>
    </Stack>
  );
}

/** Count of the shop's redemptions. */
function ShopCount({ label, value }: { label: string; value: number | undefined }) {
  return (
    <Box flex="1" borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="4">
      <Text
        fontFamily="var(--ww-display)"
        fontSize="4xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
      >
        {value ?? '–'}
      </Text>
      <Text color="muted" fontSize="sm" mt="1">
        {label}
      </Text>
    </Box>
  );
}

/** Returns the names of the shop's rewards. */
function rewardsLine(rewards: readonly string[] | undefined): string {
  if (!rewards) return '';
  if (rewards.length === 0) return texts.shop.noRewards;
  return texts.shop.rewards({ names: rewards.join(', ') });
}

/** Result of a code: redeemed or rejected. */
interface ShopResultView {
  isRedeemed: boolean;
  /** False if there was no response: the same code is retried. */
  isDecided: boolean;
  title: string;
  /** Attendee and reward, or the next step. */
  detail: string;
}

interface ShopResultProps {
  view: ShopResultView;
  onClose: () => void;
}

/** Fullscreen result with one color, sign and sentence; distinguishable without the color or the sign. */
function ShopResult({ view: { isRedeemed, isDecided, title, detail }, onClose }: ShopResultProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    // Elements below an open dialog cannot receive the focus.
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="shop-answer"
      data-redeemed={isRedeemed}
      aria-labelledby={isRedeemed ? 'shop-answer-sign shop-answer-title' : 'shop-answer-title'}
      aria-describedby="shop-answer-detail"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div>
        {isRedeemed ? (
          <span
            id="shop-answer-sign"
            className="shop-answer-sign"
            role="img"
            aria-label={texts.shop.result.redeemed}
          >
            ✓
          </span>
        ) : (
          <span className="shop-answer-sign" aria-hidden="true">
            ✕
          </span>
        )}
        <h2 id="shop-answer-title">{title}</h2>
        <p id="shop-answer-detail">{detail}</p>
      </div>
      <button type="button" onClick={close}>
        {isDecided ? texts.shop.result.nextCode : texts.shop.result.sameCode}
      </button>
    </dialog>
  );
}

/** Refetch interval of the counts while the phone is idle, in milliseconds. */
const refetchIntervalMs = 15_000;

/** Counts of the shop, refetched while visible and after each redemption. */
function useShopCounts() {
  return useApiQuery(readShopCounts, {}, { refetchInterval: refetchIntervalMs });
}

/** Redeems a code. Retries of one attempt are idempotent; another attempt with the same code is rejected. */
function useRedeem() {
  return useCall((code: string, call) => call(redeemReward, { body: { code } }), {
    invalidates: [readShopCounts],
  });
}

/** Returns the result to show; null without one. */
function toShopResult({ data, error }: ReturnType<typeof useRedeem>): ShopResultView | null {
  if (data) {
    const detail = texts.shop.result.attendee({ name: data.participantName });
    return { isRedeemed: true, isDecided: true, title: data.rewardName, detail };
  }
  if (!error) return null;
  return {
    isRedeemed: false,
    // A rejection is final; a server or network error is retried.
    isDecided: error instanceof ApiError && error.status < 500 && error.status !== 429,
    title: texts.shop.result.notRedeemed,
    detail: staffMessage(error),
  };
}

interface Props {
  /** Page of the shop; null if the URL is not that of its link. */
  pageHref: To | null;
}

/** Counter of a shop on its phone: one code at a time, and the shop's counts. */
export default function ShopPage({ pageHref }: Props) {
  useWakeLock();
  const { fullName } = useStaff();
  const { shortName } = useOrganization();
  usePageTitle(fullName);
  useSessionPolling();
  const counts = useShopCounts();
  const redeem = useRedeem();
  const logout = useLogout();
  const [code, setCode] = useState('');
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const answer = toShopResult(redeem);
  const scan = (digits: string) => {
    setCode(digits);
    redeem.mutate(digits);
  };
  const close = () => {
    redeem.reset();
    if (answer?.isDecided) setCode('');
    // The next code is typed or scanned at once.
    field.current?.focus();
  };
  return (
    <Stack as="main" gap="6" maxW="480px" mx="auto" minH="100dvh" p="5">
      <OfflineNotice />
      <SessionEndNotice />
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Text textStyle="eyebrow" color="muted">
            {counts.data?.eventName ?? shortName}
          </Text>
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {fullName}
          </Heading>
          {pageHref && (
            <Link asChild variant="plain" minH="11" mb="-3">
              <RouterLink to={pageHref}>
                <ArrowLeft size={18} aria-hidden="true" />
                {texts.shop.page.backToPage}
              </RouterLink>
            </Link>
          )}
        </Box>
        <Button
          variant="outline"
          size="sm"
          loading={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {texts.shop.signOut}
        </Button>
      </Flex>
      <CodeForm
        ref={field}
        code={code}
        isBusy={redeem.isPending}
        onType={setCode}
        onRedeem={(digits) => redeem.mutate(digits)}
      />
      <RewardCamera isBusy={redeem.isPending || answer !== null} onCode={scan} />
      {counts.data && <Evening counts={counts.data} />}
      <Flex gap="3" aria-describedby={hint}>
        <ShopCount label={texts.shop.lately} value={counts.data?.recentCheckIns} />
        <ShopCount label={texts.shop.checkIns} value={counts.data?.checkIns} />
        <ShopCount label={texts.shop.redemptions} value={counts.data?.redemptions} />
      </Flex>
      {counts.data?.busy && <BusyCard busy={counts.data.busy} />}
      <Text id={hint} color="muted" fontSize="sm">
        {rewardsLine(counts.data?.rewards)}
      </Text>
      {answer && <ShopResult view={answer} onClose={close} />}
    </Stack>
  );
}
