import type { Bank } from '@kaadi/contract/bank-accounts'
import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney } from '@kaadi/core/money'
import {
  Alert,
  BankField,
  type BankOption,
  BankPicker,
  Button,
  Dock,
  type NameResolution,
  ResolvedName,
  SegmentedControl,
  Sheet,
  TextField,
} from '@kaadi/ui'
import { CircleAlertIcon, ShieldCheckIcon, TriangleAlertIcon } from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { useState } from 'react'
import { legibleGround } from '../../platform/content/legible-ground.ts'
import { walletNames } from '../../platform/money/wallet-names.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { bankNicknames } from './words/bank-nicknames.ts'

export interface BankAddViewProps {
  currencyId: CurrencyId
  currencyIds: readonly CurrencyId[]
  banks: readonly Bank[] | undefined
  banksError: unknown
  bank: Bank | null
  bankProblem: string | null
  number: string
  numberProblem: string | null
  /** The check digit does not fit: a warning, since some accounts are phone numbers. */
  numberWarning: string | null
  /** The address is one of the chosen network. */
  isSoundAddress: boolean
  resolution: NameResolution
  onCurrency: (currencyId: CurrencyId) => void
  onBank: (code: string) => void
  onNumber: (number: string) => void
  onNumberLeft: () => void
  onResolveAgain: () => void
  onRetryBanks: () => void
  /** Corrects the seller's own name. */
  onRename: () => void
}

/** How a number looks; of a network also what it takes, and the least that it sends. */
const hintOf = ({ network, numberHint, currencyId }: Bank): string => {
  if (!network) return fromService(numberHint)
  const say = (amount: string) => formatMoney(amount, { symbol: currencies[currencyId].symbol })
  return t('The whole address. Fee {fee}, at least {min}.', { fee: say(network.fee), min: say(network.min) })
}

const optionOf = ({ code, name, initials, color }: Bank): BankOption => ({
  id: code,
  name,
  letters: initials,
  color: legibleGround(color),
  alsoKnownAs: bankNicknames(name, initials),
})

/** A new account: the bank, the number in the bank's form, and the name that the bank gives for it. */
export function BankAddView(props: BankAddViewProps) {
  const { currencyId, currencyIds, banks, banksError, bank, number } = props
  const [isChoosing, setChoosing] = useState(false)
  const isNetwork = currencyId === 3
  return (
    <>
      {currencyIds.length > 1 && (
        <SegmentedControl
          label={t('Wallet')}
          options={currencyIds.map((id) => ({ value: String(id), label: t(walletNames[id]) }))}
          value={String(currencyId)}
          onValueChange={(id) => props.onCurrency(Number(id) as CurrencyId)}
        />
      )}
      <BankField
        id="account-bank"
        label={isNetwork ? t('Network') : t('Bank')}
        bank={bank && optionOf(bank)}
        placeholder={isNetwork ? t('Choose a network') : undefined}
        error={props.bankProblem}
        onClick={() => setChoosing(true)}
      />
      <TextField
        id="account-number"
        label={
          isNetwork ? t('Address') : bank?.kind === 'mobileMoney' ? t('Phone number') : t('Account number')
        }
        inputMode={isNetwork ? 'text' : 'numeric'}
        code={isNetwork}
        spellCheck={false}
        autoComplete="off"
        maxLength={isNetwork ? 90 : 20}
        value={number}
        onChange={(event) => props.onNumber(event.currentTarget.value)}
        onBlur={props.onNumberLeft}
        hint={bank ? hintOf(bank) : undefined}
        placeholder={bank ? undefined : isNetwork ? t('Network first') : t('Bank first')}
        disabled={bank === null}
        error={props.numberProblem}
        required
      />
      {props.numberWarning && (
        <Alert tone="todo" level={3} icon={<TriangleAlertIcon />} title={t('Check the number')} role="status">
          {props.numberWarning}
        </Alert>
      )}
      {props.isSoundAddress && bank?.network && (
        <Alert
          tone="wait"
          level={3}
          icon={<ShieldCheckIcon />}
          title={t('Compare both ends with your wallet')}
          role="status"
        >
          {t('It must be your own, on this network. Send {amount} first, and look whether it arrives.', {
            amount: formatMoney(bank.network.min, { symbol: currencies[bank.currencyId].symbol }),
          })}
        </Alert>
      )}
      {!isNetwork && <ResolvedName resolution={props.resolution} onRetry={props.onResolveAgain} />}
      {props.resolution.state === 'mismatch' && (
        <Alert
          id="name-differs"
          tabIndex={-1}
          tone="bad"
          level={3}
          icon={<CircleAlertIcon />}
          title={t('This account is not in your name')}
          role="alert"
          action={
            <Button variant="secondary" onClick={props.onRename}>
              {t('Correct my name')}
            </Button>
          }
        >
          {t('Choose an account of your own. Is your name here misspelt? Then correct it.')}
        </Alert>
      )}
      <Sheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={isNetwork ? t('Choose a network') : t('Choose a bank')}
      >
        <BankPicker
          banks={banks?.map(optionOf)}
          problem={
            banksError && !banks ? <LoadFailure error={banksError} onRetry={props.onRetryBanks} /> : undefined
          }
          onSelect={({ id }) => {
            setChoosing(false)
            props.onBank(id)
          }}
        />
      </Sheet>
    </>
  )
}

export interface BankAddDockProps {
  loading: boolean
  onAdd: () => void
}

/** The one action of the form. */
export function BankAddDock({ loading, onAdd }: BankAddDockProps) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button block loading={loading} onClick={onAdd}>
        {t('Add account')}
      </Button>
    </Dock>
  )
}
