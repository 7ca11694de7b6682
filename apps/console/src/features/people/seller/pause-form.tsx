import './seller.css'
import type { PauseRuleName, PauseScope } from '@kaadi/contract/risk'
import { pauseRuleNames, pauseRules, pauseScopes } from '@kaadi/contract/risk'
import { useForm } from '@kaadi/react'
import { Alert, Button, Select, TextArea } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { endInWords, endMinutes, instantIn } from '../../../platform/forms/ends.ts'
import { sayError } from '../../../platform/net/say-error.ts'
import { ruleNames, scopeNames } from './seller-words.ts'
import type { SellerActions } from './use-seller.controller.ts'

interface Values {
  readonly scope: PauseScope
  readonly rule: PauseRuleName
  /** One a line. */
  readonly facts: string
  readonly minutes: string
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const initial: Values = { scope: 'both', rule: 'cardsDisputed', facts: '', minutes: '1440' }

/** Pauses the seller: what, by which rule, by which facts, until when. The seller reads all of it. */
export function PauseForm({ pause, onDone }: { pause: SellerActions['pause']; onDone: () => void }) {
  const { form, text, field, values } = useForm({
    initial,
    check: ({ facts }) => ({ facts: faultOf(linesOf(facts)) }),
    onSubmit: async ({ scope, rule, facts, minutes }) => {
      const untilTime = instantIn(Number(minutes))
      if (await pause.run({ scope, rule, facts: linesOf(facts), untilTime })) onDone()
    },
  })
  const { text: why, nextStep } = pauseRules[values.rule]
  const choice = (name: 'scope' | 'rule' | 'minutes') => ({
    name,
    value: field(name).value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      field(name).set(event.currentTarget.value as never),
  })
  return (
    <form {...form} className="c-pause-form">
      <Select {...choice('scope')} label={t('What is paused')}>
        {pauseScopes.map((scope) => (
          <option key={scope} value={scope}>
            {t(scopeNames[scope])}
          </option>
        ))}
      </Select>
      <Select {...choice('rule')} label={t('By which rule')} hint={`${why} ${nextStep}`}>
        {pauseRuleNames.map((rule) => (
          <option key={rule} value={rule}>
            {t(ruleNames[rule])}
          </option>
        ))}
      </Select>
      <TextArea
        {...text('facts')}
        label={t('Facts, one a line')}
        hint={t('The seller reads them as they stand. Name no other person.')}
        required
      />
      <Select {...choice('minutes')} label={t('Ends by itself after')}>
        {endMinutes.map((minutes) => (
          <option key={minutes} value={String(minutes)}>
            {endInWords(minutes)}
          </option>
        ))}
      </Select>
      {pause.error !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(pause.error)} />
      )}
      <Button type="submit" variant="danger" loading={pause.isRunning}>
        {t('Pause the seller')}
      </Button>
      <Button variant="ghost" onClick={onDone}>
        {t('Back')}
      </Button>
    </form>
  )
}

function faultOf(lines: readonly string[]): string | undefined {
  if (lines.length === 0) return t('Name at least one fact.')
  if (lines.length > 5) return t('Five facts at most.')
  return lines.some((line) => line.length < 3 || line.length > 200)
    ? t('Each fact has 3 to 200 characters.')
    : undefined
}
