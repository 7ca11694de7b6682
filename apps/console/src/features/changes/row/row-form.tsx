import { ResourceForm } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { useMemo, useState } from 'react'
import { useUnsaved } from '../../../platform/forms/unsaved.tsx'
import { formFields, startField, toForm, type Values } from '../resources/index.ts'
import type { RowState } from './use-row.controller.ts'

interface RowFormProps extends Pick<RowState, 'spec' | 'look'> {
  readonly values: Values
  readonly isNew: boolean
}

/** From when on a change shall hold, and the fields of its row. What was written is asked about before it is left. */
export function RowForm({ spec, look, values, isNew }: RowFormProps) {
  const kept = useMemo(() => toForm(spec, values), [spec, values])
  const [isUnsaved, setUnsaved] = useState(false)
  useUnsaved(isUnsaved)
  return (
    <ResourceForm
      label={t(spec.label)}
      fields={[startField(), ...formFields(spec, values, isNew)]}
      values={kept}
      saveLabel={t('Look at the change')}
      onSave={look}
      onDirtyChange={setUnsaved}
    />
  )
}
