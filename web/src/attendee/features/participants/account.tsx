import { chakra } from '@chakra-ui/react';
import { phoneText } from '@wine-walk/common/lib/phone-text.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { type ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { CurrentParticipant } from '../../shared/event-data/event-data.ts';

interface Props {
  participant: CurrentParticipant;
  /** Time zone of the event; undefined if there is no event, so the device's zone applies. */
  timeZone: string | undefined;
}

/** Account details of the attendee: member since, phone and status. */
export function AccountInfo({ participant, timeZone }: Props) {
  const profile = useTexts('profile');
  const { date } = useFormats();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Section title={profile.accountTitle}>
      <chakra.dl
        bg="card"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l3"
        boxShadow="card"
        px="4"
        m="0"
      >
        <Fact label={profile.memberSince}>{sentenceStart(date(participant.createdAt, zone))}</Fact>
        <Fact label={profile.phone}>{phoneText(participant.phoneNumber) || profile.noPhone}</Fact>
        <Fact label={profile.status}>
          <StatusBadge status="active" />
        </Fact>
      </chakra.dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.dt color="muted">{label}</chakra.dt>
      <chakra.dd m="0" fontWeight="600" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
