import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { StaffLink } from '@wine-walk/common/api/staff/staff.ts';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../../platform/live/use-now.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormField } from '../../../../ui/form-field.tsx';
import { ConfirmDialog } from '../../../kit/forms/confirm-dialog.tsx';
import { Select } from '../../../kit/forms/select.tsx';
import { LiveList } from '../../../kit/lists/live-list.tsx';
import { participatingBusinesses } from '../../../shared/participating-businesses.ts';
import { useBusinesses } from '../../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../../shared/use-selected-event.ts';
import { texts } from '../../../texts/texts.ts';
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
  const { end } = texts.staff.links;
  return (
    <ConfirmDialog
      title={end.title({ link: link.name })}
      action={end.confirm}
      busyLabel={end.ending}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{end.text({ phones: inside })}</Text>
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
  const { revoke } = texts.staff.links;
  return (
    <ConfirmDialog
      title={revoke.title({ account: account.username || account.fullName })}
      action={revoke.button}
      busyLabel={revoke.revoking}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{revoke.text({ link: link.name })}</Text>
    </ConfirmDialog>
  );
}

/** Shifts and shop links of the selected event. */
export function LinksSection() {
  const { events, event } = useSelectedEvent();
  const now = useNow(60_000);
  return (
    <Stack as="section" gap="3" mt="4">
      <Heading as="h2" size="lg">
        {texts.staff.links.title}
      </Heading>
      {event ? (
        <LinksOfEvent event={event} now={now} />
      ) : (
        <LiveList live={events} failure={texts.kit.records.fetchFailed(texts.nouns.event)}>
          {() => <Text color="muted">{texts.staff.links.noEvent}</Text>}
        </LiveList>
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
        {texts.staff.links.lead({ event: event.name })}
      </Text>
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Button
          size="sm"
          variant="outline"
          loading={isBusy('shift')}
          onClick={() => make({ kind: 'shift', name: texts.staff.links.shiftName })}
        >
          <QrCode aria-hidden="true" />
          {texts.staff.links.startShift}
        </Button>
        <Flex
          gap="2"
          align="flex-end"
          flexShrink="0"
          minW={{ sm: '440px' }}
          w={{ base: 'full', sm: 'auto' }}
        >
          <FormField label={texts.staff.links.shop}>
            <Select size="sm" value={businessId} onChange={setBusinessId}>
              <option value="">{texts.staff.links.chooseShop}</option>
              {businesses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </FormField>
          <Button
            size="sm"
            variant="outline"
            disabled={!businessId}
            isWaiting={isBusy('shop')}
            onClick={() => make({ kind: 'shop', businessId })}
          >
            {texts.staff.links.createLink}
          </Button>
        </Flex>
      </Flex>
      {failed && (
        <ErrorState
          title={texts.staff.links.fetchFailed}
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
