/** What the pages say. The site's own name comes with site info. */
export const words = {
  title: 'Sell gift cards for naira',
  description:
    'See what your gift card pays today. Send a photo, be paid into your wallet, withdraw to your bank.',
  lead: 'Send a photo, we check it, the naira lands in your wallet. Withdraw to any Nigerian bank.',
  sell: 'Sell this card',
  open: 'Open an account',
  signIn: 'Sign in',
  seeAll: (count: number) => `See all ${count} rates`,
  seeBoard: "See today's rates",
  scanTitle: 'Continue on your phone',
  scanText: 'Scan with your camera. Your card and amount come with you.',
  board: "Today's board",
  unavailable: 'Rates unavailable',
  stepsTitle: 'From card to bank in three steps',
  steps: [
    { title: 'Pick the card, see the naira', text: 'See what your card pays before you send anything.' },
    {
      title: 'Send a photo or the code',
      text: 'Our desk checks it. If a photo is unclear you have 30 minutes to send another.',
    },
    {
      title: 'Withdraw to your bank',
      text: 'Add your account once. Your withdrawal password guards every payout.',
    },
  ],
  invited: (code: string) => `You were invited. The code ${code} is filled in when you open an account.`,
  frameTitle: 'Made for your phone',
  frameText: 'Scan the code to carry on there, at this very page. Or use the app right here.',
  frameName: 'The app on a phone',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Select the link and copy it by hand.',
  rates: 'What do cards pay today?',
} as const
