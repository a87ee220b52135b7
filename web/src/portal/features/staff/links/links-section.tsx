import { Flex, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../../platform/live/use-now.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormField } from '../../../../ui/form-field.tsx';
import { defaultEvent } from '../../../shared/default-event.ts';
import { participatingBusinesses } from '../../../shared/participating-businesses.ts';
import { useBusinesses } from '../../../shared/use-businesses.ts';
import { useEvents } from '../../../shared/use-events.ts';
import { EndLinkDialog } from './end-link-dialog.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { type LinkAction, useLinks } from './use-links.ts';

/** Volunteers' shifts and the shops' own links, of the walk that is on or comes next. */
export function LinksSection() {
  const events = useEvents();
  const now = useNow(60_000);
  const event = events.data && defaultEvent(events.data, now);
  return (
    <Stack as="section" gap="3" mt="4">
      <Heading as="h2" size="lg">
        Volunteers and shops
      </Heading>
      {event ? (
        <LinksOfEvent event={event} />
      ) : (
        <Text color="muted">Once there is a walk, volunteers and shops come in by a QR code.</Text>
      )}
    </Stack>
  );
}

function LinksOfEvent({ event }: { event: AdminEvent }) {
  const { shifts, shops, act, isBusy } = useLinks(event.id);
  const businesses = participatingBusinesses(event, useBusinesses().data ?? []);
  const [shownId, setShownId] = useState<string | null>(null);
  const [newId, setNewId] = useState<string | null>(null);
  const [endingId, setEndingId] = useState<string | null>(null);
  const [revokingId, setRevokingId] = useState<string | null>(null);
  const [businessId, setBusinessId] = useState('');
  const links = [...(shifts.data ?? []), ...(shops.data ?? [])].filter(({ isActive }) => isActive);
  const failed = [shifts, shops].find(({ isError }) => isError);
  const shown = links.find(({ id }) => id === shownId);
  const ending = links.find(({ id }) => id === endingId);
  const [revoking] = links.flatMap((link) =>
    link.accounts.filter(({ id }) => id === revokingId).map((account) => ({ link, account })),
  );
  const show = ({ id }: StaffLink) => setShownId(id);
  const make = (action: LinkAction) =>
    act.mutate(action, { onSuccess: (made) => setNewId(made?.id ?? null) });
  return (
    <>
      <Text color="muted" fontSize="sm">
        {event.name}: a QR code and a PIN make a phone a desk, or a shop’s own counter, until the
        walk is over. Nobody needs a password.
      </Text>
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Button
          size="sm"
          loading={isBusy('shift')}
          onClick={() => make({ kind: 'shift', name: 'Volunteers' })}
        >
          <QrCode aria-hidden="true" />
          Open a shift
        </Button>
        <Flex
          gap="2"
          align="flex-end"
          flexShrink="0"
          minW={{ sm: '440px' }}
          w={{ base: 'full', sm: 'auto' }}
        >
          <FormField label="Shop">
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                value={businessId}
                onChange={({ target }) => setBusinessId(target.value)}
              >
                <option value="">Choose a shop</option>
                {businesses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          <Button
            size="sm"
            variant="outline"
            disabled={!businessId}
            isWaiting={isBusy('shop')}
            onClick={() => make({ kind: 'shop', businessId })}
          >
            Make its link
          </Button>
        </Flex>
      </Flex>
      {failed && (
        <ErrorState
          title="The shifts and shops’ links could not be loaded"
          error={failed.error}
          onRetry={() => void Promise.all([shifts.refetch(), shops.refetch()])}
        />
      )}
      {links.map((link) => (
        <LinkCard
          key={link.id}
          link={link}
          timeZone={event.timeZone}
          isNew={link.id === newId}
          onShow={show}
          onEnd={({ id }) => setEndingId(id)}
          onRevoke={setRevokingId}
        />
      ))}
      {ending && (
        <EndLinkDialog
          link={ending}
          isBusy={isBusy('end')}
          onConfirm={() =>
            act.mutate({ kind: 'end', link: ending }, { onSettled: () => setEndingId(null) })
          }
          onClose={() => setEndingId(null)}
        />
      )}
      {revoking && (
        <RevokeDialog
          {...revoking}
          isBusy={isBusy('revoke')}
          onConfirm={() =>
            act.mutate(
              { kind: 'revoke', accountId: revoking.account.id },
              { onSettled: () => setRevokingId(null) },
            )
          }
          onClose={() => setRevokingId(null)}
        />
      )}
      {shown && <LinkDialog link={shown} onClose={() => setShownId(null)} />}
    </>
  );
}
