import { hasCode, isClientError } from '@kaadi/core/errors'
import type { SaveOutcome } from '@kaadi/ui/desk/widgets'
import { sayError } from '../../../platform/net/say-error.ts'
import { type ResourceSpec, toForm, type Values } from '../resources/index.ts'

export type FormOutcome = SaveOutcome<Readonly<Record<string, string | boolean>>>

interface Detail {
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
  readonly values?: Values | null
  readonly changedBy?: string | null
}

const sayFirst = ({ fields }: Detail, error: unknown): string => fields?.[0]?.message ?? sayError(error)

/** What the service has against a change, as a form shows it. */
export const outcomeOf = (spec: ResourceSpec, error: unknown): FormOutcome => {
  const details = (isClientError(error) && error.kind === 'api' ? error.details : {}) as Detail
  if (hasCode(error, 'changeStale') && details.values)
    return {
      result: 'conflict',
      values: toForm(spec, details.values),
      ...(details.changedBy && { by: details.changedBy }),
    }
  const errors = Object.fromEntries(
    (details.fields ?? []).map(({ path, message }) => [path.replace(/^after\./, ''), message]),
  )
  const isKnown = Object.keys(errors).every(
    (name) => name === 'startTime' || spec.fields.some((field) => field.name === name),
  )
  return {
    result: 'refused',
    errors,
    ...((!details.fields || !isKnown) && { message: sayFirst(details, error) }),
  }
}
