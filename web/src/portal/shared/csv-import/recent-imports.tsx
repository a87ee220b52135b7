import { Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useNow } from '../../../platform/live/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Record that an import may have added. */
interface Imported {
  name: string;
  importId: string | null;
  createdAt: string;
}

interface RecentImport {
  id: string;
  count: number;
  /** First record by name. */
  first: string;
}

/** Returns the imports that can still be undone. `undoMs`: time for it; `now`: epoch milliseconds. */
export function recentImports(
  records: readonly Imported[],
  undoMs: number,
  now: number,
): RecentImport[] {
  const recent = records.filter(
    ({ importId, createdAt }) => importId && now - Date.parse(createdAt) < undoMs,
  );
  const files = Map.groupBy(recent, ({ importId }) => importId ?? '');
  return [...files].map(([id, imported]) => ({
    id,
    count: imported.length,
    first: imported.map(({ name }) => name).toSorted()[0] ?? '',
  }));
}

interface Props {
  records: readonly Imported[];
  /** Time in milliseconds for which an import can be undone. */
  undoMs: number;
  undo: (importId: string) => Promise<{ removed: number; leftAlone: readonly string[] }>;
}

/** Imports that can still be undone. */
export function RecentImports({ records, undoMs, undo }: Props) {
  const imports = recentImports(records, undoMs, useNow());
  if (imports.length === 0) return null;
  return (
    <Stack
      as="ul"
      gap="2"
      listStyleType="none"
      aria-label={texts.shared.csvImport.recent.label}
      mb="4"
    >
      {imports.map((recent) => (
        <ImportRow key={recent.id} recent={recent} undo={undo} />
      ))}
    </Stack>
  );
}

function ImportRow({
  recent: { id, count, first },
  undo: undoImport,
}: { recent: RecentImport } & Pick<Props, 'undo'>) {
  const undo = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: ({ removed, leftAlone }) => {
      const note = texts.shared.csvImport.recent.leftAlone({ names: leftAlone.join(', ') });
      showToast({
        type: 'success',
        title: texts.shared.csvImport.recent.undone({ removed }),
        ...(leftAlone.length > 0 && { description: note }),
      });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, texts.shared.csvImport.recent.undoFailed),
      }),
  });
  const { one, many } = texts.shared.csvImport.recent;
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap">
      <Text fontSize="sm" color="muted" overflowWrap="anywhere">
        {count === 1 ? one({ name: first }) : many({ first, others: count - 1 })}
      </Text>
      <Button size="sm" variant="outline" loading={undo.isPending} onClick={() => undo.mutate()}>
        <Undo2 aria-hidden="true" />
        {texts.shared.csvImport.recent.undo}
      </Button>
    </Flex>
  );
}
