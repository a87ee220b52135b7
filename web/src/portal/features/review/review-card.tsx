import { Badge, Box, Card, Flex, Link, Text } from '@chakra-ui/react';
import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { isOnRow } from '../../kit/lists/record-table.tsx';
import { portalHref } from '../../paths.ts';
import { evidenceLines } from './evidence.ts';
import { EvidenceMap } from './evidence-map.tsx';
import { pendingLabels } from './review-labels.ts';

interface Props {
  checkIn: PendingCheckIn;
  radiusMeters: number;
  timeZone: string;
  isBusy: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** A check-in that waits: who, why, what speaks for it, and the two decisions. */
export function ReviewCard(props: Props) {
  const { checkIn, radiusMeters, timeZone, isBusy, onConfirm, onRefuse } = props;
  const { fullName, submissionId, business, reasons } = checkIn;
  const navigate = useNavigate();
  const registration = submissionId && portalHref('registrations', { open: submissionId });
  return (
    <Card.Root as="li" size="sm">
      <Card.Body>
        <Flex gap="4" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Flex
            gap="4"
            flex="1 1 320px"
            minW="0"
            // The evidence alone: beside the two decisions a press that misses them does nothing.
            {...(registration && {
              cursor: 'pointer',
              onClick: (event: MouseEvent) => isOnRow(event) && void navigate(registration),
            })}
          >
            <EvidenceMap checkIn={checkIn} radiusMeters={radiusMeters} />
            <Box flex="1 1 200px" minW="0">
              <Text fontWeight="700" overflowWrap="anywhere" dir="auto">
                {registration ? (
                  <Link asChild>
                    <RouterLink to={registration}>{fullName}</RouterLink>
                  </Link>
                ) : (
                  fullName
                )}
              </Text>
              <Flex gap="1.5" wrap="wrap" my="1.5">
                {reasons.map((reason) => (
                  <Badge key={reason} colorPalette="gold">
                    {pendingLabels[reason]}
                  </Badge>
                ))}
              </Flex>
              <Box as="ul" fontSize="sm" color="muted" listStyleType="none">
                {evidenceLines(checkIn, radiusMeters, timeZone).map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </Box>
            </Box>
          </Flex>
          <Flex
            direction={{ base: 'row', sm: 'column' }}
            gap="2"
            w={{ base: 'full', sm: 'auto' }}
            justify="center"
          >
            <Button
              flex={{ base: '1', sm: 'none' }}
              colorPalette="vine"
              isWaiting={isBusy}
              aria-label={`Confirm ${fullName} at ${business.name}`}
              onClick={onConfirm}
            >
              Confirm
            </Button>
            <Button
              flex={{ base: '1', sm: 'none' }}
              variant="outline"
              isWaiting={isBusy}
              aria-label={`Refuse ${fullName} at ${business.name}`}
              onClick={onRefuse}
            >
              Refuse
            </Button>
          </Flex>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
