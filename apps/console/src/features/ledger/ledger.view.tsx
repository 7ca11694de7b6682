import '../../platform/lists/filters.css'
import '../../platform/screens/fault.css'
import './ledger.css'
import { type LedgerBalance, ledgerKinds } from '@kaadi/contract/treasury'
import { Button, EmptyState, Panel } from '@kaadi/ui'
import { ComboboxInput, DateRange } from '@kaadi/ui/desk/widgets'
import { DownloadIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { accountIn } from '../../platform/content/account-names.ts'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { ledgerPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { writeAccount } from './chosen-account.ts'
import { kindWords } from './ledger-words.ts'
import { LedgerLines } from './lines.view.tsx'
import type { LedgerState } from './use-ledger.controller.ts'

interface LedgerViewProps extends LedgerState {
  /** What can be done with the chosen account. */
  readonly actionsOf: (chosen: LedgerBalance) => ReactNode
}

/** Whose books and which account, then its lines. */
export function LedgerView({ actionsOf, ...state }: LedgerViewProps) {
  const { chosen, save, isEmpty, event, address } = state
  return (
    <div className="c-ledger">
      {event === undefined ? (
        <Filters {...state} />
      ) : (
        <p>
          {t('Everything that one thing has moved.')}{' '}
          <Link to={address.with({ [event]: null })}>{t('All lines')}</Link>
        </p>
      )}
      {state.sellersError && (
        <p className="c-error" role="alert">
          {sayError(state.sellersError)}
        </p>
      )}
      {state.sellers && <Found {...state} sellers={state.sellers} />}
      {chosen && (
        <Panel className="c-ledger-account">
          <span>
            {accountIn(chosen.account)}{' '}
            <ExactMoney amount={chosen.balance} currencyId={chosen.account.currencyId} size={18} />
          </span>
          {actionsOf(chosen)}
        </Panel>
      )}
      {save.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(save.error)}
        </p>
      )}
      {isEmpty ? (
        <EmptyState title={t('This seller has no money in the books yet.')} />
      ) : (
        <LedgerLines {...state} />
      )}
    </div>
  )
}

function Filters({ address, typed, accounts, account, kind, days, save, sellerId }: LedgerState) {
  const chosen =
    account &&
    writeAccount({
      name: account.account,
      currencyId: account.currencyId,
      provider: account.provider ?? null,
    })
  return (
    <section aria-label={t('Filters')} className="c-filters">
      <ListSearch label={t('Mail address of a seller')} address={address} typed={typed} />
      <ComboboxInput
        aria-label={t('Account')}
        placeholder={t('All accounts of the house')}
        value={chosen ?? null}
        onValueChange={(next) => address.change({ account: next })}
        options={accounts.map((one) => ({
          value: writeAccount(one.account),
          label: accountIn(one.account),
        }))}
      />
      <ComboboxInput
        aria-label={t('What happened')}
        placeholder={t('Everything')}
        value={kind}
        onValueChange={(next) => address.change({ kind: next })}
        options={ledgerKinds.map((one) => ({ value: one, label: t(kindWords[one]) }))}
      />
      <DateRange
        label={t('When')}
        value={days}
        onValueChange={({ from, to }) => address.change({ from, to })}
      />
      {sellerId && (
        <Link to={address.with({ seller: null, account: null, q: null })}>{t('Books of the house')}</Link>
      )}
      <Button
        size="small"
        variant="secondary"
        icon={<DownloadIcon />}
        loading={save.isRunning}
        onClick={() => void save.run(null)}
      >
        {t('Save as CSV')}
      </Button>
    </section>
  )
}

function Found({ sellers }: { readonly sellers: NonNullable<LedgerState['sellers']> }) {
  if (sellers.length === 0) return <p role="status">{t('No seller has such an address.')}</p>
  return (
    <ul className="c-ledger-found" aria-label={t('Sellers')}>
      {sellers.map(({ userId, email }) => (
        <li key={userId}>
          <Link to={ledgerPath('seller', userId)}>{email}</Link>
        </li>
      ))}
    </ul>
  )
}
