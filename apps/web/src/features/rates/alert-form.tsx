import { AlertFormView } from './alert-form.view.tsx'
import { useAlertForm } from './use-alert-form.controller.ts'
import type { RatesView } from './use-rates.controller.ts'

/** Where an alert of the chosen kind is set. Another kind is another form: give it a key. */
export const AlertForm = (view: RatesView) => <AlertFormView {...view} {...useAlertForm(view)} />
