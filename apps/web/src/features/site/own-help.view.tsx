import { TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import './site-page.css'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'

/** Our own help, in the language that is spoken: shown until the host writes another. */
export const OwnHelp = () => (
  <article className="w-site-page">
    <h2>{t('How to sell a card')}</h2>
    <p>
      {t(
        'Choose the card, its country and its value: you see what it pays before you send anything. Then send a photo of the card, or its code, and your receipt where we ask for it. The rate that you see is locked while you do this.',
      )}
    </p>
    <h2>{t('What is checked')}</h2>
    <p>
      {t(
        'A person looks whether the card can be read, whether it has the value that you said, and whether it was used before. If something is missing, we send it back with the reason, and you have 30 minutes to send it again.',
      )}
    </p>
    <h2>{t('When the money comes')}</h2>
    <p>
      {t(
        'When your card is accepted, the money is in your wallet at once. The trade shows where it stands and how long such cards usually take.',
      )}
    </p>
    <h2>{t('When a card is refused')}</h2>
    <p>
      {t(
        'The trade shows the reason and the picture that shows it. If you think that it is wrong, appeal there within 7 days: another reviewer looks at it. A card that is refused costs you nothing.',
      )}
    </p>
    <h2>{t('Withdrawals')}</h2>
    <p>
      {t(
        'Add a bank account in your own name, and choose a withdrawal password. Fee and limits stand there before you confirm. A new bank account has a lower limit for its first 24 hours. If a withdrawal is shown as paid and your bank has nothing, open it and tell us within 14 days.',
      )}
    </p>
    <h2>{t('Keep safe from fraud')}</h2>
    <p>
      {t(
        'Did a stranger ask you to pay with gift cards, or to sell one for them? It is nearly always a fraud. Send them nothing and write to us. We never ask for your password, your withdrawal password or a code from your mail.',
      )}
    </p>
    <TextLink as={Link} to={paths.terms}>
      {t('Terms of service')}
    </TextLink>
    <TextLink as={Link} to={paths.privacy}>
      {t('Privacy notice')}
    </TextLink>
  </article>
)
