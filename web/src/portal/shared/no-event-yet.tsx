import { Button } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Live } from '../../platform/live/live.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuietStreet } from '../../ui/illustrations/quiet-street.tsx';
import { LiveList } from '../kit/lists/live-list.tsx';
import { portalHref } from '../paths.ts';
import { useStaff } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  /** List of all events. */
  events: Live<unknown[]>;
  /** Explanation if there is none. */
  text: string;
}

/** State of a tab about one event without one: its list loads or failed, or is empty, with a link to create one. */
export function NoEventYet({ events, text }: Props) {
  return (
    <LiveList live={events} failure={texts.kit.records.fetchFailed(texts.nouns.event)}>
      {() => <Empty text={text} />}
    </LiveList>
  );
}

function Empty({ text }: Pick<Props, 'text'>) {
  const { isAdmin } = useStaff();
  return (
    <EmptyState
      illustration={<QuietStreet />}
      title={texts.kit.records.none(texts.nouns.event)}
      text={text}
      action={
        isAdmin && (
          <Button asChild size="sm">
            <Link to={portalHref('events', { new: '1' })}>
              <CalendarPlus aria-hidden="true" />
              {texts.shared.noEventYet.create}
            </Link>
          </Button>
        )
      }
    />
  );
}
