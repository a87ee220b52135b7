import { Flex, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { StaffLink } from '@wine-walk/common/api/staff.ts';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../../platform/live/use-now.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormField } from '../../../../ui/form-field.tsx';
import { ConfirmDialog } from '../../../kit/forms/confirm-dialog.tsx';
import { defaultEvent } from '../../../shared/default-event.ts';
import { useBusinesses, useEvents } from '../../../shared/live-records.ts';
import { participatingBusinesses } from '../../../shared/participating-businesses.ts';
import { LinkCard } from './link-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type LinkAction, useLinks } from './use-links.ts';

interface EndLinkDialogProps {
  link: StaffLink;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms before a shift or shop link ends for every phone that joined by it. */
function EndLinkDialog({ link, isBusy, onConfirm, onClose }: EndLinkDialogProps) {
  const inside = link.accounts.filter(({ isActive }) => isActive).length;
  const phones = inside === 1 ? '1 phone is' : `${inside} phones are`;
  return (
    <ConfirmDialog
      title={`End ${link.name}?`}
      action="End it"
      busyLabel="Ending…"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>
        {inside > 0 && `${phones} signed out right away. `}
        Its QR code and PIN stop working. You can’t reopen it, only create a new one.
      </Text>
    </ConfirmDialog>
  );
}

interface RevokeDialogProps {
  account: Pick<StaffLink['accounts'][number], 'username' | 'fullName'>;
  link: Pick<StaffLink, 'name'>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Confirms before one phone is signed out: its session cannot be restored, and the next row is another
 * volunteer.
 */
function RevokeDialog({ account, link, isBusy, onConfirm, onClose }: RevokeDialogProps) {
  return (
    <ConfirmDialog
      title={`Revoke ${account.username || account.fullName}?`}
      action="Revoke"
      busyLabel="Revoking…"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>
        This phone is signed out right away. Anything it hasn’t sent stays on it until an admin
        signs in there. {link.name} gets a new PIN, so this phone can’t rejoin. Find the new PIN
        under QR and PIN.
      </Text>
    </ConfirmDialog>
  );
}

/** Shifts and shop links of the running or next event. */
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
        <LinksOfEvent event={event} now={now} />
      ) : (
        <Text color="muted">
          Create an event first. Then volunteers and shops can join with a QR code.
        </Text>
      )}
    </Stack>
  );
}

function LinksOfEvent({ event, now }: { event: AdminEvent; now: number }) {
  const { shifts, shops, runAction, isBusy } = useLinks(event.id);
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
    runAction.mutate(action, { onSuccess: (made) => setNewId(made?.id ?? null) });
  return (
    <>
      <Text color="muted" fontSize="sm">
        {event.name}: volunteers and shops join with a QR code and a PIN. Their phone works as a
        desk or a shop’s counter until the event ends. No passwords needed.
      </Text>
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Button
          size="sm"
          loading={isBusy('shift')}
          onClick={() => make({ kind: 'shift', name: 'Volunteers' })}
        >
          <QrCode aria-hidden="true" />
          Start a shift
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
            Create link
          </Button>
        </Flex>
      </Flex>
      {failed && (
        <ErrorState
          title="We couldn’t load the shifts and shop links"
          error={failed.error}
          onRetry={() => void Promise.all([shifts.refetch(), shops.refetch()])}
        />
      )}
      {links.map((link) => (
        <LinkCard
          key={link.id}
          link={link}
          timeZone={event.timeZone}
          now={now}
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
            runAction.mutate({ kind: 'end', link: ending }, { onSettled: () => setEndingId(null) })
          }
          onClose={() => setEndingId(null)}
        />
      )}
      {revoking && (
        <RevokeDialog
          {...revoking}
          isBusy={isBusy('revoke')}
          onConfirm={() =>
            runAction.mutate(
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
