import { type TraceStatus, traceStatus, type WithdrawalTrace } from '@kaadi/contract/payout-traces'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { Alert, Button, Panel, TextArea } from '@kaadi/ui'
import { CircleAlertIcon, FlagIcon } from '@kaadi/ui/icons'
import { type Message, msg, t } from '@kaadi/words'
import './missing.css'
import '../../../platform/screens/stacks.css'
import '../../../platform/screens/words.css'
import { times } from '../../../platform/time/times.ts'
import { type Missing, useMissing } from './use-missing.controller.ts'

/** For a paid withdrawal that the seller does not find: what to do, and what we found. */
export function MissingMoney({ withdrawal, now }: { readonly withdrawal: Withdrawal; readonly now: number }) {
  return <MissingMoneyView withdrawal={withdrawal} {...useMissing(withdrawal, now)} />
}

export function MissingMoneyView(props: Missing & { readonly withdrawal: Withdrawal }) {
  const { trace, canTell, isOpen, withdrawal, closesAt, onOpen } = props
  return (
    <>
      {trace && <TraceReport trace={trace} />}
      {canTell && isOpen && <MissingForm {...props} />}
      {canTell && !isOpen && (
        <Alert
          tone="plain"
          icon={<FlagIcon />}
          title={trace ? t('Still not there?') : t('Not received?')}
          action={
            <Button variant="secondary" onClick={onOpen}>
              {t('Tell us')}
            </Button>
          }
        >
          {withdrawal.kind === 'network'
            ? t('Look the transaction up in an explorer of {network} first. You can tell us until {time}.', {
                network: withdrawal.bankName,
                time: times.short(new Date(closesAt!).toISOString()),
              })
            : t(
                'Give {bank} the number above first: they find the payment by it. You can tell us until {time}.',
                {
                  bank: withdrawal.bankName,
                  time: times.short(new Date(closesAt!).toISOString()),
                },
              )}
        </Alert>
      )}
    </>
  )
}

const titles: Readonly<Record<TraceStatus, Message>> = {
  0: msg('We are asking where it is'),
  1: msg('We asked where it is'),
  2: msg('It came back to your wallet'),
}

function TraceReport({ trace }: { readonly trace: WithdrawalTrace }) {
  const { status, words, dueTime, answer, proof } = trace
  const isOpen = status === traceStatus.open
  return (
    <Panel as="section" className="w-stack-small" padding="large" aria-labelledby="missing">
      <h2 id="missing">{t('You told us that it has not come')}</h2>
      <Alert tone={isOpen ? 'wait' : 'ok'} level={3} icon={<FlagIcon />} title={t(titles[status])}>
        {isOpen &&
          t('You have our answer by {time}. Nothing is lost meanwhile.', { time: times.short(dueTime) })}
        {answer}
        {proof && ` ${t('Your bank finds it by {number}.', { number: proof })}`}
      </Alert>
      {words && <blockquote className="w-missing-words w-quiet">{words}</blockquote>}
    </Panel>
  )
}

function MissingForm({
  form,
  isSending,
  problem,
  wordsMax,
  withdrawal,
  onClose,
}: Missing & { readonly withdrawal: Withdrawal }) {
  return (
    <Panel as="section" padding="large" aria-labelledby="missing-form">
      <form {...form.form} className="w-stack-small">
        <h2 id="missing-form">{t('It has not come')}</h2>
        {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
        <TextArea
          {...form.text('words')}
          label={t('What do you see?')}
          hint={t('For example: what {bank} said, or until when you looked. You can leave this out.', {
            bank: withdrawal.bankName,
          })}
          maxLength={wordsMax}
          rows={3}
        />
        <span className="w-missing-end">
          <Button type="submit" loading={isSending}>
            {t('Ask where it is')}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            {t('Not now')}
          </Button>
        </span>
      </form>
    </Panel>
  )
}
