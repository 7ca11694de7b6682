import { Button, ButtonLink, Cloth, ErrorState, PhoneFrame, QrPicture } from '@kaadi/ui'
import { CopyIcon } from '@kaadi/ui/icons'
import { encode } from 'uqr'
import { framePathOf } from '../client/frame-path.ts'
import { qrLook } from '../client/qr-look.ts'
import { t } from '../content/say.ts'
import { BrandLink } from '../sections/brand-link.tsx'
import { RatesNow } from '../sections/rates-now.tsx'
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
export function FramePage({ assets, facts, language, search = '' }: PageProps) {
  const path = framePathOf(search)
  const address = facts && facts.origin + path
  return (
    <Document assets={assets} title={t('Made for your phone')} page="pc" facts={facts} language={language}>
      <Cloth className="p-frame">
        <main className="p-frame-grid">
          <div className="p-frame-words">
            <BrandLink site={facts?.site} />
            <h1>{t('Made for your phone')}</h1>
            <noscript>
              <p className="p-sub">
                {t(
                  'Send a photo, we check it, the naira lands in your wallet. Withdraw to any Nigerian bank.',
                )}
              </p>
              <ButtonLink variant="earn" size="large" href={path}>
                {t('Open the app')}
              </ButtonLink>
            </noscript>
            <p className="p-sub">
              {t('Scan the code to carry on there, at this very page. Or use the app right here.')}
            </p>
            <div className="p-frame-qr">
              <QrPicture
                modules={address ? encode(address, qrLook).data : null}
                label={t('QR code of this page, for your phone')}
                size={9}
                data-qr=""
              />
              <div>
                <noscript>
                  <b>{t('Continue on your phone')}</b>
                </noscript>
                <p className="p-frame-link k-code" data-address="">
                  {address?.replace(/^https?:\/\//, '')}
                </p>
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
            {facts && facts.lines.length > 0 ? (
              <noscript>
                <RatesNow lines={facts.lines} />
              </noscript>
            ) : null}
          </PhoneFrame>
        </main>
      </Cloth>
      <Templates />
    </Document>
  )
}
