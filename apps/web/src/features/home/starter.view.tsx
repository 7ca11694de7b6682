import './starter.css'
import { ButtonLink, Panel, StarterSteps } from '@kaadi/ui'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'

/** For a new seller: from here to the first payout. */
export default function Starter({ hasBankAccount }: { hasBankAccount: boolean }) {
  return (
    <Panel as="section" appearance="lifted" padding="large" aria-labelledby="starter">
      <h2 id="starter" className="w-home-starter">
        Your first payout in three steps
      </h2>
      <StarterSteps
        steps={[
          {
            id: 'sell',
            title: 'Sell your first card',
            detail: 'See what it pays before you send anything.',
            action: (
              <ButtonLink as={Link} to={paths.sellList} size="small">
                Choose a card
              </ButtonLink>
            ),
          },
          {
            id: 'bank',
            title: 'Add your bank account',
            detail: 'Once. We show you the name on it first.',
            done: hasBankAccount,
          },
          { id: 'withdraw', title: 'Withdraw', detail: 'Your withdrawal password guards every payout.' },
        ]}
      />
    </Panel>
  )
}
