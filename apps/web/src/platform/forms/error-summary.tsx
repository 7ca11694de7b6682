import { t } from '@kaadi/words'
import './error-summary.css'
import type { Form } from '@kaadi/react'
import { Alert, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'

const many = 3

/** Names every fault of a long form at its top, each leading to its field. A few faults need no list. */
export function ErrorSummary<Values extends object>({ form }: { form: Form<Values> }) {
  const { shownErrors, focus } = form
  if (shownErrors.length <= many) return null
  return (
    <Alert
      tone="bad"
      icon={<CircleAlertIcon />}
      title={t('{count} things need a look', { count: shownErrors.length })}
    >
      <ul className="w-error-summary">
        {shownErrors.map(({ name, message }) => (
          <li key={name}>
            <TextLink as="button" inline onClick={() => focus(name)}>
              {message}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
