import type { Switch } from '@kaadi/contract/switches'
import { t } from '@kaadi/words'

/** What the address and a choice call a switch. */
export const keyOf = ({ name, subject }: Pick<Switch, 'name' | 'subject'>): string =>
  subject === '' ? name : `${name}:${subject}`

const countryName = (code: string): string => ({ NG: t('Nigeria'), GH: t('Ghana') })[code] ?? code

/** What a switch opens and closes. */
export const subjectOf = ({ name, subject, title }: Switch): string => {
  if (name === 'service') return t('The service')
  if (name === 'payouts') return t('Payouts')
  return name === 'country' ? countryName(subject) : (title ?? subject)
}

export const closeWords = (of: Switch): string => {
  if (of.name === 'service') return t('Close the service')
  return of.name === 'payouts' ? t('Stop payouts') : t('Close {name}', { name: subjectOf(of) })
}

export const askWords = (of: Switch): string => {
  if (of.name === 'service') return t('Close the service?')
  return of.name === 'payouts' ? t('Stop payouts?') : t('Close {name}?', { name: subjectOf(of) })
}

export const openWords = (of: Switch): string =>
  of.name === 'service' ? t('Open the service') : t('Open {name}', { name: subjectOf(of) })

/** What changes for sellers once it is closed. */
export const effectOf = ({ name }: Switch): string => {
  if (name === 'service')
    return t('Sellers and visitors can do nothing from that moment on. The console goes on.')
  if (name === 'payouts')
    return t(
      'No new payout is sent. Sellers may go on asking, and read that it takes longer. Two people start them again on the page Books.',
    )
  if (name === 'country')
    return t(
      'Nobody there can sign up, sell or withdraw. Wallets can be read, cards that were sent are paid, and a rate that is locked holds to its end.',
    )
  return t('Sellers read that the brand is paused, and cannot sell its cards.')
}

/** Whether those who wait are told when it opens again. */
export const tellsTime = ({ name }: Switch): boolean => name === 'service' || name === 'country'
