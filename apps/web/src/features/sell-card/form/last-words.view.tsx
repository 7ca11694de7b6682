import { t } from '@kaadi/words'
import './last-words.css'
import '../../../platform/screens/words.css'
import { commentMaxLength } from '@kaadi/contract/constants'
import { Checkbox, TextArea, TextLink } from '@kaadi/ui'
import { confirmWords } from './check-sell-form.ts'

export interface LastWordsProps {
  comment: string
  ownsCards: boolean
  notToldByStranger: boolean
  asked: boolean
  /** Where to write before a card is sent that somebody asked for. */
  supportEmail: string | undefined
  onComment: (comment: string) => void
  onOwnsCards: (checked: boolean) => void
  onNotTold: (checked: boolean) => void
}

/** A word to the desk, and the two things that the seller confirms. */
export function LastWords(props: LastWordsProps) {
  const { comment, ownsCards, notToldByStranger, asked, supportEmail } = props
  return (
    <div className="w-sell-last">
      <TextArea
        label={t('Comment')}
        optional
        rows={2}
        value={comment}
        maxLength={commentMaxLength}
        onChange={(event) => props.onComment(event.currentTarget.value)}
      />
      <Checkbox
        id="owns-cards"
        checked={ownsCards}
        error={asked && !ownsCards ? t(confirmWords.ownsCards) : undefined}
        onChange={(event) => props.onOwnsCards(event.currentTarget.checked)}
      >
        {t('The cards are mine, and I have not used them.')}
      </Checkbox>
      <Checkbox
        id="not-told"
        checked={notToldByStranger}
        aria-describedby="not-told-help"
        error={asked && !notToldByStranger ? t(confirmWords.notToldByStranger) : undefined}
        onChange={(event) => props.onNotTold(event.currentTarget.checked)}
      >
        {t('Nobody I met online asked me to buy these cards.')}
      </Checkbox>
      <p id="not-told-help" className="w-quiet">
        {t('A stranger who asks for gift cards is nearly always a fraud.')}{' '}
        {supportEmail && (
          <TextLink href={`mailto:${supportEmail}?subject=Somebody%20asked%20me%20for%20gift%20cards`} inline>
            {t('Talk to us first')}
          </TextLink>
        )}
      </p>
    </div>
  )
}
