import { useStore } from '@kaadi/react'
import { Section, SegmentedControl } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { usePlatform } from './platform-context.ts'

/** The answer to whether visits may be measured, to be changed whenever its owner likes. Before there is one, it is asked for. */
export function ConsentChoice() {
  const { consent } = usePlatform()
  const answer = useStore(consent)
  if (answer === 'unasked') return null
  return (
    <Section
      title={t('Measuring visits')}
      note={t('May we measure your visit, so that we know which of our advertisements help?')}
    >
      <SegmentedControl
        label={t('Measuring visits')}
        options={[
          { value: 'refused', label: t('No') },
          { value: 'given', label: t('Yes') },
        ]}
        value={answer}
        onValueChange={consent.choose}
      />
    </Section>
  )
}
