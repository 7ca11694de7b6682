import { t } from '@kaadi/words'
import './starter.css'
import { ButtonLink, Panel, StarterSteps } from '@kaadi/ui'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'

/** For a new seller: from here to the first payout. */
export function StarterView({ hasBankAccount }: { hasBankAccount: boolean }) {
  return (
    <Panel as="section" appearance="lifted" padding="large" aria-labelledby="starter">
      <h2 id="starter" className="w-home-starter">
        {t('Your first payout in three steps')}
      </h2>
      <StarterSteps
        steps={[
          {
            id: 'sell',
            title: t('Sell your first card'),
            detail: t('See what it pays before you send anything.'),
            action: (
              <ButtonLink as={Link} to={paths.sellList} size="small">
                {t('Choose a card')}
              </ButtonLink>
            ),
          },
          {
            id: 'bank',
            title: t('Add your bank account'),
            detail: t('Once. We show you the name on it first.'),
            done: hasBankAccount,
          },
          {
            id: 'withdraw',
            title: t('Withdraw'),
            detail: t('Your withdrawal password guards every payout.'),
          },
        ]}
      />
    </Panel>
  )
}
