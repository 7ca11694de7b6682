import './campaigns.css'
import type { Grant } from '@kaadi/contract/campaigns'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useUnsaved } from '../../platform/forms/unsaved.tsx'
import { sayError } from '../../platform/net/say-error.ts'
import type { CampaignState } from './use-campaign.controller.ts'

interface VoidFormProps extends Pick<CampaignState, 'voidGrant'> {
  readonly grant: Grant
  readonly onEnd: () => void
}

/** Takes a coupon back, with the reason that its seller reads. */
export function VoidForm({ grant, voidGrant, onEnd }: VoidFormProps) {
  const { form, text } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: async ({ reason }) => {
      if (await voidGrant.run({ couponId: grant.couponId, reason: reason.trim() })) onEnd()
    },
  })
  const field = text('reason')
  useUnsaved(field.value.trim() !== '')
  return (
    <form
      {...form}
      className="c-campaign-void"
      aria-label={t('Take back the coupon of {name}', { name: grant.seller })}
    >
      <TextField
        {...field}
        label={t('Why it is taken back')}
        hint={t('The seller reads it.')}
        maxLength={200}
        autoComplete="off"
        autoFocus
        required
        error={field.error ?? (voidGrant.error === undefined ? undefined : sayError(voidGrant.error))}
      />
      <div className="c-campaign-turn">
        <Button type="submit" variant="danger" loading={voidGrant.isRunning}>
          {t('Take it back')}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t('Back')}
        </Button>
      </div>
    </form>
  )
}
