import { Button, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'
import { usePlatform } from './platform-context.ts'
import './consent-question.css'

/** Whether visits may be measured. Nothing waits for the answer. */
export default function ConsentQuestion() {
  const { consent } = usePlatform()
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
