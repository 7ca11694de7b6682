import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { BankRow, ButtonLink, EmptyState, Panel, Rows } from '@kaadi/ui'
import { PlusIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { bankLook } from '../../platform/content/bank-look.ts'
import { Link } from '../../platform/navigation/link.tsx'

export interface AccountChoiceProps {
  accounts: readonly BankAccount[]
  bankAccountId: string | undefined
  addAccountPath: string
  onAccount: (bankAccountId: string) => void
}

/** The saved accounts of the wallet's currency; one of them is chosen. */
export function AccountChoice({ accounts, bankAccountId, addAccountPath, onAccount }: AccountChoiceProps) {
  if (accounts.length === 0) {
    return (
      <Panel padding="none">
        <EmptyState
          title={t('No bank account yet')}
          action={
            <ButtonLink as={Link} to={addAccountPath} variant="secondary" icon={<PlusIcon />}>
              {t('Add a bank')}
            </ButtonLink>
          }
        >
          {t('Add the account your money goes to. It must be in your own name.')}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel padding="none">
      <Rows>
        {accounts.map((account) => (
          <BankRow
            key={account.id}
            as="button"
            {...bankLook(account)}
            chosen={account.id === bankAccountId}
            onClick={() => onAccount(account.id)}
          />
        ))}
      </Rows>
    </Panel>
  )
}
