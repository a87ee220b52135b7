import './results.css';
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { readResults, type ShownResults } from '@wine-walk/common/api/results.ts';
import { Printer } from 'lucide-react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { BootSpinner } from '../../../ui/boot-spinner.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { LanguageSwitch } from '../../kit/language-switch.tsx';
import { LinkError } from '../../shared/link-error.tsx';
import { texts } from '../../texts/texts.ts';
import { ResultSections } from './result-sections.tsx';
import { sentencesOf } from './sentences.ts';

/** Results of an event, as a link shows them. */
export function ResultsPage({ secret }: { secret: string }) {
  const { page: t } = texts.results;
  const { data, error, refetch } = useApiQuery(readResults, { params: { secret } });
  usePageTitle(data ? titleOf(data) : t.failed);
  if (error && !data)
    return <LinkError title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <BootSpinner label={t.loading} />;
  return <Results results={data} secret={secret} />;
}

function titleOf({ eventName: event, shopName }: ShownResults): string {
  const { page: t } = texts.results;
  return shopName === null ? t.title({ event }) : t.shopTitle({ shop: shopName, event });
}

/** Page with the figures, which prints on one sheet of paper. */
function Results({ results, secret }: { results: ShownResults; secret: string }) {
  const { page: t } = texts.results;
  const { startTime, endTime, timeZone, countedAt, lateUntil, isFinal, isSmall } = results;
  const counted = t.counted({ countedAt: format.dateTime(countedAt, timeZone) });
  const late = t.late({ until: format.dateTime(lateUntil, timeZone) });
  return (
    <Stack as="main" className="results" gap="5">
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start">
        <Box minW="0">
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {titleOf(results)}
          </Heading>
          <Text color="muted">
            {t.date({
              date: format.date(startTime, timeZone),
              from: format.time(startTime, timeZone),
              until: format.time(endTime, timeZone),
            })}
          </Text>
        </Box>
        {!isSmall && (
          <Button
            className="no-print"
            variant="outline"
            whiteSpace="normal"
            h="auto"
            minH="11"
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" />
            {t.print}
          </Button>
        )}
      </Flex>
      {isSmall ? (
        <Alert tone="gray">{t.small}</Alert>
      ) : (
        <>
          <Stack className="results-sentences" gap="1">
            {sentencesOf(results).map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Stack>
          <ResultSections results={results} secret={secret} />
        </>
      )}
      <Text color="muted" fontSize="sm">
        {[counted, ...(isFinal ? [] : [late]), ...(isSmall ? [] : [t.hiddenHelp])].join(' ')}
      </Text>
      <Box className="no-print">
        <LanguageSwitch />
      </Box>
    </Stack>
  );
}
