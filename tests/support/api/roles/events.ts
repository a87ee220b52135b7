import { randomUUID } from 'node:crypto';
import { organizationBody } from '../organization-body.ts';
import { releaseBody } from '../release-body.ts';
import { type Line, rows } from './rows.ts';
import {
  announcement,
  autumn,
  business,
  event,
  imageId,
  oneStreet,
  reward,
  rule,
  smallPicture,
} from './samples.ts';

/** Endpoints of events and their records. */
export const eventRoles: Record<string, Line> = {
  listAdminBusinesses: { row: rows.staff },
  createBusiness: { row: rows.admins, body: () => business },
  editBusiness: { row: rows.admins, params: { id: 'vino' }, body: () => business },
  importBusinesses: {
    row: rows.admins,
    body: () => ({ businesses: [{ ...business, name: `Loom ${randomUUID()}` }] }),
  },
  undoBusinessImport: { row: rows.admins, params: { id: 'morning' } },
  saveOffer: {
    row: rows.admins,
    params: { ...autumn, businessId: 'vino' },
    body: () => ({ offered: 'Two reds' }),
  },
  renewVenueCode: { row: rows.admins, params: { id: 'vino' }, body: () => ({}) },
  listAdminEvents: { row: rows.staff },
  createEvent: { row: rows.admins, body: () => event },
  editEvent: { row: rows.admins, params: { id: 'autumn' }, body: () => event },
  duplicateEvent: { row: rows.admins, params: { id: 'autumn' }, body: () => event },
  listInvalidDocuments: { row: rows.staff },
  controlEvent: {
    row: rows.admins,
    params: { id: 'autumn' },
    body: () => ({ control: 'check-in', isPaused: true }),
  },
  listEventChanges: { row: rows.admins },
  undoEventChange: { row: rows.admins, params: { id: 'paused' } },
  readReadiness: { row: rows.staff, params: { id: 'autumn' } },
  readOverview: { row: rows.staff, params: { id: 'autumn' } },
  importDistrict: {
    row: rows.admins,
    params: { id: 'autumn' },
    body: () => ({ attribution: 'Harlow', geoJson: oneStreet }),
  },
  removeDistrict: { row: rows.admins, params: { id: 'autumn' } },
  listAdminRewards: { row: rows.staff },
  createReward: { row: rows.admins, body: () => reward },
  editReward: { row: rows.admins, params: { id: 'two' }, body: () => reward },
  readOrganization: { row: rows.anyone },
  readPrivacyNotice: { row: rows.anyone },
  readAdminOrganization: { row: rows.staff },
  editOrganization: { row: rows.admins, body: () => organizationBody },
  readCurrentRelease: { row: rows.anyone },
  readRelease: { row: rows.anyone, params: { version: '2026-11-en' } },
  listReleases: { row: rows.admins },
  publishRelease: { row: rows.admins, body: () => releaseBody },
  addImage: { row: rows.admins, body: () => ({ data: smallPicture }) },
  readImage: { row: rows.anyone, params: { id: imageId } },
  listPointRules: { row: rows.staff },
  createPointRule: { row: rows.admins, body: () => rule },
  editPointRule: { row: rows.admins, params: { id: 'every-door' }, body: () => rule },
  previewPointRule: { row: rows.admins, params: autumn, body: () => ({ rule }) },
  readFeedback: { row: rows.admins, params: autumn },
  writeAnnouncement: { row: rows.admins, params: autumn, body: () => announcement },
  editAnnouncement: {
    row: rows.admins,
    params: { ...autumn, id: 'hello' },
    body: () => announcement,
  },
  withdrawAnnouncement: { row: rows.admins, params: { ...autumn, id: 'hello' } },
};
