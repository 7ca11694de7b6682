import './switches.css'
import type { Switch } from '@kaadi/contract/switches'
import { Alert, AlertDialog, Button, Panel, Section, Select, Tag, TextField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { askWords, closeWords, effectOf, keyOf, openWords, subjectOf, tellsTime } from './switch-words.ts'
import type { SwitchesState } from './use-switches.controller.ts'

const minutes = [30, 60, 120, 240, 480]
const inWords = (count: number): string =>
  count < 60
    ? t('In {count} minutes', { count })
    : t('{hours, plural, one {In # hour} other {In # hours}}', { hours: count / 60 })

/** What is open and what is closed, and how to change it. */
export function SwitchesView(props: SwitchesState & { chosen: Switch }) {
  const { chosen, problem, asked, isBusy, onCancel, onClose, onOpen } = props
  return (
    <>
      <Choice {...props} />
      <Section title={subjectOf(chosen)}>
        <Panel className="c-switches">
          <p>
            <Tag tone={chosen.isOpen ? 'ok' : 'bad'}>{chosen.isOpen ? t('Open') : t('Closed')}</Tag>
          </p>
          {problem !== undefined && (
            <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
          )}
          <History of={chosen} />
          {chosen.isOpen ? (
            <CloseForm key={keyOf(chosen)} {...props} />
          ) : chosen.name === 'payouts' ? (
            <TextLink as={Link} to={paths.books}>
              {t('Start them again on the page Books')}
            </TextLink>
          ) : (
            <Button loading={isBusy} onClick={onOpen}>
              {openWords(chosen)}
            </Button>
          )}
        </Panel>
        <AlertDialog
          open={asked !== undefined}
          onClose={onCancel}
          onConfirm={onClose}
          loading={isBusy}
          title={askWords(chosen)}
          confirmLabel={t('Close')}
          cancelLabel={t('Leave it open')}
        >
          {effectOf(chosen)}
        </AlertDialog>
      </Section>
    </>
  )
}

/** Which switch; those that are closed say so. */
function Choice({ all, chosen, onChoose }: SwitchesState & { chosen: Switch }) {
  if (all.length < 2) return null
  return (
    <Select
      label={t('What to open or close')}
      name="of"
      value={keyOf(chosen)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {all.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.isOpen ? subjectOf(one) : t('{name}: closed', { name: subjectOf(one) })}
        </option>
      ))}
    </Select>
  )
}

function History({ of }: { of: Switch }) {
  const { isOpen, reason, reopensTime, changedBy, changeTime } = of
  if (!changeTime)
    return <p className="k-quiet">{isOpen ? t('It was never closed.') : t('The catalogue closed it.')}</p>
  const facts = { name: changedBy ?? '', time: deskTime(changeTime) }
  if (isOpen) return <p className="k-quiet">{t('Opened by {name}, {time}.', facts)}</p>
  return (
    <>
      <p>
        {changedBy === null
          ? t('Closed by the service, {time}: {reason}', { time: facts.time, reason: reason ?? '' })
          : t('Closed by {name}, {time}: {reason}', { ...facts, reason: reason ?? '' })}
      </p>
      <p className="k-quiet" hidden={!tellsTime(of)}>
        {reopensTime
          ? t('Sellers read that it opens at about {time}. It does not open by itself.', {
              time: deskTime(reopensTime),
            })
          : t('Sellers are told no time.')}
      </p>
    </>
  )
}

function CloseForm({ form, chosen }: Pick<SwitchesState, 'form'> & { chosen: Switch }) {
  const field = form.field('minutes')
  return (
    <form {...form.form} className="c-switches">
      <TextField
        {...form.text('reason')}
        label={t('Why it is closed')}
        hint={t('For the other operators. Sellers do not read it.')}
        maxLength={200}
        autoComplete="off"
        required
      />
      {tellsTime(chosen) && (
        <Select
          label={t('Opens again')}
          name="minutes"
          value={field.value}
          onChange={(event) => field.set(event.currentTarget.value)}
        >
          <option value="">{t('Nobody knows')}</option>
          {minutes.map((count) => (
            <option key={count} value={String(count)}>
              {inWords(count)}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" variant="danger">
        {closeWords(chosen)}
      </Button>
    </form>
  )
}
