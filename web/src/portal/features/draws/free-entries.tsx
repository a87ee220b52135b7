import { Stack, Text } from '@chakra-ui/react';
import { listFreeEntries } from '@wine-walk/common/api/draws.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  drawId: string;
  count: number;
  timeZone: string;
}

/** Entries without a purchase. They are read on demand, because each reading is audited. */
export function FreeEntries({ drawId: id, count, timeZone }: Props) {
  const t = texts.draws;
  const [isShown, setShown] = useState(false);
  const { data, error, isFetching, refetch } = useApiQuery(
    listFreeEntries,
    { params: { id } },
    { enabled: isShown },
  );
  if (error && !data)
    return <ErrorState title={t.freeListFailed} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        alignSelf="start"
        isWaiting={isFetching}
        onClick={() => setShown(true)}
      >
        {t.showFree({ count: format.number(count) })}
      </Button>
    );
  return (
    <Stack gap="2">
      <Text fontWeight="600">{t.freeList}</Text>
      <Stack as="ul" listStyleType="none" gap="2">
        {data.map(({ id: entryId, fullName, contact, createdAt, createdBy }) => (
          <Stack as="li" key={entryId} gap="0.5">
            <Text overflowWrap="anywhere">
              {fullName}
              {'\u00a0'}· {contact}
            </Text>
            <Text color="muted" fontSize="sm" overflowWrap="anywhere">
              {t.freeBy({ at: format.dateTime(createdAt, timeZone), name: createdBy })}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
