import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { CurrencyId } from '@kaadi/contract/constants'
import { BankRow, ButtonLink, EmptyState, Panel, Rows } from '@kaadi/ui'
import { PlusIcon } from '@kaadi/ui/icons'
import { bankLook } from '../../platform/content/bank-look.ts'
import { closedNetworkTag, closedNetworkWords } from '../../platform/money/closed-network.tsx'
import { destinationWords } from '../../platform/money/destination-words.ts'
import { Link } from '../../platform/navigation/link.tsx'

export interface AccountChoiceProps {
  currencyId: CurrencyId
  accounts: readonly BankAccount[]
  bankAccountId: string | undefined
  addAccountPath: string
  onAccount: (bankAccountId: string) => void
}

/** The saved accounts of the wallet's currency; one of them is chosen. */
export function AccountChoice(props: AccountChoiceProps) {
  const { currencyId, accounts, bankAccountId, addAccountPath, onAccount } = props
  if (accounts.length === 0) {
    const words = destinationWords(currencyId)
    return (
      <Panel padding="none">
        <EmptyState
          title={words.none}
          action={
            <ButtonLink as={Link} to={addAccountPath} variant="secondary" icon={<PlusIcon />}>
              {words.add}
            </ButtonLink>
          }
        >
          {words.why}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel padding="none">
      <Rows>
        {accounts.map((account) =>
          account.networkClosed ? (
            <BankRow key={account.id} {...bankLook(account)} marks={<Closed account={account} />} />
          ) : (
            <BankRow
              key={account.id}
              as="button"
              {...bankLook(account)}
              chosen={account.id === bankAccountId}
              onClick={() => onAccount(account.id)}
            />
          ),
        )}
      </Rows>
    </Panel>
  )
}

/** It is shown, and cannot be chosen. */
const Closed = ({ account }: { account: BankAccount }) => (
  <>
    {closedNetworkTag(account)}
    <span>{closedNetworkWords()}</span>
  </>
)
