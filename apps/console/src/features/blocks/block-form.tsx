import './blocks.css'
import type { BlockRequest } from '@kaadi/contract/risk'
import { useForm } from '@kaadi/react'
import { Alert, Button, Dialog, SegmentedControl, Select, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { endInWords, endMinutes, instantIn } from '../../platform/forms/ends.ts'
import { sayError } from '../../platform/net/say-error.ts'
import type { BlocksState } from './use-blocks.controller.ts'

interface Values {
  readonly kind: 'email' | 'name'
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly reason: string
  readonly minutes: string
}
const initial: Values = { kind: 'email', email: '', firstName: '', lastName: '', reason: '', minutes: '' }

const subjectOf = ({ kind, email, firstName, lastName }: Values): BlockRequest['subject'] =>
  kind === 'email'
    ? { kind, email: email.trim() }
    : { kind, name: { firstName: firstName.trim(), lastName: lastName.trim() } }

/** Blocks a person. Devices and bank accounts are blocked on the page of a seller. */
export function BlockForm({ block, onClose }: { block: BlocksState['block']; onClose: () => void }) {
  const { form, text, field, values } = useForm({
    initial,
    check: faultsOf,
    onSubmit: async (given) => {
      const untilTime = given.minutes === '' ? null : instantIn(Number(given.minutes))
      if (await block.run({ subject: subjectOf(given), reason: given.reason.trim(), untilTime })) onClose()
    },
  })
  const end = field('minutes')
  return (
    <Dialog open title={t('Block a person')} onClose={onClose}>
      <form {...form} className="c-block-form">
        <SegmentedControl
          label={t('By what')}
          options={[
            { value: 'email', label: t('Mail address') },
            { value: 'name', label: t('Name') },
          ]}
          value={values.kind}
          onValueChange={(kind) => field('kind').set(kind as Values['kind'])}
        />
        {values.kind === 'email' ? (
          <TextField {...text('email')} label={t('Mail address')} type="email" autoComplete="off" required />
        ) : (
          <>
            <TextField {...text('firstName')} label={t('First name')} autoComplete="off" required />
            <TextField
              {...text('lastName')}
              label={t('Last name')}
              hint={t(
                'Others may bear this name: nobody of that name can save a bank account until it ends.',
              )}
              autoComplete="off"
              required
            />
          </>
        )}
        <TextField
          {...text('reason')}
          label={t('Why')}
          hint={t('For the other operators. The seller does not read it.')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <Select
          label={t('Ends')}
          name="minutes"
          value={end.value}
          error={end.error}
          onChange={(event) => end.set(event.currentTarget.value)}
        >
          <option value="">{t('When it is removed')}</option>
          {endMinutes.map((minutes) => (
            <option key={minutes} value={String(minutes)}>
              {t('After {time}', { time: endInWords(minutes) })}
            </option>
          ))}
        </Select>
        {block.error !== undefined && (
          <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(block.error)} />
        )}
        <Button type="submit" variant="danger" block loading={block.isRunning}>
          {t('Block')}
        </Button>
      </form>
    </Dialog>
  )
}

function faultsOf({ kind, email, firstName, lastName, reason, minutes }: Values) {
  const needed = (value: string) => (value.trim() === '' ? t('Enter the name.') : undefined)
  return {
    email: kind === 'email' && !/^\S+@\S+\.\S+$/.test(email.trim()) ? t('Enter a whole address.') : undefined,
    firstName: kind === 'name' ? needed(firstName) : undefined,
    lastName: kind === 'name' ? needed(lastName) : undefined,
    reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined,
    minutes: kind === 'name' && minutes === '' ? t('A name has to have an end.') : undefined,
  }
}
