/** Words that several rooms use. */
export const common = {
  productName: 'Wine Walk',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  visited: 'Visited',
  notVisited: 'Not Visited',
  specialReward: 'Special Reward',
  verified: 'Verified',
  pending: 'Pending',
  active: 'Active',
  inactive: 'Inactive',
  required: 'required',
  stampOf: (name: string, time: string) => `Stamp of ${name}, ${time}`,
  emptyStampOf: (name: string) => `No stamp of ${name} yet`,
};
