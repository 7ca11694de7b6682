import { Cloth } from '@kaadi/ui'
import type { PageAssets } from '../../vite/rendered-pages.ts'
import { words } from '../content/words.ts'
import { Board } from '../sections/board.tsx'
import { Foot } from '../sections/foot.tsx'
import { Headline } from '../sections/headline.tsx'
import { PhonePicture } from '../sections/phone-picture.tsx'
import { Steps } from '../sections/steps.tsx'
import { Templates } from '../sections/templates.tsx'
import { TopBar } from '../sections/top-bar.tsx'
import { Document } from './document.tsx'
import type { LandingFacts } from './landing-facts.ts'

/** `/pcad`: what a card pays today, on a page that needs no app. */
export function LandingPage({ assets, facts }: { assets: PageAssets; facts?: LandingFacts | undefined }) {
  return (
    <Document assets={assets} title={words.title} page="pcad" facts={facts}>
      <a className="p-skip" href="#rates">
        {words.seeBoard}
      </a>
      <Cloth className="p-stage">
        <TopBar site={facts?.site} />
        <main className="p-stage-grid" id="calculator">
          <Headline lines={facts?.lines} />
          <PhonePicture />
        </main>
      </Cloth>
      <Board lines={facts?.lines} />
      <Steps site={facts?.site} />
      <Foot site={facts?.site} />
      <Templates />
    </Document>
  )
}
