import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { stateLabels } from '../../shared/registration-labels.ts';
import type { RegistrationFilters } from './use-registrations.ts';

/** What stands where the list is empty: nobody was found, nobody is in the state, or nobody has registered yet. */
export function NoRegistrations({
  asked,
}: {
  asked: Pick<RegistrationFilters, 'search' | 'state'>;
}) {
  if (asked.search) {
    return (
      <EmptyState
        illustration={<NoResults />}
        title="Nobody here"
        text="A search finds what a name, last name, email, ticket or confirmation begins with."
      />
    );
  }
  if (asked.state) {
    return (
      <EmptyState
        illustration={<NoResults />}
        title="Nobody here"
        text={`Nobody’s registration is “${stateLabels[asked.state]}” now.`}
      />
    );
  }
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title="Nobody has registered yet"
      text="Whoever registers in the app or at the desk is listed here within seconds."
    />
  );
}
