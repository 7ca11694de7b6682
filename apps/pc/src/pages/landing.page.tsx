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

/** `/pcad`: what a card pays today, on a page that needs no app. */
export function LandingPage({ assets }: { assets: PageAssets }) {
  return (
    <Document assets={assets} title={words.title} page="pcad">
      <a className="p-skip" href="#rates">
        {words.seeBoard}
      </a>
      <Cloth className="p-stage">
        <TopBar />
        <main className="p-stage-grid" id="calculator">
          <Headline />
          <PhonePicture />
        </main>
      </Cloth>
      <Board />
      <Steps />
      <Foot />
      <Templates />
    </Document>
  )
}
