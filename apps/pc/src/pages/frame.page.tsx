import { Button, Cloth, ErrorState, PhoneFrame, QrPicture } from '@kaadi/ui'
import { CopyIcon } from '@kaadi/ui/icons'
import type { PageAssets } from '../../vite/rendered-pages.ts'
import { pageWords } from '../content/page-words.ts'
import { words } from '../content/words.ts'
import { BrandLink } from '../sections/brand-link.tsx'
import { Templates } from '../sections/templates.tsx'
import { Document } from './document.tsx'
import type { LandingFacts } from './landing-facts.ts'

/** What the app may do in the frame: everything but lead this page away. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
].join(' ')

/** `/pc`: the app in a phone, and the same page for the phone in one's hand. */
export function FramePage({ assets, facts }: { assets: PageAssets; facts?: LandingFacts | undefined }) {
  return (
    <Document assets={assets} title={words.frameTitle} page="pc" facts={facts}>
      <Cloth className="p-frame">
        <main className="p-frame-grid">
          <div className="p-frame-words">
            <BrandLink site={facts?.site} />
            <h1>{words.frameTitle}</h1>
            <p className="p-sub">{words.frameText}</p>
            <div className="p-frame-qr">
              <QrPicture modules={null} label={pageWords.qrOfPage} size={9} data-qr="" />
              <div>
                <p className="p-frame-link k-code" data-address="" />
                <Button variant="onbrand" icon={<CopyIcon />} data-copy="">
                  {words.copy}
                </Button>
                <p role="status" className="k-small" data-copied="" />
              </div>
            </div>
            <p className="k-small">
              <a className="p-frame-rates" href="/pcad">
                {words.rates}
              </a>
            </p>
          </div>
          <PhoneFrame className="p-frame-phone">
            <iframe
              title={words.frameName}
              sandbox={sandbox}
              allow="camera; clipboard-write"
              data-frame=""
              hidden
            />
            <div data-frame-refused="" role="alert" hidden>
              <ErrorState title={words.frameRefused}>{words.frameRefusedText}</ErrorState>
            </div>
            <noscript>
              <ErrorState title={words.frameScript}>{words.frameScriptText}</ErrorState>
            </noscript>
          </PhoneFrame>
        </main>
      </Cloth>
      <Templates />
    </Document>
  )
}
