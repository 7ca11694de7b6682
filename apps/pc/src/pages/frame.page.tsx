import { Button, Cloth, ErrorState, PhoneFrame, QrPicture } from '@kaadi/ui'
import { CopyIcon } from '@kaadi/ui/icons'
import { t } from '../content/say.ts'
import { BrandLink } from '../sections/brand-link.tsx'
import { Templates } from '../sections/templates.tsx'
import { Document, type PageProps } from './document.tsx'

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
export function FramePage({ assets, facts, language }: PageProps) {
  return (
    <Document assets={assets} title={t('Made for your phone')} page="pc" facts={facts} language={language}>
      <Cloth className="p-frame">
        <main className="p-frame-grid">
          <div className="p-frame-words">
            <BrandLink site={facts?.site} />
            <h1>{t('Made for your phone')}</h1>
            <p className="p-sub">
              {t('Scan the code to carry on there, at this very page. Or use the app right here.')}
            </p>
            <div className="p-frame-qr">
              <QrPicture
                modules={null}
                label={t('QR code of this page, for your phone')}
                size={9}
                data-qr=""
              />
              <div>
                <p className="p-frame-link k-code" data-address="" />
                <Button variant="onbrand" icon={<CopyIcon />} data-copy="">
                  {t('Copy link')}
                </Button>
                <p role="status" className="k-small" data-copied="" />
              </div>
            </div>
            <p className="k-small">
              <a className="p-frame-rates" href="/pcad">
                {t('What do cards pay today?')}
              </a>
            </p>
          </div>
          <PhoneFrame className="p-frame-phone">
            <iframe
              title={t('The app on a phone')}
              sandbox={sandbox}
              allow="camera; clipboard-write"
              data-frame=""
              hidden
            />
            <div data-frame-refused="" role="alert" hidden>
              <ErrorState title={t('The app cannot open here')}>
                {t('Your browser blocks it in this frame. Scan the code to use it on your phone.')}
              </ErrorState>
            </div>
            <noscript>
              <ErrorState title={t('The app needs JavaScript')}>
                {t('Open this page on your phone: most have it switched on.')}
              </ErrorState>
            </noscript>
          </PhoneFrame>
        </main>
      </Cloth>
      <Templates />
    </Document>
  )
}
