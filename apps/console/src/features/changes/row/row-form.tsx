import { TextField } from '@kaadi/ui'
import { ResourceForm } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { useMemo, useState } from 'react'
import { formFields, toForm, type Values } from '../resources/index.ts'
import type { RowState } from './use-row.controller.ts'

interface RowFormProps extends Pick<RowState, 'spec' | 'look'> {
  readonly values: Values
  readonly isNew: boolean
}

/** The fields of a row, and from when on they shall hold. */
export function RowForm({ spec, look, values, isNew }: RowFormProps) {
  const [start, setStart] = useState('')
  const kept = useMemo(() => toForm(spec, values), [spec, values])
  return (
    <>
      <TextField
        type="date"
        name="start"
        label={t('Holds from')}
        hint={t('Empty: as soon as it is asked for, or approved. Else at midnight in Lagos.')}
        optional
        value={start}
        onChange={(event) => setStart(event.target.value)}
      />
      <ResourceForm
        label={t(spec.label)}
        fields={formFields(spec, values, isNew)}
        values={kept}
        saveLabel={t('Look at the change')}
        onSave={(form) => look(form, start)}
      />
    </>
  )
}
