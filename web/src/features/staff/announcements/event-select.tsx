import { NativeSelect } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import { eventTimes } from '../records/event-words.ts';

interface Props {
  events: readonly AdminEvent[];
  event: AdminEvent;
  onChoose: (id: string) => void;
}

/** Whose announcements are shown. */
export function EventSelect({ events, event, onChoose }: Props) {
  return (
    <NativeSelect.Root size={{ base: 'md', md: 'sm' }} maxW="420px">
      <NativeSelect.Field
        aria-label="Event"
        value={event.id}
        onChange={({ target }) => onChoose(target.value)}
      >
        {events.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name} – {eventTimes(each)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
