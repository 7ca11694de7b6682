import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { LoadSwitch } from '@kaadi/react'
import { BankRow, ButtonLink, EmptyState, Panel, Rows, Section, TextLink } from '@kaadi/ui'
import { PlusIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { bankLook } from '../../platform/content/bank-look.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'

export interface PaidIntoProps {
  accounts: readonly BankAccount[] | undefined
  error: unknown
  onRetry: () => void
}

const addPath = withQuery(paths.bankList, { add: '1' })

/** The saved accounts, on the wallet's screen. */
export function PaidInto({ accounts, error, onRetry }: PaidIntoProps) {
  return (
    <Section
      title={t('Paid into')}
      action={
        accounts && accounts.length > 0 ? (
          <TextLink as={Link} to={addPath} size="small">
            {t('Add a bank')}
          </TextLink>
        ) : undefined
      }
    >
      <LoadSwitch
        data={accounts}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={2} label={t('Loading bank accounts')} />}
      >
        {(accounts) => <Accounts accounts={accounts} />}
      </LoadSwitch>
    </Section>
  )
}

function Accounts({ accounts }: { accounts: readonly BankAccount[] }) {
  if (accounts.length === 0) {
    return (
      <Panel padding="none">
        <EmptyState
          title={t('No bank account yet')}
          action={
            <ButtonLink as={Link} to={addPath} variant="secondary" icon={<PlusIcon />}>
              {t('Add a bank')}
            </ButtonLink>
          }
        >
          {t('Add the account your money goes to.')}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel padding="none">
      <Rows>
        {accounts.map((account) => (
          <BankRow key={account.id} {...bankLook(account)} as={Link} to={paths.bankList} />
        ))}
      </Rows>
    </Panel>
  )
}
