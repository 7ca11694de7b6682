import { t } from '@kaadi/words'
import './stranger-help.css'

/** What helps somebody who was told to buy a gift card, in the order in which it helps. */
export const StrangerHelp = () => (
  <ol className="w-stranger-help">
    <li>{t('Send them no code, no photo and no more money, whatever they say will happen.')}</li>
    <li>{t('Keep the card, its receipt and what they wrote to you.')}</li>
    <li>
      {t(
        'Call the company of the card, by the number on its back: some can stop a card that is not used yet.',
      )}
    </li>
    <li>{t('Tell the police, and somebody whom you trust. Shame is what they count on.')}</li>
    <li>{t('Ask us. It counts nothing against you, and your account stays as it is.')}</li>
  </ol>
)
