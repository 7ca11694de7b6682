import './switches.css'
import { type Switch, switchKey } from '@kaadi/contract/switches'
import { hasCode } from '@kaadi/core/errors'
import { Alert, AlertDialog, Button, Panel, Section, Tag, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from 'react-router-dom'
import { auditPath, paths } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { CloseForm } from './close-form.tsx'
import { askWords, effectOf, historyOf, openWords, reopeningOf, subjectOf } from './switch-words.ts'
import { useSwitch } from './use-switch.controller.ts'

/** How one switch stands, who changed it last, and how to change it. */
export function OneSwitch({ of }: { readonly of: Switch }) {
  const { form, isAsked, isBusy, problem, onCancel, onClose, onOpen } = useSwitch(of)
  const reopening = reopeningOf(of)
  return (
    <Section title={subjectOf(of)}>
      <Panel className="c-switches">
        <p>
          <Tag tone={of.isOpen ? 'ok' : 'bad'}>{of.isOpen ? t('Open') : t('Closed')}</Tag>
        </p>
        {problem !== undefined && (
          <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayProblem(problem)} />
        )}
        <p className={of.isOpen ? 'k-quiet' : undefined}>{historyOf(of)}</p>
        {reopening && <p className="k-quiet">{reopening}</p>}
        <TextLink as={Link} to={auditPath(switchKey(of))}>
          {t('Earlier changes, in the audit')}
        </TextLink>
        {of.isOpen ? (
          <CloseForm form={form} of={of} />
        ) : of.name === 'payouts' ? (
          <TextLink as={Link} to={paths.books}>
            {t('Start them again on the page Books')}
          </TextLink>
        ) : (
          <Button loading={isBusy} onClick={onOpen}>
            {openWords(of)}
          </Button>
        )}
      </Panel>
      <AlertDialog
        open={isAsked}
        onClose={onCancel}
        onConfirm={onClose}
        loading={isBusy}
        title={askWords(of)}
        confirmLabel={t('Close')}
        cancelLabel={t('Leave it open')}
      >
        {effectOf(of)}
      </AlertDialog>
    </Section>
  )
}

/** Names who was faster, and when. */
function sayProblem(problem: unknown): string {
  if (!hasCode(problem, 'changeStale')) return sayError(problem)
  const { values, changedBy } = problem.details ?? {}
  const time = values?.changeTime
  if (!changedBy || typeof time !== 'string') return sayError(problem)
  return t('{name} changed this, {time}. Look at it as it is now, then change it again.', {
    name: changedBy,
    time: deskTime(time),
  })
}
