import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type PublicDraw, readDraw, readDrawList } from '@wine-walk/common/api/draws.ts';
import { checkDraw } from '@wine-walk/common/rules/draws/winner.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { saveFile } from '../../../platform/device/file.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonLines } from '../../../ui/skeletons.tsx';

/** Public page of a prize draw: rule, hash of the list, drawings, and their check by the reader's browser (ADR 150). */
export default function DrawPage() {
  const texts = useTexts('drawPage');
  const { drawId = '' } = useParams();
  const draw = useApiQuery(readDraw, { params: { id: drawId } });
  return (
    <Page title={draw.data?.prize ?? texts.title} intro={draw.data && texts.title}>
      {draw.isPending && (
        <LoadingRegion>
          <SkeletonLines lines={6} />
        </LoadingRegion>
      )}
      {draw.isError && (
        <ErrorState title={texts.failed} error={draw.error} onRetry={() => void draw.refetch()} />
      )}
      {draw.data && <Draw draw={draw.data} />}
    </Page>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" fontSize="sm" color="muted">
        {term}
      </Text>
      <Text as="dd" fontWeight="600" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

function Draw({ draw }: { draw: PublicDraw }) {
  const texts = useTexts('drawPage');
  const { date, time } = useFormats();
  const { eventName, timeZone, stamps, closesTime, contactEmail, closing, drawings } = draw;
  const at = (instant: string) => `${date(instant, timeZone)}, ${time(instant, timeZone)}`;
  const earlier = drawings.slice(0, -1);
  const latest = drawings.at(-1);
  return (
    <Stack gap="5" maxW="65ch" pb="8">
      <Stack as="dl" gap="3">
        {latest && <Fact term={texts.winner}>{latest.entry}</Fact>}
        <Fact term={texts.event}>{eventName}</Fact>
        <Fact term={texts.rule}>
          {texts.ruleText({ stamps, time: at(closesTime) })}{' '}
          {closing ? texts.wasFree : texts.free({ contactEmail })}
        </Fact>
        {closing && (
          <>
            <Fact term={texts.entries}>
              {texts.entriesText({ ...closing, time: at(closing.closedAt) })}
            </Fact>
            <Fact term={texts.fingerprint}>{closing.sha256}</Fact>
          </>
        )}
        {latest && (
          <Fact term={texts.seed}>
            {latest.seed}
            <br />
            {texts.drawnAt({ time: at(latest.drawnAt) })}
          </Fact>
        )}
        {earlier.map(({ seed, entry, drawnAt }, index) => {
          const reason = drawings[index + 1]?.reason;
          return (
            <Fact key={seed} term={texts.earlier}>
              {entry}
              {reason && `: ${texts.reasons[reason]}`}
              <br />
              {seed}
              <br />
              {texts.drawnAt({ time: at(drawnAt) })}
            </Fact>
          );
        })}
      </Stack>
      {closing ? !latest && <Text>{texts.notDrawn}</Text> : <Text>{texts.open}</Text>}
      {closing && <Check draw={draw} sha256={closing.sha256} />}
    </Stack>
  );
}

/** Recomputes hash and winners from the published list. */
function Check({ draw: { id, drawings }, sha256 }: { draw: PublicDraw; sha256: string }) {
  const texts = useTexts('drawPage');
  const check = useCall(
    async (_: undefined, call) => {
      const { text } = await call(readDrawList, { params: { id } });
      return { text, ...(await checkDraw(text, { sha256, drawings })) };
    },
    { failure: texts.checkFailed },
  );
  const isSame = check.data?.isListSame && check.data.areWinnersSame;
  const same = drawings.length > 0 ? texts.same : texts.sameList;
  return (
    <Stack gap="3" align="flex-start">
      <Text color="muted">{texts.checkHelp}</Text>
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          loading={check.isPending}
          loadingText={texts.checking}
          onClick={() => check.mutate(undefined)}
        >
          {texts.check}
        </Button>
        {check.data && (
          <Button
            variant="outline"
            onClick={() =>
              saveFile(new File([check.data.text], `${id}.txt`, { type: 'text/plain' }))
            }
          >
            {texts.download}
          </Button>
        )}
      </Flex>
      <Text role="status" fontWeight="600">
        {check.data && (isSame ? same : texts.other)}
      </Text>
      <Text color="muted" fontSize="sm">
        {texts.byHand}
      </Text>
    </Stack>
  );
}
