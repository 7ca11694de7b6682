import './switches.css'
import { type Switch, tellsReopening } from '@kaadi/contract/switches'
import type { Form } from '@kaadi/react'
import { Button, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { endInWords } from '../../platform/forms/ends.ts'
import { closeWords } from './switch-words.ts'
import type { Closing } from './use-switch.controller.ts'

const minutes = [30, 60, 120, 240, 480]

/** Why it is closed, and until when where those who wait are told. */
export function CloseForm({ form, of }: { readonly form: Form<Closing>; readonly of: Switch }) {
  const field = form.field('minutes')
  return (
    <form {...form.form} className="c-switches">
      <TextField
        {...form.text('reason')}
        label={t('Why it is closed')}
        hint={t('For the other operators, and kept in the audit. Sellers do not read it.')}
        maxLength={200}
        autoComplete="off"
        required
      />
      {tellsReopening(of) && (
        <Select
          label={t('Opens again')}
          name="minutes"
          value={field.value}
          onChange={(event) => field.set(event.currentTarget.value)}
        >
          <option value="">{t('Nobody knows')}</option>
          {minutes.map((count) => (
            <option key={count} value={String(count)}>
              {t('In {time}', { time: endInWords(count) })}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" variant="danger">
        {closeWords(of)}
      </Button>
    </form>
  )
}
