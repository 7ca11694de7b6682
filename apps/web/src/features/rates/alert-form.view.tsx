import { t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { Alert, Button, ButtonLink, Checkbox, Section, TextField } from '@kaadi/ui'
import { BellIcon, CircleCheckIcon } from '@kaadi/ui/icons'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { awaited, shownRate } from './rate-words.ts'
import type { AlertForm } from './use-alert-form.controller.ts'
import type { RatesView } from './use-rates.controller.ts'

/** What the seller waits for, and how they are told. */
export function AlertFormView({
  brand,
  kind,
  country,
  rateNow,
  rates,
  alert,
  form,
  isBusy,
  isReached,
  saved,
}: RatesView & AlertForm) {
  const byMail = form.field('byMail')
  const isPaused = rateNow === null
  const isWaiting = alert?.firedTime === null
  return (
    <Section
      title={isPaused ? t('Tell me when it is bought again') : t('Tell me when it pays more')}
      note={
        isPaused
          ? t('We do not buy {name} at the moment. Keep the card.', { name: brand.name })
          : t('Now {rate} per {unit}1. You are told once, then the alert rests.', {
              rate: shownRate(rateNow, rates),
              unit: country.symbol,
            })
      }
    >
      <form {...form.form} className="w-stack-small">
        <TextField
          {...form.text('above')}
          label={
            isPaused
              ? t('Only from this rate on, {name} per {unit}1 (optional)', {
                  name: rates.name,
                  unit: country.symbol,
                })
              : t('At least, {name} per {unit}1', { name: rates.name, unit: country.symbol })
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          icon={<span aria-hidden="true">{rates.currency.symbol}</span>}
          readOnly={isBusy}
        />
        {isWaiting && (
          <p className="k-quiet">
            {t('Your alert of this card now: {what}. What you set takes its place.', {
              what: awaited(alert, rates, country),
            })}
          </p>
        )}
        <Checkbox
          name="byMail"
          checked={byMail.value}
          onChange={(event) => byMail.set(event.currentTarget.checked)}
        >
          {t('Send me a mail too')}
        </Checkbox>
        <Button type="submit" variant="secondary" block icon={<BellIcon />} loading={isBusy}>
          {isWaiting ? t('Change the alert') : t('Alert me')}
        </Button>
        {isReached && (
          <ButtonLink
            as={Link}
            to={withQuery(paths.sellSubmit, { cardTypeId: brand.id, ...kind })}
            variant="earn"
            block
          >
            {t('Sell it now')}
          </ButtonLink>
        )}
        {saved && (
          <Alert
            tone="ok"
            icon={<CircleCheckIcon />}
            role="status"
            title={
              saved.above === null
                ? t('We tell you when {name} is bought again', { name: brand.name })
                : t('We tell you from {rate} on', { rate: shownRate(saved.above, rates) })
            }
          >
            {saved.replaced &&
              saved.replaced.above !== saved.above &&
              t('It takes the place of: {what}.', { what: awaited(saved.replaced, rates, country) })}
          </Alert>
        )}
      </form>
    </Section>
  )
}
