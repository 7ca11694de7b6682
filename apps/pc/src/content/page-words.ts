/** What the pages say where no script ever changes it: the scripts do not carry it. */
export const pageWords = {
  frontPage: 'Front page',
  help: 'Help',
  mail: 'Write to us',
  account: 'Account',
  qrOfPage: 'QR code of this page, for your phone',
  qrToPhone: 'QR code: open this on your phone',
  paidIn: 'Cards are usually paid in',
  accepted: 'Cards accepted',
  phone: {
    note: '₦60,000.00 is on its way to your bank',
    sell: 'Sell a card',
    withdraw: 'Withdraw',
    card: 'Steam',
    order: 'Your card',
    rates: 'Best rates now',
    main: 'Main',
    tabs: { home: 'Home', sell: 'Sell', trades: 'Trades', wallet: 'Wallet', me: 'Me' },
  },
} as const
