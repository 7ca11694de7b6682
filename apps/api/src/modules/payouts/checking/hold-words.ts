import { type HoldRuleName, holdRules } from '@kaadi/contract/withdrawals'

/** What a seller is told when a withdrawal is held. The end stands on its page. */
export const heldWords = (rule: HoldRuleName) => ({
  title: 'We are checking your withdrawal',
  content: `${holdRules[rule].text} ${holdRules[rule].nextStep} Your money is kept, and it goes on by itself.`,
})

/** What a seller is told when a check is over early. */
export const goesOnWords = {
  title: 'Your withdrawal goes on',
  content: 'Our check is over. It waits for its payment now.',
}
