import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Cloth } from '../../layouts/cloth/cloth.tsx'
import {
  LiveLandingCalculator,
  landingActions,
  landingCards,
  landingFaces,
  landingWords,
} from '../samples/landing.tsx'
import { LandingCalculator, type LandingCalculatorProps } from './landing-calculator.tsx'

const live = { onCardChange: () => {}, onFaceChange: () => {} }
const args: LandingCalculatorProps = {
  ...landingWords,
  state: 'ready',
  cards: landingCards,
  card: 'steam',
  faces: landingFaces,
  face: '100',
  payout: '₦148,000',
  actions: landingActions,
}

const meta = {
  title: 'Patterns/LandingCalculator',
  component: LandingCalculator,
  args,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Cloth style={{ padding: 'var(--s-5) var(--gutter)', minBlockSize: '100vh' }}>
        <Story />
      </Cloth>
    ),
  ],
} satisfies Meta<typeof LandingCalculator>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: () => <LiveLandingCalculator />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figure = canvas.getByRole('status')
    await expect(figure).toHaveTextContent('₦148,000')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Card' }), 'Razer Gold')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Value of the card' }), '$200')
    await expect(figure).toHaveTextContent('₦272,400')
  },
}
/** The list of values leads on to the field; what is not bought says so, and shows no figure. */
export const OwnValue: Story = {
  render: () => <LiveLandingCalculator />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const faces = canvas.getByRole('combobox', { name: 'Value of the card' })
    await userEvent.selectOptions(faces, 'Other value')
    const field = canvas.getByRole('textbox', { name: 'Value on the card' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '750')
    await expect(canvas.getByText('We buy $10 to $500.')).toBeVisible()
  },
}
export const Loading: Story = { args: { ...live, state: 'loading' } }
export const Unavailable: Story = { args: { ...live, state: 'unavailable' } }
export const Million: Story = { args: { ...live, payout: '₦1,480,000.50' } }
export const Huge: Story = { args: { ...live, payout: '₦99,999,999,999.99' } }
export const RightToLeft: Story = { args: live, globals: { direction: 'rtl' } }
export const LargeText: Story = { args: live, globals: { textSize: 'double' } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr' },
  args: {
    ...live,
    cards: [{ value: 'steam', label: 'Foot Locker Europe et American Express' }],
    faces: [{ value: '100', label: '100 £' }],
    payout: '₦99,999,999,999.99',
    lead: 'Envoyez une photo, nous la vérifions, les nairas arrivent dans votre portefeuille.',
  },
}
export const UnavailableInFrench: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr' },
  args: { ...live, state: 'unavailable', title: 'Vendez vos cartes-cadeaux contre des nairas' },
}
/** The page as a browser shows it that runs no script: a frame in which none may run. */
function WithoutScript(props: LandingCalculatorProps) {
  const [page, setPage] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  // The look of the story around it, as a browser would tell the page inside.
  const takeTheme = () => {
    const inside = frame.current?.contentDocument?.documentElement
    if (inside) inside.dataset.theme = document.documentElement.dataset.theme
  }
  useEffect(() => {
    const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(
      (node) => node.outerHTML,
    )
    const ground = (
      <Cloth style={{ padding: '1.25rem 1rem', minHeight: '100vh' }}>
        <LandingCalculator {...props} />
      </Cloth>
    )
    setPage(`<!doctype html>${styles.join('')}${renderToStaticMarkup(ground)}`)
  }, [props])
  useEffect(() => {
    const observer = new MutationObserver(takeTheme)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  })
  if (!page) return null
  return (
    <iframe
      ref={frame}
      onLoad={takeTheme}
      title="Without a script"
      sandbox="allow-same-origin allow-forms"
      srcDoc={page}
      style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  )
}
const insideOf = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const { contentDocument } = within(canvasElement).getByTitle<HTMLIFrameElement>('Without a script')
    const form = contentDocument?.querySelector('form')
    if (!form || contentDocument?.readyState !== 'complete') throw new Error('The page is on its way.')
    return form
  })
const withoutScript = {
  decorators: [
    (Story: () => React.ReactNode) => <div style={{ position: 'absolute', inset: 0 }}>{Story()}</div>,
  ],
  render: (args: LandingCalculatorProps) => <WithoutScript {...args} />,
}

/** The rates came with the page. The lists are the browser's own, the figure says what it is for, and the form is sent. */
export const WithoutAScript: Story = {
  ...withoutScript,
  args: { action: '/sell/submit' },
  play: async ({ canvasElement }) => {
    const form = await insideOf(canvasElement)
    await form.ownerDocument.fonts.ready
    const page = within(form)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Card' }), 'Apple')
    const sent = new FormData(form as unknown as HTMLFormElement)
    await expect([...sent]).toEqual([
      ['faceValue', '100'],
      ['cardTypeId', 'apple'],
    ])
    await expect(page.getByText('for a $100 Steam card')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sell this card' })).toHaveAttribute('type', 'submit')
  },
}
/** As it is built ahead of time: the rates would have come by script. */
export const WithoutAScriptOrRates: Story = {
  ...withoutScript,
  args: { state: 'loading', cards: [], faces: [], payout: null },
  play: async ({ canvasElement }) => {
    const form = await insideOf(canvasElement)
    await form.ownerDocument.fonts.ready
    await expect(within(form).getByText('Today’s rates need JavaScript.')).toBeVisible()
    await expect(within(form).getByText('Sell gift cards for naira')).toBeVisible()
    await expect(within(form).getByText('Today your gift card pays')).not.toBeVisible()
  },
}
