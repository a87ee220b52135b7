import { Button, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { listShopLinks, type StaffLink } from '@wine-walk/common/api/staff/staff.ts';
import { listVolunteers, type Volunteer } from '@wine-walk/common/api/staff/volunteers.ts';
import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { Link as RouterLink } from 'react-router-dom';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { staffLocale } from '../../kit/format.ts';
import { portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { SheetCode, SheetHeader, type SheetProps } from './sheet.tsx';

/** Cells with the PIN of a link, its QR code, and its address for a phone without a camera. */
function LinkCells({ link: { name, path, pin } }: { link: StaffLink }) {
  const address = new URL(path, appOrigin());
  return (
    <>
      <td>{pin}</td>
      <td>
        <SheetCode text={address.href} label={texts.prints.roster.qrCode({ name })} />
        <span className="roster-address">{`${address.host}${address.pathname}`}</span>
      </td>
    </>
  );
}

interface VolunteersProps {
  volunteers: readonly Volunteer[];
  businesses: readonly AdminBusiness[];
}

function VolunteerTable({ volunteers, businesses }: VolunteersProps) {
  const { columns, desk, volunteers: title } = texts.prints.roster;
  const stationOf = (businessId: string | null) =>
    businessId === null ? desk : (businesses.find(({ id }) => id === businessId)?.name ?? '');
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th>{columns.here}</th>
            <th>{columns.name}</th>
            <th>{columns.task}</th>
            <th>{columns.times}</th>
            <th>{columns.pin}</th>
            <th>{columns.link}</th>
          </tr>
        </thead>
        <tbody>
          {volunteers.map((volunteer) => {
            const { id, name, phone, email, task, businessId, from, to } = volunteer;
            return (
              <tr key={id}>
                <td>☐</td>
                <td dir="auto">
                  <strong>{name}</strong> {phone || email}
                </td>
                <td>{[task, stationOf(businessId)].filter(Boolean).join(', ')}</td>
                <td>{clockRangeText(from, to, staffLocale())}</td>
                <LinkCells link={volunteer} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface ShopsProps {
  links: readonly StaffLink[];
  businesses: readonly AdminBusiness[];
}

function ShopTable({ links, businesses }: ShopsProps) {
  const { columns, shops: title } = texts.prints.roster;
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th>{columns.shop}</th>
            <th>{columns.pin}</th>
            <th>{columns.link}</th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.id}>
              <td dir="auto">
                <strong>{link.name}</strong>{' '}
                {businesses.find(({ id }) => id === link.businessId)?.address}
              </td>
              <LinkCells link={link} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Volunteers and shops with the QR code, address and PIN of their links, for the lead volunteer. */
export function RosterSheet({ event, businesses }: SheetProps) {
  const { sheets, roster: labels } = texts.prints;
  const { isAdmin } = useStaff();
  const ofEvent = { query: { eventId: event.id } };
  const roster = useApiQuery(listVolunteers, ofEvent, { enabled: isAdmin });
  const shopLinks = useApiQuery(listShopLinks, ofEvent, { enabled: isAdmin });
  if (!isAdmin) return <Text color="muted">{labels.adminsOnly}</Text>;
  const failed = [roster, shopLinks].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState
        title={labels.fetchFailed}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!roster.data || !shopLinks.data) return <Text role="status">{labels.loading}</Text>;
  const volunteers = roster.data.filter(({ isActive }) => isActive);
  const links = shopLinks.data
    .filter(
      ({ isActive, businessId }) => isActive && businesses.some(({ id }) => id === businessId),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (volunteers.length + links.length === 0)
    return (
      <Stack gap="3" align="flex-start">
        <Text color="muted">{labels.none}</Text>
        <Button asChild size="sm" variant="outline">
          <RouterLink to={portalHref('staff', { event: event.id })}>
            {texts.app.tabs.staff}
          </RouterLink>
        </Button>
      </Stack>
    );
  return (
    <article className="sheet roster" aria-label={sheets.roster}>
      <SheetHeader event={event} />
      <h2>{labels.title}</h2>
      <p>{labels.lead}</p>
      {volunteers.length > 0 && <VolunteerTable volunteers={volunteers} businesses={businesses} />}
      {links.length > 0 && <ShopTable links={links} businesses={businesses} />}
    </article>
  );
}
