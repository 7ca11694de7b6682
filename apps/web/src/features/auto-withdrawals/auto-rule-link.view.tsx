import type { AutoWithdrawRule } from '@kaadi/contract/auto-withdrawals'
import { ButtonLink } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { closedRuleWords } from '../../platform/money/closed-network.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import '../../platform/screens/words.css'

export interface AutoRuleLinkProps {
  to: string
  /** Undefined until it is known; null where none was ever set. */
  rule: AutoWithdrawRule | null | undefined
}

/** The way to the rule of a wallet, with how it stands: off, on, or resting and why. */
export function AutoRuleLink({ to, rule }: AutoRuleLinkProps) {
  return (
    <>
      <ButtonLink as={Link} to={to} variant="secondary" block>
        {labelOf(rule)}
      </ButtonLink>
      {rule && isResting(rule) && <p className="w-quiet">{whyItRests(rule)}</p>}
    </>
  )
}

const isResting = ({ kind, resting, networkClosed }: AutoWithdrawRule): boolean =>
  (resting || networkClosed) && kind !== 'off'

const whyItRests = ({ resting, refusal }: AutoWithdrawRule): string => {
  if (!resting) return closedRuleWords()
  return refusal === null ? t('Your rule rests. Save it again, and it goes on.') : fromService(refusal)
}

const labelOf = (rule: AutoRuleLinkProps['rule']): string => {
  if (rule === undefined) return t('Withdraw automatically')
  if (rule === null || rule.kind === 'off') return t('Withdraw automatically: off')
  return isResting(rule) ? t('Withdraw automatically: resting') : t('Withdraw automatically: on')
}
