import { Cloth } from '@kaadi/ui'
import { t } from '../content/say.ts'
import { Board } from '../sections/board.tsx'
import { Foot } from '../sections/foot.tsx'
import { Headline } from '../sections/headline.tsx'
import { PhonePicture } from '../sections/phone-picture.tsx'
import { Steps } from '../sections/steps.tsx'
import { Templates } from '../sections/templates.tsx'
import { TopBar } from '../sections/top-bar.tsx'
import { Document, type PageProps } from './document.tsx'

/** `/pcad`: what a card pays today, on a page that needs no app. */
export function LandingPage({ assets, facts, language }: PageProps) {
  return (
    <Document
      assets={assets}
      title={t('Sell gift cards for naira')}
      page="pcad"
      facts={facts}
      language={language}
    >
      <a className="p-skip" href="#rates">
        {t('See today’s rates')}
      </a>
      <Cloth className="p-stage">
        <TopBar site={facts?.site} />
        <main className="p-stage-grid" id="calculator">
          <Headline lines={facts?.lines} />
          <PhonePicture site={facts?.site} lines={facts?.lines} />
        </main>
      </Cloth>
      <Board lines={facts?.lines} />
      <Steps site={facts?.site} />
      <Foot site={facts?.site} language={language?.code} />
      <Templates />
    </Document>
  )
}
