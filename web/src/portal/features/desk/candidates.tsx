import { Badge, Box, Button, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { DeskPerson, DeskTicket } from '@wine-walk/common/model/desk.ts';
import { maxMatches } from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { format } from '../../kit/format.ts';
import { ArrivalBadge, PaymentBadge } from '../../shared/registrations/registration-badges.tsx';
import { texts } from '../../texts/texts.ts';
import { type LookupResult, ticketSummary } from './lookup-result-view.ts';

/** Says how many people and tickets match; empty without a result to choose from. */
export function MatchCount({ result }: { result: LookupResult | null }) {
  return (
    <LiveRegion mb="-2" fontWeight="600">
      {result?.answer === 'choose' && (
        // Another search with as many matches is announced, too.
        <Span key={result.lookedUp}>{matchCountText(result)}</Span>
      )}
    </LiveRegion>
  );
}

function matchCountText({ people, tickets }: LookupResult): string {
  const isWhole = Math.max(people.length, tickets.length) < maxMatches;
  return texts.desk.choice[isWhole ? 'count' : 'first']({ count: people.length + tickets.length });
}

interface PeopleListProps {
  result: LookupResult;
  onPerson: (person: DeskPerson) => void;
  /** Called with a ticket without a registration. */
  onTicket: (ticket: DeskTicket) => void;
}

/** List of registered people and of tickets without a registration to choose from. */
export function PeopleList({ result, onPerson, onTicket }: PeopleListProps) {
  const { people, tickets } = result;
  const detailsOfPerson = personDetails(result);
  const detailsOfTicket = ticketDetails(result);
  return (
    <Box as="section" aria-label={texts.desk.choice.label}>
      <Stack as="ul" gap="2" listStyleType="none">
        {people.map((person) => (
          <Candidate
            key={person.submissionId}
            name={person.fullName}
            details={detailsOfPerson(person)}
            badge={
              <Flex direction="column" align="end" gap="1">
                <PaymentBadge {...person} event={result.event} />
                <ArrivalBadge {...person} />
              </Flex>
            }
            onChoose={() => onPerson(person)}
          />
        ))}
        {tickets.map((ticket) => (
          <Candidate
            key={ticket.ticketId}
            name={ticket.holderName ?? ticket.ticketId}
            details={detailsOfTicket(ticket)}
            badge={<Badge colorPalette="gold">{texts.desk.choice.notRegistered}</Badge>}
            onChoose={() => onTicket(ticket)}
          />
        ))}
      </Stack>
    </Box>
  );
}

interface CandidateProps {
  name: string;
  details: string;
  badge: ReactNode;
  onChoose: () => void;
}

function Candidate({ name, details, badge, onChoose }: CandidateProps) {
  return (
    <li>
      <Button
        variant="outline"
        size="lg"
        w="full"
        h="auto"
        py="3"
        justifyContent="space-between"
        whiteSpace="normal"
        textAlign="start"
        onClick={onChoose}
      >
        <Flex direction="column" minW="0">
          <bdi>{name}</bdi>
          <Text as="span" color="muted" fontSize="sm" fontWeight="400">
            {details}
          </Text>
        </Flex>
        {badge}
      </Button>
    </li>
  );
}

type Candidates = Pick<LookupResult, 'people' | 'tickets' | 'event'>;

/**
 * Returns a function for the details of a person to choose: the ticket and, if another candidate has the same name, the
 * type of the ticket and the time of the registration.
 */
function personDetails(result: Candidates): (person: DeskPerson) => string {
  const isShared = sharedNames(result);
  const { ticketTypes, timeZone } = result.event;
  return (person) => {
    const { fullName, typeId, submittedAt } = person;
    const others = isShared(fullName)
      ? [
          ticketTypes.find(({ id }) => id === typeId)?.name,
          submittedAt &&
            texts.desk.choice.registered({ time: format.dateTime(submittedAt, timeZone) }),
        ]
      : [];
    return joinFacts([ticketOf(person), ...others]);
  };
}

/** Returns a function for the details of a ticket to choose, with its type if another candidate has the same name. */
function ticketDetails(result: Candidates): (ticket: DeskTicket) => string {
  const isShared = sharedNames(result);
  return (ticket) => {
    const type = result.event.ticketTypes.find(({ id }) => id === ticket.typeId);
    const summary = ticketSummary({ ...ticket, holderName: null }, result);
    return isShared(ticket.holderName ?? '') && type ? joinFacts([summary, type.name]) : summary;
  };
}

/** Returns a function that is true for the names of several candidates. */
function sharedNames({ people, tickets }: Candidates): (name: string) => boolean {
  const names = [
    ...people.map(({ fullName }) => fullName),
    ...tickets.flatMap(({ holderName }) => holderName ?? []),
  ].map(nameKey);
  return (name) => names.filter((other) => other === nameKey(name)).length > 1;
}

function ticketOf({ ticketId, ticketEnd, deskTicketId }: DeskPerson): string {
  const { ticketToShow, noTicket } = texts.desk.choice;
  if (ticketId !== null) return ticketId;
  if (ticketEnd !== null) return `…${ticketEnd}`;
  return deskTicketId === null ? noTicket : ticketToShow({ ticketId: deskTicketId });
}
