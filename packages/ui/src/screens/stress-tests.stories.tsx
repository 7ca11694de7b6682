import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderUnderWay } from './home.stories.tsx'
import { wholeScreen } from './samples.tsx'
import { SubmitPhotos } from './sell.stories.tsx'
import { CardNeedsPhoto } from './trade-details.stories.tsx'
import { Cash } from './wallet.stories.tsx'

/**
 * The busiest screens in the stress tests: other languages, reading from the right, text twice as large, another tenant.
 * Everything here is the same screen as elsewhere, under another toolbar.
 */
const meta = { title: 'Screens/Stress tests', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const SellInHausa: Story = { ...SubmitPhotos, globals: { locale: 'ha' } }
export const TradeInHausa: Story = { ...CardNeedsPhoto, globals: { locale: 'ha' } }
export const WalletInFrench: Story = { ...Cash, globals: { locale: 'fr' } }
export const HomeFromTheRight: Story = { ...OrderUnderWay, globals: { direction: 'rtl' } }
export const SellFromTheRight: Story = { ...SubmitPhotos, globals: { direction: 'rtl' } }
export const HomeTwiceAsLarge: Story = { ...OrderUnderWay, globals: { textSize: 'double' } }
export const SellTwiceAsLarge: Story = { ...SubmitPhotos, globals: { textSize: 'double' } }
export const TradeTwiceAsLarge: Story = { ...CardNeedsPhoto, globals: { textSize: 'double' } }
export const WalletTwiceAsLarge: Story = { ...Cash, globals: { textSize: 'double' } }
export const HomeOfAnotherTenant: Story = { ...OrderUnderWay, globals: { brand: 'sunny' } }
export const WalletOfAnotherTenant: Story = { ...Cash, globals: { brand: 'moto' } }
export const SellOnASmallPhone: Story = { ...SubmitPhotos, globals: { viewport: { value: 'small' } } }
