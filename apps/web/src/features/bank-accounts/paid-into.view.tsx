import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { CurrencyId } from '@kaadi/contract/constants'
import { LoadSwitch } from '@kaadi/react'
import { BankRow, ButtonLink, EmptyState, Panel, Rows, Section, TextLink } from '@kaadi/ui'
import { PlusIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { bankLook } from '../../platform/content/bank-look.ts'
import { closedNetworkTag } from '../../platform/money/closed-network.tsx'
import { destinationWords } from '../../platform/money/destination-words.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'

export interface PaidIntoProps {
  currencyId: CurrencyId
  accounts: readonly BankAccount[] | undefined
  error: unknown
  onRetry: () => void
}

/** The saved accounts, on the wallet's screen. */
export function PaidInto({ currencyId, accounts, error, onRetry }: PaidIntoProps) {
  const addPath = withQuery(paths.bankList, { add: '1', currencyId: String(currencyId) })
  const words = destinationWords(currencyId)
  return (
    <Section
      title={t('Paid into')}
      action={
        accounts && accounts.length > 0 ? (
          <TextLink as={Link} to={addPath} size="small">
            {words.add}
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
        {(accounts) =>
          accounts.length === 0 ? (
            <NoAccount addPath={addPath} {...words} />
          ) : (
            <Accounts accounts={accounts} />
          )
        }
      </LoadSwitch>
    </Section>
  )
}

function NoAccount({ addPath, none, add, why }: { addPath: string } & ReturnType<typeof destinationWords>) {
  return (
    <Panel padding="none">
      <EmptyState
        title={none}
        action={
          <ButtonLink as={Link} to={addPath} variant="secondary" icon={<PlusIcon />}>
            {add}
          </ButtonLink>
        }
      >
        {why}
      </EmptyState>
    </Panel>
  )
}

function Accounts({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <Panel padding="none">
      <Rows>
        {accounts.map((account) => (
          <BankRow
            key={account.id}
            {...bankLook(account)}
            marks={closedNetworkTag(account)}
            as={Link}
            to={paths.bankList}
            chevron
          />
        ))}
      </Rows>
    </Panel>
  )
}
