import { Button } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuietStreet } from '../../ui/illustrations/quiet-street.tsx';
import { portalHref } from '../paths.ts';
import { useStaff } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';

/** Empty state of a tab about one event before any exists, with a link to create one. */
export function NoEventYet({ text }: { text: string }) {
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
