import type { NewBalancePage } from '../../card-balances/index.ts'

/** Pages of the issuers. They move now and then: whoever hosts the service looks after them. */
export const demoBalancePages: readonly NewBalancePage[] = [
  {
    cardTypeId: 'steam',
    url: 'https://store.steampowered.com/account/redeemwalletcode',
    how: 'Signed in, enter the code. Stop before you confirm: confirming redeems it.',
  },
  {
    cardTypeId: 'apple',
    url: 'https://secure.store.apple.com/shop/giftcard/balance',
    how: 'Signed in, with the code.',
  },
  {
    cardTypeId: 'amazon',
    url: 'https://www.amazon.com/gc/balance',
    how: 'Signed in. Entering a code there redeems it: look at the receipt instead.',
  },
  {
    cardTypeId: 'google-play',
    url: 'https://play.google.com/redeem',
    how: 'Signed in, enter the code. Stop before you confirm: confirming redeems it.',
  },
  {
    cardTypeId: 'xbox',
    url: 'https://account.microsoft.com/billing/redeem',
    how: 'Signed in, enter the code. Stop before you confirm: confirming redeems it.',
  },
  {
    cardTypeId: 'sephora',
    url: 'https://www.sephora.com/beauty/giftcards',
    how: 'With the card number and its PIN.',
  },
  { cardTypeId: 'nike', url: 'https://www.nike.com/gift-cards', how: 'With the card number and its PIN.' },
  {
    cardTypeId: 'nordstrom',
    url: 'https://www.nordstrom.com/gift-cards',
    how: 'With the card number and its access code.',
  },
  {
    cardTypeId: 'walmart',
    url: 'https://www.walmart.com/gift-cards',
    how: 'With the card number and its PIN.',
  },
  { cardTypeId: 'ebay', url: 'https://www.ebay.com/giftcards', how: 'With the 13 digits under the panel.' },
  {
    cardTypeId: 'visa-vanilla',
    url: 'https://balance.vanillagift.com/',
    how: 'With the card number, its date and the three digits on the back.',
  },
  {
    cardTypeId: 'american-express',
    url: 'https://www.amexgiftcard.com/',
    how: 'With the card number and the code on its front.',
  },
]
