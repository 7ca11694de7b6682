import { t } from '@kaadi/words'
import './last-words.css'
import '../../../platform/screens/words.css'
import { commentMaxLength } from '@kaadi/contract/constants'
import { ButtonLink, Checkbox, Sheet, TextArea, TextLink } from '@kaadi/ui'
import { lazy, Suspense, useState } from 'react'
import { confirmWords } from './check-sell-form.ts'

const StrangerHelp = lazy(async () => ({
  default: (await import('../../../platform/content/stranger-help.view.tsx')).StrangerHelp,
}))

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
  const [isHelping, setHelping] = useState(false)
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
        <TextLink as="button" type="button" inline onClick={() => setHelping(true)}>
          {t('Somebody asked me to')}
        </TextLink>
      </p>
      <Sheet
        open={isHelping}
        onClose={() => setHelping(false)}
        title={t('Somebody asked you to buy a card')}
        description={t('You have done nothing wrong. This is what helps.')}
        dock={
          supportEmail && (
            <ButtonLink
              block
              href={`mailto:${supportEmail}?subject=Somebody%20asked%20me%20for%20gift%20cards`}
            >
              {t('Talk to us first')}
            </ButtonLink>
          )
        }
      >
        {isHelping && (
          <Suspense fallback={null}>
            <StrangerHelp />
          </Suspense>
        )}
      </Sheet>
    </div>
  )
}
