import { type HoldRuleName, holdRuleNames } from '@kaadi/contract/withdrawals'
import { useForm } from '@kaadi/react'
import { Button, Dialog, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import type { PayoutActions } from '../use-payout.controller.ts'
import { holdWords } from './hold-words.ts'

const spans = [2, 6, 24, 72]
/** Held by the service itself, and by nobody else. */
const rules = holdRuleNames.filter((rule) => rule !== 'sharedAccount')

/** Holds one payout for a check: by a rule that the seller reads, with what was seen and an end. */
export function HoldForm({ hold }: Pick<PayoutActions, 'hold'>) {
  const [isOpen, setOpen] = useState(false)
  const { form, text, field } = useForm({
    initial: { rule: rules[0] as string, fact: '', hours: '24' },
    check: ({ fact }) => ({
      fact: fact.trim().length < 3 ? t('Say what was seen, in a few words.') : undefined,
    }),
    onSubmit: ({ rule, fact, hours }) =>
      void hold
        .run({ rule: rule as HoldRuleName, fact: fact.trim(), hours: Number(hours) })
        .then((done) => done && setOpen(false)),
  })
  const fact = text('fact')
  const [rule, hours] = [field('rule'), field('hours')]
  if (!isOpen)
    return (
      <Button variant="ghost" block onClick={() => setOpen(true)}>
        {t('Hold it for a check')}
      </Button>
    )
  return (
    <Dialog open title={t('Hold this payout for a check?')} onClose={() => setOpen(false)}>
      <form {...form}>
        <Select
          label={t('Rule')}
          data-autofocus
          value={rule.value}
          onChange={(event) => rule.set(event.currentTarget.value)}
        >
          {rules.map((name) => (
            <option key={name} value={name}>
              {t(holdWords[name])}
            </option>
          ))}
        </Select>
        <TextField
          {...fact}
          label={t('What was seen')}
          hint={t('Operators read it. The seller reads the rule and the end.')}
          error={fact.error ?? (hold.error === undefined ? undefined : sayError(hold.error))}
          maxLength={300}
          autoComplete="off"
          required
        />
        <Select
          label={t('Ends by itself')}
          value={hours.value}
          onChange={(event) => hours.set(event.currentTarget.value)}
        >
          {spans.map((span) => (
            <option key={span} value={String(span)}>
              {t('after {hours, plural, one {# hour} other {# hours}}', { hours: span })}
            </option>
          ))}
        </Select>
        <Button type="submit" block loading={hold.isRunning}>
          {t('Hold it')}
        </Button>
      </form>
    </Dialog>
  )
}
