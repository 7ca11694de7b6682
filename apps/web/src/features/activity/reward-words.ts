import type { GiftTaskReward } from '@kaadi/contract/gifts'
import { t } from '@kaadi/words'

type RewardState = Pick<GiftTaskReward, 'status' | 'withheldFor'>

/** The class of the reason, and not the rule. */
export function withheldWords(withheldFor: RewardState['withheldFor']): string {
  if (withheldFor === 'linked') return t('The account looks like one that is already known to us')
  if (withheldFor === 'soldLess') return t('What you had done was taken back')
  return t('The account was closed before')
}

/** What became of a prize or a rebate. */
export function rewardStateWords({ status, withheldFor }: RewardState): string {
  if (status === 'credited') return t('In your wallet')
  if (status === 'withheld') return `${t('Not paid')} · ${withheldWords(withheldFor)}`
  return t('On its way: it waits for a saved bank account, and for the end of a pause')
}
