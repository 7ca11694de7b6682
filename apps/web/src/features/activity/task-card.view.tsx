import type { CardType } from '@kaadi/contract/card-types'
import type { GiftTask, GiftTaskReward } from '@kaadi/contract/gifts'
import { ButtonLink, GiftCard } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { cardColors } from '../../platform/content/card-look.ts'
import { shortMoney } from '../../platform/money/short-money.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { times } from '../../platform/time/times.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { giftWhen } from './gift-when.ts'
import { withheldWords } from './reward-words.ts'
import type { Claim } from './use-gifts.controller.ts'

export interface TaskCardViewProps extends Claim {
  readonly task: GiftTask
  /** The brand that counts, or none. */
  readonly brand: CardType | undefined
}

/** What there is to do, how far the seller is, and what becomes of its reward. */
export function TaskCardView({ task, brand, onClaim, isClaiming, claimError }: TaskCardViewProps) {
  const { reward, progress, target } = task
  const isDone = progress >= target
  const { phase, when } = giftWhen(task)
  return (
    <GiftCard
      cardName={brand?.name ?? fromService(task.title)}
      colors={brand && cardColors(brand)}
      logo={brand?.logo}
      value={`+${shortMoney(task.amount, task.currencyId)}`}
      title={fromService(task.title)}
      conditions={fromService(task.detail)}
      phase={reward ? 'during' : phase}
      when={reward ? rewardWords(reward) : when}
      claimed={reward !== null && reward.status !== 'withheld'}
      reason={reward?.status === 'withheld' ? withheldWords(reward.withheldFor) : undefined}
      progress={
        phase === 'before' || reward
          ? undefined
          : { value: progress / target, label: t('{progress} of {target} done', { progress, target }) }
      }
      onClaim={isDone ? onClaim : undefined}
      claiming={isClaiming}
      error={claimError === undefined ? undefined : sayError(claimError)}
      action={phase === 'during' && !isDone && !reward && <WayThere {...task} />}
    />
  )
}

/** Where the task is done. */
function WayThere({ kind, cardTypeId }: GiftTask) {
  const [to, words] =
    kind === 'verify'
      ? [withQuery(paths.accountCenter, { view: 'verification' }), t('Verify your name')]
      : kind === 'bankAccount'
        ? [withQuery(paths.bankList, { add: '1' }), t('Add a bank account')]
        : cardTypeId === null
          ? [paths.sellList, t('Sell a card')]
          : [withQuery(paths.sellSubmit, { cardTypeId }), t('Sell this card')]
  return (
    <ButtonLink as={Link} to={to} variant="secondary">
      {words}
    </ButtonLink>
  )
}

function rewardWords({ status, maturesTime }: GiftTaskReward): string {
  if (status === 'credited') return t('In your wallet')
  if (status === 'withheld') return t('Not paid')
  return Date.parse(maturesTime) > Date.now()
    ? t('Paid from {day} on', { day: times.day(maturesTime) })
    : t('Paid as soon as you have saved a bank account, so many sellers a day')
}
