import { fromService, t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { Alert, Button, TextField } from '@kaadi/ui'
import { CircleCheckIcon } from '@kaadi/ui/icons'
import type { Redeem } from './use-redeem.controller.ts'

/** Where a code is entered that brings a coupon. */
export const RedeemView = ({ form, isBusy, claimed }: Redeem) => (
  <form {...form.form} className="w-stack">
    <TextField
      {...form.text('code')}
      label={t('Have a code?')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      readOnly={isBusy}
    />
    <Button type="submit" variant="secondary" block loading={isBusy}>
      {t('Get the coupon')}
    </Button>
    {claimed && (
      <Alert
        tone="ok"
        icon={<CircleCheckIcon />}
        title={t('{coupon} is yours', { coupon: fromService(claimed.title) })}
        role="status"
      />
    )}
  </form>
)
