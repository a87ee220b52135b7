import { alternatives } from '@wine-walk/common/lib/alternatives.ts';
import type { PaymentMethods } from '@wine-walk/common/model/organization-facts.ts';

/** Texts shared by several features. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  visited: 'Visited',
  closedTonight: 'Closed tonight',
  soldOut: 'Sold out',
  notVisited: 'Not Visited',
  specialReward: 'Special Reward',
  verified: 'Verified',
  pending: 'Pending',
  active: 'Active',
  inactive: 'Inactive',
  required: 'required',
  noActiveEvent: 'No Active Event',
  newTab: 'opens in a new tab',
  stampOf: (name: string, time: string) => `${name} stamp, ${time}`,
  pendingStampOf: (name: string, time: string) => `Waiting for confirmation: ${name}, ${time}`,
  emptyStampOf: (name: string) => `No ${name} stamp yet`,
  unknownTime: 'Unknown time',
  addToCalendar: 'Add to calendar',
  calendarNote: (advice: string, url: string) =>
    [advice, 'Bring photo ID.', url].filter(Boolean).join(' '),
  /** 'Cash only', 'Cash or card'. */
  payments: ({ cash, card, other }: PaymentMethods) =>
    alternatives([cash && 'cash', card && 'card', other], 'or', (one) => `${one} only`),
  calendarFailed: 'Couldn’t add it to your calendar',
  calendarRetry: 'Try again when you’re online.',
  storageBlocked:
    'This browser blocks storage for this page. Don’t reload it: you’d be signed out and lose anything you typed or haven’t sent yet.',
};
