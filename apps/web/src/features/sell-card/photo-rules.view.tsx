import { fromService, t } from '@kaadi/words'
import './photo-rules.css'
import type { CardType } from '@kaadi/contract/card-types'
import { Sheet } from '@kaadi/ui'

export interface PhotoRulesProps {
  open: boolean
  cardType: Pick<CardType, 'name' | 'requirement' | 'codeFormat'>
  onClose: () => void
}

/** What a card must look like on its photos, behind the question mark of the bar. */
export function PhotoRules({ open, cardType, onClose }: PhotoRulesProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('Photos of {name}', { name: cardType.name })}
      description={fromService(cardType.requirement)}
    >
      <ul className="w-rules">
        <li>{t('Daylight, no flash: the code must not shine.')}</li>
        <li>{t('The whole card in the picture, all four corners.')}</li>
        <li>
          {t('Every character of the code sharp.')} {fromService(cardType.codeFormat.hint)}
        </li>
        <li>{t('A photo of the card in your hand, never of a screen.')}</li>
      </ul>
    </Sheet>
  )
}
