import './evidence-map.css';
import { Badge, Box, Card, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { PendingCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { isOnRow } from '../../kit/lists/record-table.tsx';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';
import { evidenceLines, evidenceView, mapSize } from './evidence.ts';
import { pendingLabels } from './review-labels.ts';

interface EvidenceMapProps {
  checkIn: PendingCheckIn;
  radiusMeters: number;
}

const middle = mapSize / 2;

/** Reported location next to the business and its radius. The text next to it states the same facts. */
function EvidenceMap({ checkIn, radiusMeters }: EvidenceMapProps) {
  const { radius, device } = evidenceView(checkIn, radiusMeters);
  return (
    <svg className="evidence-map" viewBox={`0 0 ${mapSize} ${mapSize}`} aria-hidden="true">
      <circle className="evidence-radius" cx={middle} cy={middle} r={radius} />
      {device && (
        <>
          <circle
            className="evidence-accuracy"
            cx={device.x}
            cy={device.y}
            r={Math.max(device.accuracy, 3)}
          />
          <line
            className="evidence-line"
            data-outside={device.isOutside || undefined}
            x1={middle}
            y1={middle}
            x2={device.x}
            y2={device.y}
          />
          <circle className="evidence-device" cx={device.x} cy={device.y} r="4" />
        </>
      )}
      <path
        className="evidence-business"
        d={`M${middle} ${middle}c0 0 6-8 6-12a6 6 0 0 0-12 0c0 4 6 12 6 12Z`}
      />
    </svg>
  );
}

interface ReviewCardProps {
  checkIn: PendingCheckIn;
  radiusMeters: number;
  timeZone: string;
  isBusy: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** Pending check-in with the attendee, the reason, the evidence and the two decisions. */
function ReviewCard(props: ReviewCardProps) {
  const { checkIn, radiusMeters, timeZone, isBusy, onConfirm, onRefuse } = props;
  const { submissionId, business, reasons, state } = checkIn;
  const fullName = checkIn.fullName || texts.app.undo.someone;
  const title = checkIn.fullName || texts.review.someone;
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
            // Only the evidence opens the registration: a click that misses a decision does nothing.
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
                    <RouterLink to={registration}>{title}</RouterLink>
                  </Link>
                ) : (
                  title
                )}
              </Text>
              <Flex gap="1.5" wrap="wrap" my="1.5" _empty={{ my: '0' }}>
                {state === 'verified' && (
                  <Badge colorPalette="vine">{texts.review.code.counts}</Badge>
                )}
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
            {state === 'pending' && (
              <Button
                flex={{ base: '1', sm: 'none' }}
                colorPalette="vine"
                isWaiting={isBusy}
                aria-label={texts.review.decision.confirmOf({
                  person: fullName,
                  business: business.name,
                })}
                onClick={onConfirm}
              >
                {texts.review.decision.confirm}
              </Button>
            )}
            <Button
              flex={{ base: '1', sm: 'none' }}
              variant="outline"
              isWaiting={isBusy}
              aria-label={texts.review.decision.refuseOf({
                person: fullName,
                business: business.name,
              })}
              onClick={onRefuse}
            >
              {texts.review.decision.refuse}
            </Button>
          </Flex>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

interface BusinessReviewsProps {
  /** Check-ins of one business, earliest first. */
  checkIns: readonly PendingCheckIn[];
  radiusMeters: number;
  timeZone: string;
  isBusy: boolean;
  onConfirm: (checkIns: readonly PendingCheckIn[]) => void;
  onRefuse: (checkIns: readonly PendingCheckIn[]) => void;
}

/** Pending check-ins of one business, decided one by one or all at once. */
export function BusinessReviews(props: BusinessReviewsProps) {
  const { checkIns, radiusMeters, timeZone, isBusy, onConfirm, onRefuse } = props;
  const { decision } = texts.review;
  const name = checkIns[0]?.business.name ?? '';
  const count = checkIns.length;
  return (
    <Box as="section" aria-label={name}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="2">
        <Heading as="h2" size="md" dir="auto" overflowWrap="anywhere">
          {name}
        </Heading>
        {count > 1 && (
          <Flex gap="2">
            {checkIns.every(({ state }) => state === 'pending') && (
              <Button
                size="sm"
                variant="subtle"
                isWaiting={isBusy}
                aria-label={decision.confirmAllOf({ count, business: name })}
                onClick={() => onConfirm(checkIns)}
              >
                {decision.confirmAll({ count })}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              isWaiting={isBusy}
              aria-label={decision.refuseAllOf({ count, business: name })}
              onClick={() => onRefuse(checkIns)}
            >
              {decision.refuseAll({ count })}
            </Button>
          </Flex>
        )}
      </Flex>
      <Stack as="ul" gap="3" listStyleType="none">
        {checkIns.map((checkIn) => (
          <ReviewCard
            key={checkIn.id}
            checkIn={checkIn}
            radiusMeters={radiusMeters}
            timeZone={timeZone}
            isBusy={isBusy}
            onConfirm={() => onConfirm([checkIn])}
            onRefuse={() => onRefuse([checkIn])}
          />
        ))}
      </Stack>
    </Box>
  );
}
