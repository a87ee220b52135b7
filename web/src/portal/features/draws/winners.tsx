import { Stack, Text } from '@chakra-ui/react';
import { type AdminDraw, readDrawnPeople } from '@wine-walk/common/api/draws.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  draw: AdminDraw;
  timeZone: string;
}

/** Winners in the order of the drawings. Names are read on demand, because each reading is audited. */
export function Winners({ draw, timeZone }: Props) {
  const t = texts.draws;
  const [isShown, setShown] = useState(false);
  const { data, error, isFetching, refetch } = useApiQuery(
    readDrawnPeople,
    { params: { id: draw.id } },
    { enabled: isShown },
  );
  return (
    <Stack gap="3">
      <Text fontWeight="600">{t.winners}</Text>
      <Stack as="ol" listStyleType="none" gap="3">
        {draw.drawings.map(({ entry, drawnAt, drawnBy, reason }) => {
          const person = data?.find((drawn) => drawn.entry === entry);
          return (
            <Stack as="li" key={entry} gap="0.5">
              {reason && <Text>{t.redrawn({ reason: t.reasons[reason] })}</Text>}
              {person && (
                <>
                  <Text textStyle="figure" fontSize="xl" overflowWrap="anywhere">
                    {person.fullName || t.gone}
                  </Text>
                  {person.contacts.map((contact) => (
                    <Text key={contact} overflowWrap="anywhere">
                      {contact}
                    </Text>
                  ))}
                  {person.state !== 'gone' && <Text>{t.states[person.state]}</Text>}
                </>
              )}
              <Text color="muted" fontSize="sm" overflowWrap="anywhere">
                {t.entryOf({ entry, at: format.dateTime(drawnAt, timeZone), name: drawnBy })}
              </Text>
            </Stack>
          );
        })}
      </Stack>
      {error && !data && (
        <ErrorState title={t.winnersFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          isWaiting={isFetching}
          onClick={() => setShown(true)}
        >
          {t.showWinner}
        </Button>
      )}
    </Stack>
  );
}
