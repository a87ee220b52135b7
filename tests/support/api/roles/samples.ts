import { randomUUID } from 'node:crypto';
import { pngHeader } from '@wine-walk/common/support/image-headers.ts';
import { at } from '../calls/staff-api.ts';

export const maya = { participantId: 'maya', eventId: 'autumn' };
export const autumn = { eventId: 'autumn' };
export const groupId = 'n'.repeat(20);
export const business = {
  name: 'Loom',
  address: '7 Mill Street',
  latitude: 38.11,
  longitude: -79.07,
  category: 'retail',
};
export const event = { name: 'Spring', startTime: at, endTime: '2026-06-01T18:00:00.000Z' };
/** A picture that can be stored. */
export const smallPicture = Buffer.from(pngHeader(4, 3)).toString('base64');
/** The picture that the suite has stored. */
export const imageId = '1'.repeat(40);
/** URL of the picture of `businesses/mill`, of which the suite has stored a copy. */
export const linkedImageUrl = 'https://pictures.example/mill.png';
/** The district that the suite has stored. */
export const districtId = 'd'.repeat(64);
export const districtMap = {
  attribution: 'Harlow',
  origin: { latitude: 38.1, longitude: -79.07 },
  streets: [],
  areas: [],
  stops: [],
  walks: [],
};
export const oneStreet = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { highway: 'residential' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-79.07, 38.099],
          [-79.07, 38.103],
        ],
      },
    },
  ],
};
export const reward = {
  name: 'Three',
  description: 'A glass.',
  requiredVisits: 3,
  rewardType: 'visit_count',
};
export const rule = { name: 'Doors', trigger: 'check_in', points: 5 };
export const announcement = { title: 'Last pour', message: 'At ten.' };
export const registration = () => ({
  fullName: 'Ada Quill',
  email: `ada.${randomUUID()}@example.com`,
  over21: true,
  liabilityWaiver: true,
  paymentMethod: 'cash',
});
export const checkIn = { ...maya, businessId: 'loom', latitude: 38.102, longitude: -79.07 };
