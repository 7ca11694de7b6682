import { useStore } from '@kaadi/react'
import { Button, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'
import { usePlatform } from './platform-context.ts'
import './consent-host.css'

/** Whether the tenant measures at all: a tag manager stands in the page, or an ad network has left its cookie. */
const isSomethingMeasured = (): boolean =>
  'dataLayer' in window || /(?:^|;\s*)_?fb[cp]=/.test(document.cookie)

/** Asks once whether visits may be measured, where there is something that would. Nothing waits for the answer. */
export function ConsentHost() {
  const { consent, device } = usePlatform()
  const answer = useStore(consent)
  if (answer !== 'unasked' || device.isFramed || !isSomethingMeasured()) return null
  return (
    <section className="w-consent" aria-label={t('Measuring visits')}>
      <p>
        {t('May we measure your visit, so that we know which of our advertisements help?')}{' '}
        <TextLink as={Link} to={paths.privacy} inline>
          {t('Privacy notice')}
        </TextLink>
      </p>
      <div className="w-consent-answers">
        <Button variant="secondary" size="small" onClick={() => consent.choose('refused')}>
          {t('No')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => consent.choose('given')}>
          {t('Yes')}
        </Button>
      </div>
    </section>
  )
}
