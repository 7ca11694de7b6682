import type { SitePage } from '@kaadi/contract/site'

const terms = `
These terms say what you can expect of us, and what we expect of you, when you sell a gift card here. By opening an account you accept them.

# Who can sell
You must be 18 or older and live in Nigeria or Ghana. An account belongs to one person. You give us your own name, and we pay only into bank accounts in that name.

# What you may sell
Only cards that are yours and that nobody has used. You must not sell a card that somebody asked you to buy for them, a card bought with stolen money, or a code that you have given to anybody else. If a stranger asked you for gift cards, write to us before you send anything: it is nearly always a fraud.

# The rate
Before you send a card you see what it pays. A rate that is locked holds for ten minutes and can be extended once. If it runs out, you see the new rate and the difference before you go on.

# How a card is checked
A person looks at each card. If it is accepted, your wallet is credited at once. If something is missing, we return it with the reason, and you can send it again once within 30 minutes. If it is refused, you see the reason and the picture that shows it.

# Your wallet
Your balance is yours. It earns no interest. You can withdraw it to your own bank account at any time, within the limits and for the fee that are shown before you confirm. A new bank account has a lower limit for its first 24 hours.

# Coupons
A coupon adds to what a card pays, once. It comes back to you when the trade is not paid.

# When we may stop an account
We may stop an account that sells cards that are not its own, or that is used by somebody else. You are told why, and you can answer. What is rightly yours is paid out.

# Changes
When we change these terms we tell you in the app before they hold for new trades. Trades that are under way keep the terms under which they were sent.
`

const privacy = `
This notice says what we keep about you, why, and for how long.

# What we keep
Your email address, your name, your country, your bank accounts, your trades and your withdrawals. Of each sign-in we keep the device and the network address, to notice when it is not you.

# Photos and card codes
Photos are cleared of place and camera data on your phone, and stored encrypted. A photo that no trade took is deleted after 24 hours. Card codes are stored encrypted. A reviewer sees a code only while checking your card, and you can read in the trade who opened it and when.

# What stays on your phone
Your sign-in, your choice of appearance, and a sale that you have begun and not sent. Card codes are never kept on your phone. Signing out removes what belongs to your account.

# Who else sees it
The bank that pays you gets your name and account number. Nobody else gets your data, unless the law makes us. We do not sell it.

# How long
As long as your account is open. Records of money are kept as long as the law asks for, also after an account was closed.

# Your rights
You can ask us what we keep about you, have it corrected, and have your account closed. Write to the address under Help.
`

/** Pages of a development installation. A tenant writes its own. */
export const demoPages: readonly Pick<SitePage, 'name' | 'text'>[] = [
  { name: 'terms', text: terms.trim() },
  { name: 'privacy', text: privacy.trim() },
]
