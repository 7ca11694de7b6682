import '../changes.css'
import { type ChangeDetail, isOfOperators } from '@kaadi/contract/changes'
import { useForm } from '@kaadi/react'
import { Button, Section, TextField } from '@kaadi/ui'
import { ApprovalRow, type ApprovalState, BeforeAfter } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { changeWords } from '../../../platform/content/change-states.ts'
import { Sign } from '../../../platform/credentials/sign.view.tsx'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime, plannedTime } from '../../../platform/time/desk-time.ts'
import { sayWeight } from '../change-words.ts'
import { differences, specs } from '../resources/index.ts'
import type { OneApproval } from './use-approvals.controller.ts'

interface ApprovalViewProps extends Pick<OneApproval, 'challenge' | 'decide'> {
  readonly shown: ChangeDetail
}

/** One change with the exact facts that the second person signs. */
export function ApprovalView({ shown, challenge, decide }: ApprovalViewProps) {
  const [isRefusing, setRefusing] = useState(false)
  const spec = specs[shown.resource]
  const { fingerprint, weight, after } = shown
  return (
    <Section title={t('What is asked for')} className="c-row">
      <ApprovalRow
        title={shown.title}
        kind={t(spec.label)}
        askedBy={shown.madeBy}
        askedAt={deskTime(shown.createTime)}
        change={<BeforeAfter {...differences(spec, shown.before, after)} />}
        facts={[
          { label: t('Why'), value: shown.reason },
          ...(weight ? [{ label: t('Weighs'), value: sayWeight(weight, shown.resource) }] : []),
          { label: t('From'), value: shown.startTime ? plannedTime(shown.startTime) : t('At once') },
          ...(after ? [] : [{ label: t('After'), value: t('It is removed.') }]),
        ]}
        signedText={shown.signedText}
        fingerprint={fingerprint.slice(0, 16)}
        approval={stateOf(shown, decide.isRunning)}
        {...(shown.canDecide && { onRefuse: () => setRefusing(true) })}
      />
      {shown.canDecide && !shown.isStale && !isRefusing && (
        <Sign
          challenge={challenge}
          fingerprint={fingerprint}
          statement={t(
            'You sign exactly this: {title}, as it stands above before and after. {name} asked for it: “{reason}”',
            { title: shown.title, name: shown.madeBy, reason: shown.reason },
          )}
          submit={t('Approve')}
          action={{ ...decide, run: (signed) => decide.run({ verdict: 'approve', ...signed }) }}
        />
      )}
      {shown.canDecide && (isRefusing || shown.isStale) && (
        <RefuseForm
          decide={decide}
          fingerprint={fingerprint}
          onBack={shown.isStale ? undefined : () => setRefusing(false)}
        />
      )}
    </Section>
  )
}

const sayWho = ({ resource }: ChangeDetail): string =>
  isOfOperators(resource)
    ? t('A treasurer or an admin approves it, but not whom it is about.')
    : t('Seniors, treasurers and admins approve it.')

function stateOf(shown: ChangeDetail, isSigning: boolean): ApprovalState {
  const { status, decidedBy, decideTime, endTime, note, startTime } = shown
  if (status === 'waiting') {
    if (isSigning) return { state: 'signing' }
    if (shown.isStale)
      return { state: 'blocked', why: t('What stands has changed since. It can only be refused.') }
    if (shown.isOwn) return { state: 'own' }
    return shown.canDecide ? { state: 'open' } : { state: 'blocked', why: sayWho(shown) }
  }
  if (status === 'refused' && decidedBy)
    return { state: 'refused', by: decidedBy, at: deskTime(decideTime!), reason: note ?? undefined }
  if ((status === 'applied' || status === 'scheduled') && decidedBy)
    return { state: 'approved', by: decidedBy, at: deskTime(decideTime!) }
  if (status === 'applied' && endTime)
    return { state: 'blocked', why: t('One person was enough: applied {time}.', { time: deskTime(endTime) }) }
  if (status === 'scheduled' && startTime)
    return { state: 'blocked', why: t('It will be applied on {time}.', { time: plannedTime(startTime) }) }
  return { state: 'blocked', why: note ?? t(changeWords[status]) }
}

interface RefuseFormProps extends Pick<ApprovalViewProps, 'decide'> {
  readonly fingerprint: string
  readonly onBack: (() => void) | undefined
}

function RefuseForm({ decide, fingerprint, onBack }: RefuseFormProps) {
  const { form, text } = useForm({
    initial: { note: '' },
    check: ({ note }) => ({ note: note.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: ({ note }) => void decide.run({ verdict: 'refuse', fingerprint, note: note.trim() }),
  })
  const field = text('note')
  return (
    <form {...form} className="c-row">
      <TextField
        {...field}
        label={t('Why it is refused')}
        hint={t('Whoever asked for it reads it.')}
        maxLength={300}
        autoComplete="off"
        autoFocus
        required
        error={field.error ?? (decide.error === undefined ? undefined : sayError(decide.error))}
      />
      <div className="c-row-ways">
        <Button type="submit" variant="danger" loading={decide.isRunning}>
          {t('Refuse')}
        </Button>
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            {t('Back')}
          </Button>
        )}
      </div>
    </form>
  )
}
