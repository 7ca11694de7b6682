import './frame.css'
import './landing.css'
import '../sections/board.css'
import '../sections/foot.css'
import '../sections/headline.css'
import '../sections/phone-picture.css'
import '../sections/proof.css'
import '../sections/steps.css'
import '../sections/top-bar.css'
import { standTime } from '@kaadi/testing/standing-time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { aService } from '../../test/a-service.ts'
import { startLanding } from '../client/pcad.ts'
import { pages } from './render-pages.tsx'

/** `/pcad`, what a card pays today, and `/pc`, the app in a frame on a desktop: as the build renders them. */
const meta = {
  title: 'Screens/Landing',
  beforeEach: standTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta
export default meta
type Story = StoryObj

const assets = { script: '/page.js', styles: [], fonts: [] }

/** The body of a page as the build writes it: a template that React makes in a browser would stay empty. */
const bodyOf = (page: 'pcad' | 'pc') => {
  const { body } = new DOMParser().parseFromString(pages[page]!(assets), 'text/html')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page
  return <div dangerouslySetInnerHTML={{ __html: body.innerHTML }} />
}

/** The page's own script on the fake service, until today's rates stand there. */
const started: Story['play'] = async ({ canvasElement }) => {
  startLanding(aService().fetch, undefined)
  await waitFor(() => {
    if (canvasElement.querySelector<HTMLElement>('.k-landing-calculator')?.dataset.state !== 'ready')
      throw new Error('No rates yet.')
  })
}

export const Pcad: Story = { render: () => bodyOf('pcad'), play: started }

/** Its QR code has the address of this Storybook in it, so no two pictures are the same. */
export const PcadOnALaptop: Story = {
  ...Pcad,
  parameters: { picture: { skip: true } },
  globals: { viewport: { value: 'laptop' } },
}

/** Something has kept the app from the frame. */
export const PcWithTheFrameBlocked: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: () => bodyOf('pc'),
  play: async ({ canvasElement }) => {
    for (const refused of canvasElement.querySelectorAll<HTMLElement>('[data-frame-refused]'))
      refused.hidden = false
  },
}
