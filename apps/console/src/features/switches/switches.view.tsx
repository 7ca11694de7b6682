import './switches.css'
import type { Switch } from '@kaadi/contract/switches'
import { Alert, AlertDialog, Button, Panel, Section, Select, Tag, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import type { SwitchesState } from './use-switches.controller.ts'

const minutes = [30, 60, 120, 240, 480]
const inWords = (count: number): string =>
  count < 60
    ? t('In {count} minutes', { count })
    : t('{hours, plural, one {In # hour} other {In # hours}}', { hours: count / 60 })

/** What is open and what is closed, and how to change it. */
export function SwitchesView(props: SwitchesState & { service: Switch }) {
  const { service, problem, asked, isBusy, onCancel, onClose, onOpen } = props
  return (
    <Section title={t('The service')}>
      <Panel className="c-switches">
        <p>
          <Tag tone={service.isOpen ? 'ok' : 'bad'}>{service.isOpen ? t('Open') : t('Closed')}</Tag>
        </p>
        {problem !== undefined && (
          <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
        )}
        <History service={service} />
        {service.isOpen ? (
          <CloseForm {...props} />
        ) : (
          <Button loading={isBusy} onClick={onOpen}>
            {t('Open the service')}
          </Button>
        )}
      </Panel>
      <AlertDialog
        open={asked !== undefined}
        onClose={onCancel}
        onConfirm={onClose}
        loading={isBusy}
        title={t('Close the service?')}
        confirmLabel={t('Close')}
        cancelLabel={t('Leave it open')}
      >
        {t('Sellers and visitors can do nothing from that moment on. The console goes on.')}
      </AlertDialog>
    </Section>
  )
}

function History({ service: { isOpen, reason, reopensTime, changedBy, changeTime } }: { service: Switch }) {
  if (!changeTime) return <p className="k-quiet">{t('It was never closed.')}</p>
  const facts = { name: changedBy ?? '', time: deskTime(changeTime) }
  if (isOpen) return <p className="k-quiet">{t('Opened by {name}, {time}.', facts)}</p>
  return (
    <>
      <p>{t('Closed by {name}, {time}: {reason}', { ...facts, reason: reason ?? '' })}</p>
      <p className="k-quiet">
        {reopensTime
          ? t('Sellers read that it opens at about {time}. It does not open by itself.', {
              time: deskTime(reopensTime),
            })
          : t('Sellers are told no time.')}
      </p>
    </>
  )
}

function CloseForm({ form }: Pick<SwitchesState, 'form'>) {
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
      <Button type="submit" variant="danger">
        {t('Close the service')}
      </Button>
    </form>
  )
}
