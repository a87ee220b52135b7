import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { createShopLinks } from '@wine-walk/common/api/shops.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@wine-walk/common/api/staff/second-factor.ts';
import {
  addStaff,
  changePassword,
  createShift,
  createShopLink,
  editStaff,
  endShift,
  endShopLink,
  joinShift,
  joinShop,
  listShifts,
  listShopLinks,
  listStaff,
  readShopCounts,
  readStaffSession,
  revokeLinkAccount,
  staffLogin,
  staffLogout,
} from '@wine-walk/common/api/staff/staff.ts';
import { mailTeam, readTeamMails } from '@wine-walk/common/api/staff/team.ts';
import {
  addVolunteers,
  editVolunteer,
  endVolunteer,
  joinAsVolunteer,
  listVolunteers,
  replaceVolunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { type Route, route } from '../../http/route.ts';
import { addAccount, changeOwnPassword, editAccount, staffAccounts } from './accounts.ts';
import { joinLink } from './join-link.ts';
import { createLink, endLink, listLinks, revokeAccount } from './links.ts';
import { editPerson, endAccess, noteNoShow } from './roster-changes.ts';
import {
  confirmSetup,
  replaceRecoveryCodes,
  secondFactorStatus,
  startSetup,
  turnOff,
} from './second-factor-settings.ts';
import { signOutStaff, updateLastSeen } from './session.ts';
import { shopCounts } from './shop-counts.ts';
import { createMissingLinks } from './shop-links.ts';
import { signIn } from './sign-in.ts';
import { mailLinksToTeam, teamMails } from './team-mails.ts';
import { addToRoster, roster } from './volunteers.ts';

const linkRoutes: readonly Route[] = [
  route(createShift, async ({ body, ...sender }) =>
    createLink('shift', { ...body, businessId: null }, sender),
  ),
  route(listShifts, async ({ query }) => listLinks('shift', query.eventId)),
  route(endShift, async ({ params, caller, now }) => endLink('shift', params.id, caller, now)),
  route(joinShift, async ({ body, ...from }) => joinLink('shift', body, from)),

  route(createShopLink, async ({ body, ...sender }) => {
    const business = await readDocument(documentPaths.business(body.businessId), businessDocument);
    if (!business) return problem('business-gone');
    return createLink('shop', { ...body, name: business.data.name }, sender);
  }),
  route(createShopLinks, async ({ params, ...editor }) => createMissingLinks(params.id, editor)),
  route(listShopLinks, async ({ query }) => listLinks('shop', query.eventId)),
  route(endShopLink, async ({ params, caller, now }) => endLink('shop', params.id, caller, now)),
  route(joinShop, async ({ body, ...from }) => joinLink('shop', { ...body, fullName: null }, from)),

  route(listVolunteers, async ({ query }) => roster(query.eventId)),
  route(addVolunteers, async ({ body, ...sender }) => addToRoster(body, sender)),
  route(editVolunteer, async ({ params, body, ...editor }) => editPerson(params.id, body, editor)),
  route(endVolunteer, async ({ params, ...editor }) => endAccess(params.id, editor)),
  route(replaceVolunteer, async ({ params, body, ...sender }) =>
    noteNoShow(params.id, body.replacement, sender),
  ),
  route(joinAsVolunteer, async ({ body, ...from }) =>
    joinLink('volunteer', { ...body, fullName: null }, from),
  ),

  route(readTeamMails, async ({ params }) => teamMails(params.id)),
  route(mailTeam, async ({ params, ...sender }) => mailLinksToTeam(params.id, sender)),

  route(revokeLinkAccount, async ({ params, caller, now }) =>
    revokeAccount(params.id, caller, now),
  ),
  route(readShopCounts, async ({ caller, now }) => shopCounts(caller, now)),
];

const secondFactorRoutes: readonly Route[] = [
  route(readSecondFactor, async ({ caller }) => secondFactorStatus(caller)),
  route(beginSecondFactor, async ({ caller, body, now }) => startSetup(caller, body, now)),
  route(confirmSecondFactor, async ({ caller, body, now }) => confirmSetup(caller, body, now)),
  route(renewRecoveryCodes, async ({ caller, body, now }) =>
    replaceRecoveryCodes(caller, body, now),
  ),
  route(removeSecondFactor, async ({ caller, body, now }) => turnOff(caller, body, now)),
];

export const staffRoutes: readonly Route[] = [
  route(staffLogin, async ({ body, ip, now }) => signIn(body, ip, now)),

  route(staffLogout, async ({ caller, now }) => signOutStaff(caller, now)),

  route(readStaffSession, async ({ caller, now }) => {
    await updateLastSeen(caller, now);
    const { username, fullName, role, expiresAt, eventId } = caller;
    return { username, fullName, role, expiresAt, eventId };
  }),

  route(changePassword, async ({ caller, body, now }) => changeOwnPassword(caller, body, now)),
  route(listStaff, async () => staffAccounts()),
  route(addStaff, async ({ body, caller, now }) => addAccount(body, caller.username, now)),
  route(editStaff, async ({ params, body, caller, now }) =>
    editAccount(params.id, body, caller.username, now),
  ),
  ...secondFactorRoutes,
  ...linkRoutes,
];
