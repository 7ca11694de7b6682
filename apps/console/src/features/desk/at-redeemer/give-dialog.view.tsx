import type { DeskOrder } from '@kaadi/contract/desk'
import { useForm } from '@kaadi/react'
import { Button, Checkbox, Dialog, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import '../../../platform/screens/fault.css'
import type { Review } from '../review/use-review.controller.ts'
import '../outside/outside.css'

interface GiveDialogProps extends Pick<Review, 'give'> {
  readonly order: DeskOrder
  /** That the claim is lost: told above, and nothing can be handed over meanwhile. */
  readonly lost: ReactNode
  readonly onClose: () => void
}

/** To which redeemer, which cards, and what it should know. Only cards whose code was opened can go. */
export function GiveDialog({ order: { order, openedCardIds }, lost, give, onClose }: GiveDialogProps) {
  const { data, isPending } = useQuery(useReads().redeemers.list())
  const takers = (data ?? []).filter(
    ({ isOpen, cardTypeId }) => isOpen && (cardTypeId === null || cardTypeId === order.cardTypeId),
  )
  const ready = order.cards.filter(({ cardId }) => openedCardIds.includes(cardId))
  const [left, setLeft] = useState<readonly string[]>([])
  const cardIds = ready.map(({ cardId }) => cardId).filter((cardId) => !left.includes(cardId))
  const { form, text, field } = useForm({
    initial: { redeemerId: '', note: '' },
    check: ({ redeemerId, note }) => ({
      redeemerId: redeemerId === '' ? t('Choose a redeemer.') : undefined,
      note: note.trim().length < 3 ? t('Say what it should know, in a few words.') : undefined,
    }),
    onSubmit: async ({ redeemerId, note }) => {
      if (cardIds.length > 0) await give.run({ redeemerId: redeemerId as never, cardIds, note: note.trim() })
    },
  })
  const to = field('redeemerId')
  const note = text('note')
  const gap = whyNot(ready.length, !isPending && takers.length === 0)
  return (
    <Dialog open title={t('Hand the cards to a redeemer?')} onClose={onClose}>
      {gap !== undefined ? (
        <p>{gap}</p>
      ) : (
        <form {...form} className="c-outside-form">
          {lost}
          <p>
            {t(
              'The order waits for its answer. The seller reads that a company has the cards, and not which one.',
            )}
          </p>
          <Select
            label={t('To')}
            name="redeemerId"
            value={to.value}
            error={to.error}
            required
            data-autofocus
            onChange={(event) => to.set(event.currentTarget.value)}
          >
            <option value="">{t('Choose a redeemer')}</option>
            {takers.map(({ redeemerId, name }) => (
              <option key={redeemerId} value={redeemerId}>
                {name}
              </option>
            ))}
          </Select>
          {order.count > 1 && (
            <fieldset>
              <legend>{t('Cards whose code is open')}</legend>
              {ready.map(({ cardId, position, maskedCode }) => (
                <Checkbox
                  key={cardId}
                  checked={!left.includes(cardId)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(checked ? left.filter((one) => one !== cardId) : [...left, cardId])
                  }
                >
                  {t('Card {position}, {code}', { position, code: maskedCode ?? '' })}
                </Checkbox>
              ))}
            </fieldset>
          )}
          <TextField
            {...note}
            label={t('Note')}
            hint={t('The desk alone reads it. Write no codes.')}
            error={note.error ?? (give.error === undefined ? undefined : sayError(give.error))}
            maxLength={300}
            autoComplete="off"
            required
          />
          {cardIds.length === 0 && (
            <b className="c-error" role="alert">
              {t('Choose a card.')}
            </b>
          )}
          <Button type="submit" block loading={give.isRunning} disabled={Boolean(lost)}>
            {t('Hand them over')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

const whyNot = (readyCards: number, hasNoTaker: boolean): string | undefined => {
  if (readyCards === 0) return t('Open the codes of the cards first, or type them from their photos.')
  return hasNoTaker ? t('No redeemer takes cards of this brand now.') : undefined
}
