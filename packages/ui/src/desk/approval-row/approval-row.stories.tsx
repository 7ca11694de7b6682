import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BeforeAfter } from '../before-after/before-after.tsx'
import { sampleApproval } from '../samples/approvals.ts'
import { ApprovalRow } from './approval-row.tsx'

/** One entry of the approval inbox: who asks, what happens, and the facts that the second person signs. */
const meta = {
  title: 'Desk/ApprovalRow',
  component: ApprovalRow,
  globals: { viewport: { value: 'tablet' } },
  args: { ...sampleApproval, approval: { state: 'open' }, onApprove: fn(), onRefuse: fn() },
} satisfies Meta<typeof ApprovalRow>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription('Pay out 12 withdrawals')
    await userEvent.click(approve)
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}
export const TextShown: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByText('Text exactly as it is signed').click()
    await expect(within(canvasElement).getByText(/"total":"1248600.00"/)).toBeVisible()
  },
}
export const OfARate: Story = {
  args: {
    title: 'Steam, USA: new rate',
    kind: 'Rate',
    change: (
      <BeforeAfter
        changes={[{ label: 'Rate per dollar', before: '₦1,480', after: '₦1,510' }]}
        unchanged={6}
      />
    ),
    facts: [
      { label: 'Card', value: 'Steam, USA, physical' },
      { label: 'Rate per dollar', value: '₦1,510' },
      { label: 'From', value: '20 Nov, 6:00 pm' },
    ],
  },
}
export const OneOfTwo: Story = { args: { needed: 2, given: [{ name: 'Tunde Bello', at: '2:10 pm' }] } }
export const Signing: Story = { args: { approval: { state: 'signing' } } }
export const NotSigned: Story = {
  args: { error: 'Your passkey was not confirmed. Nothing was signed.' },
}
export const OwnRequest: Story = { args: { approval: { state: 'own' } } }
export const Blocked: Story = {
  args: { approval: { state: 'blocked', why: 'Payouts over ₦1,000,000 need a senior treasurer.' } },
}
export const Approved: Story = {
  args: { approval: { state: 'approved', by: 'Tunde Bello', at: '2:10 pm' } },
}
export const Refused: Story = {
  args: {
    approval: { state: 'refused', by: 'Tunde Bello', at: '2:10 pm', reason: 'Two accounts in one name' },
  },
}
export const Expired: Story = { args: { approval: { state: 'expired', at: '6:00 pm' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Paiement de douze retraits vers des comptes bancaires vérifiés aujourd’hui',
    askedBy: 'Oluwaseun-Adebayo Ogunleye-Fashola',
    facts: [{ label: 'Montant total du lot', value: '₦99,999,999,999.99' }],
    fingerprint: '9f2c41d807abf3e19f2c41d807abf3e19f2c41d807abf3e19f2c41d807abf3e1',
    needed: 3,
  },
}
/** The amount that is signed is read in one piece. */
export const TwiceAsLarge: Story = {
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) => {
    const words = document.createRange()
    words.selectNodeContents(within(canvasElement).getByText('₦1,248,600.00'))
    await expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
