import type { Site } from '../client/service.ts'
import { t } from '../content/say.ts'
import { Proof } from './proof.tsx'

const steps = () => [
  { title: t('Pick the card, see the naira'), text: t('See what your card pays before you send anything.') },
  {
    title: t('Send a photo or the code'),
    text: t('Our desk checks it. If a photo is unclear you have 30 minutes to send another.'),
  },
  {
    title: t('Withdraw to your bank'),
    text: t('Add your account once. Your withdrawal password guards every payout.'),
  },
]

/** How it goes, and how it has gone so far. */
export function Steps({ site }: { site?: Site | undefined }) {
  return (
    <section className="p-how" aria-labelledby="how">
      <div>
        <h2 id="how">{t('From card to bank in three steps')}</h2>
        <Proof site={site} />
      </div>
      <ol>
        {steps().map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
