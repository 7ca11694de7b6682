import { type Switch, tellsReopening } from '@kaadi/contract/switches'
import { t } from '@kaadi/words'
import { deskTime } from '../../platform/time/desk-time.ts'

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

/** Who has changed it last, and why it is closed. */
export function historyOf({ name, isOpen, reason, changedBy, changeTime }: Switch): string {
  if (changeTime === null) {
    if (!isOpen) return t('The catalogue closed it.')
    return name === 'brand' ? t('It is open in the catalogue.') : t('It was never closed.')
  }
  const facts = { name: changedBy ?? '', time: deskTime(changeTime) }
  if (isOpen) return t('Opened by {name}, {time}.', facts)
  const why = { ...facts, reason: reason ?? '' }
  return changedBy === null
    ? t('Closed by the service, {time}: {reason}', why)
    : t('Closed by {name}, {time}: {reason}', why)
}

/** When those who wait are told that it opens; undefined while it is open, or where nobody is told. */
export function reopeningOf(of: Switch): string | undefined {
  if (of.isOpen || !tellsReopening(of)) return undefined
  if (of.reopensTime === null) return t('Sellers are told no time.')
  return Date.parse(of.reopensTime) > Date.now()
    ? t('Sellers read that it opens at about {time}. It does not open by itself.', {
        time: deskTime(of.reopensTime),
      })
    : t(
        'The time that sellers were told, {time}, is over: they are told none now. It does not open by itself.',
        {
          time: deskTime(of.reopensTime),
        },
      )
}
