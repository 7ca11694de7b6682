import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../test/stories/stage.tsx'
import trades, { CardNeedsPhoto } from '../features/card-orders/card-orders.stories.tsx'
import home, { OrderUnderWay } from '../features/home/home.stories.tsx'
import sell, { SubmitPhotos } from '../features/sell-card/sell-card.stories.tsx'
import wallet, { Cash } from '../features/wallets/wallet.stories.tsx'

/**
 * The busiest screens in the stress tests: other languages, reading from the right, text twice as large, another tenant.
 * Everything here is the same screen as elsewhere, under another toolbar.
 */
const meta = {
  title: 'Screens/Stress tests',
  ...staged,
  parameters: { ...wholeScreen() },
} satisfies Meta
export default meta
type Story = StoryObj

const homeScreen: Story = {
  parameters: home.parameters,
  play: home.play,
  render: () => home.render({ ...home.args, ...OrderUnderWay.args }),
}
const sellScreen: Story = { ...SubmitPhotos, parameters: sell.parameters }
const tradeScreen: Story = { ...CardNeedsPhoto, parameters: trades.parameters }
const walletScreen: Story = { ...Cash, parameters: wallet.parameters }

export const SellInHausa: Story = { ...sellScreen, globals: { locale: 'ha' } }
export const TradeInHausa: Story = { ...tradeScreen, globals: { locale: 'ha' } }
export const WalletInFrench: Story = { ...walletScreen, globals: { locale: 'fr' } }
export const HomeFromTheRight: Story = { ...homeScreen, globals: { direction: 'rtl' } }
export const SellFromTheRight: Story = { ...sellScreen, globals: { direction: 'rtl' } }
export const HomeTwiceAsLarge: Story = { ...homeScreen, globals: { textSize: 'double' } }
export const SellTwiceAsLarge: Story = { ...sellScreen, globals: { textSize: 'double' } }
export const TradeTwiceAsLarge: Story = { ...tradeScreen, globals: { textSize: 'double' } }
export const WalletTwiceAsLarge: Story = { ...walletScreen, globals: { textSize: 'double' } }
export const HomeOfAnotherTenant: Story = { ...homeScreen, globals: { brand: 'sunny' } }
export const WalletOfAnotherTenant: Story = { ...walletScreen, globals: { brand: 'moto' } }
export const SellOnASmallPhone: Story = { ...sellScreen, globals: { viewport: { value: 'small' } } }
