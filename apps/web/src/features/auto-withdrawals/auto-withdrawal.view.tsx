import type { AutoWithdrawKind } from '@kaadi/contract/auto-withdrawals'
import { walletCurrency } from '@kaadi/core/money'
import { fromService, labelled, type Message, msg, t } from '@kaadi/words'
import '@kaadi/ui/css/radio-group.css'
import '../../platform/screens/stacks.css'
import '../../platform/screens/words.css'
import { Alert, AmountInput, Button, Dock, PasswordField, RadioGroup } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { isTooFine } from '../../platform/content/too-fine.ts'
import { closedRuleWords } from '../../platform/money/closed-network.tsx'
import type { AutoWithdrawForm } from './use-auto-withdrawal.controller.ts'

const formId = 'auto-withdrawal'

const kinds: readonly { readonly value: AutoWithdrawKind; readonly label: Message }[] = [
  { value: 'off', label: msg('Nothing: I withdraw myself') },
  { value: 'all', label: msg('Everything that comes in') },
  { value: 'above', label: msg('All of it, once there is at least') },
  { value: 'keep', label: msg('Everything but what stays here') },
]

/** What one wallet sends to the main account by itself. */
export function AutoWithdrawalView({ currencyId, rule, form, problem }: AutoWithdrawForm) {
  const kind = form.field('kind')
  const amount = form.field('amount')
  const currency = walletCurrency(currencyId)
  const amountLabel = kind.value === 'above' ? t('At least') : t('Stays in the wallet')
  return (
    <form {...form.form} id={formId} className="w-stack">
      {rule?.resting && (
        <Alert
          tone="todo"
          icon={<CircleAlertIcon />}
          title={t('Your rule rests. Save it again, and it goes on.')}
        >
          {rule.refusal === null ? undefined : fromService(rule.refusal)}
        </Alert>
      )}
      {rule?.networkClosed && !rule.resting && (
        <Alert tone="todo" icon={<CircleAlertIcon />} title={t('Your rule rests.')}>
          {closedRuleWords()}
        </Alert>
      )}
      {rule && !rule.resting && !rule.networkClosed && rule.refusal !== null && (
        <Alert tone="plain" title={t('The last try made no withdrawal.')}>
          {fromService(rule.refusal)}
        </Alert>
      )}
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <p className="w-quiet">
        {t('It goes to the main account you have now, with the limits and fees of any withdrawal.')}
      </p>
      <RadioGroup
        label={t('Withdraw by itself')}
        name="kind"
        options={labelled(kinds)}
        value={kind.value}
        onValueChange={(value) => kind.set(value as AutoWithdrawKind)}
      />
      {(kind.value === 'above' || kind.value === 'keep') && (
        <AmountInput
          name="amount"
          label={amountLabel}
          labelDetail={fromService(currency.name)}
          currency={currency}
          value={amount.value}
          error={amount.error}
          onValueChange={(next) => {
            amount.set(next)
            if (isTooFine(next, currencyId)) amount.leave()
          }}
          onBlur={() => amount.value !== '' && amount.leave()}
          required
        />
      )}
      <PasswordField
        {...form.text('pin')}
        inputMode="numeric"
        autoComplete="current-password"
        label={t('Withdrawal password')}
        required
      />
    </form>
  )
}

/** The one action of the form. */
export function AutoWithdrawalDock({ isBusy }: Pick<AutoWithdrawForm, 'isBusy'>) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} block loading={isBusy}>
        {t('Save the rule')}
      </Button>
    </Dock>
  )
}
