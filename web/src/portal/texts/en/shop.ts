/** Shop page. */
export const shop = {
  form: 'Redeem a reward',
  code: 'Reward code',
  codeHelp: 'The eight digits on the visitor’s phone. A barcode scanner works too.',
  redeem: 'Redeem',
  checking: 'Checking…',
  signOut: 'Sign Out',
  checkIns: 'Check-ins here',
  redemptions: 'Redeemed here',
  noRewards: 'There are no rewards to hand out here yet. Ask the organizers.',
  rewards: (names: readonly string[]) => `You hand out: ${names.join(', ')}.`,
  result: {
    attendee: (name: string) => `For ${name}`,
    notRedeemed: 'Not redeemed',
    nextCode: 'Next code',
    sameCode: 'Back to the code',
  },
};
