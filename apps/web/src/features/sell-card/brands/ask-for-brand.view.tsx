import { Button } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/words/say-error.ts'
import type { AskForBrandState } from './use-ask-for-brand.controller.ts'

/** One button, and what came of it. */
export function AskForBrandView({
  name,
  asked,
  isBusy,
  error,
  onAsk,
}: AskForBrandState & { readonly name: string }) {
  if (asked)
    return (
      <p role="status">
        {t(
          'Thank you. {sellers, plural, one {You are the first who asked} other {# sellers have asked}} for {name}. We look at this list when we add cards.',
          { sellers: asked.sellers, name: asked.name },
        )}
      </p>
    )
  return (
    <>
      <Button variant="secondary" loading={isBusy} onClick={onAsk}>
        {t('Ask for “{search}”', { search: name })}
      </Button>
      {error !== undefined && (
        <p role="alert" className="k-small">
          {sayError(error)}
        </p>
      )}
    </>
  )
}
