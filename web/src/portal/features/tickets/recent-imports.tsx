import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formats } from '../../../i18n/format.ts';
import { UndoImportDialog } from './undo-import-dialog.tsx';
import { type RecentImport, useImports } from './use-imports.ts';

interface Props {
  /** In which the times are told. */
  timeZone: string;
  onDone: () => void;
}

const format = formats('en-US');

/** The imports of the last day, each with the way to undo it; nothing where there is none. */
export function RecentImports({ timeZone, onDone }: Props) {
  const imports = useImports();
  const [undoing, setUndoing] = useState<RecentImport | null>(null);
  const time = (at: string) => format.dateTime(at, timeZone);
  if (imports.length === 0 && !undoing) return null;
  return (
    <>
      <Box as="details" fontSize="sm">
        <Box as="summary" cursor="pointer" py="2" color="wineText" fontWeight="600">
          {imports.length === 1
            ? '1 recent import can be undone'
            : `${imports.length} recent imports can be undone`}
        </Box>
        <Stack as="ul" aria-label="Recent imports" gap="2" pt="1" listStyleType="none">
          {imports.map((each) => (
            <Flex
              as="li"
              key={each.importIds.join()}
              align="center"
              justify="space-between"
              gap="3"
              bg="sunken"
              borderRadius="l2"
              ps="4"
              pe="2"
              py="2"
            >
              <Box minW="0" overflowWrap="anywhere">
                <Text fontWeight="600">{importLabel(each)}</Text>
                <Text color="muted">
                  {time(each.madeAt)} by {each.madeBy} · can be undone until {time(each.undoUntil)}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                flexShrink="0"
                aria-label={`Undo the import of ${importLabel(each)}`}
                onClick={() => setUndoing(each)}
              >
                <Undo2 aria-hidden="true" />
                Undo
              </Button>
            </Flex>
          ))}
        </Stack>
      </Box>
      {undoing && (
        <UndoImportDialog
          label={importLabel(undoing)}
          importIds={undoing.importIds}
          onDone={onDone}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

/** '450 tickets, A-1 to A-450'. */
function importLabel({ ticketCount, firstTicket, lastTicket }: RecentImport): string {
  if (ticketCount === 1) return `1 ticket, ${firstTicket}`;
  return `${ticketCount.toLocaleString('en-US')} tickets, ${firstTicket} to ${lastTicket}`;
}
