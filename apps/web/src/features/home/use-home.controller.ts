import { useQueryClient } from '@tanstack/react-query'
import { cardColors } from '../../platform/content/card-look.ts'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { useSiteInfo } from '../../platform/content/site.ts'
import { useUnreadCount } from '../../platform/content/unread.ts'
import { useHiddenAmounts } from '../../platform/money/money-display.ts'
import { useOwnCurrencyId } from '../../platform/money/own-rates.ts'
import type { HomeViewProps } from './home.view.tsx'
import { useBalance } from './use-balance.ts'
import { useBestRates } from './use-best-rates.ts'
import { useFrontContent } from './use-front-content.ts'
import { useOrderSlot } from './use-order-slot.ts'

/** Everything on home. Each part loads by itself and fails by itself. */
export const useHome = (): HomeViewProps => {
  const queries = useQueryClient()
  const site = useSiteInfo()
  const [hidden, onHiddenChange] = useHiddenAmounts()
  const balance = useBalance(useOwnCurrencyId())
  const orders = useOrderSlot()
  const cardTypes = useCardTypes().data
  const refresh = () => queries.refetchQueries({ type: 'active' })
  return {
    header: {
      siteName: site?.siteName ?? '',
      logo: site?.logo,
      unread: useUnreadCount(),
      balance,
      hidden,
      onHiddenChange,
      onRetry: () => void queries.refetchQueries({ queryKey: ['wallets'], type: 'active' }),
    },
    orders,
    lookOf: (cardTypeId) => {
      const cardType = cardTypes?.map[cardTypeId]
      return cardType && { colors: cardColors(cardType), logo: cardType.logo }
    },
    rates: useBestRates(),
    below: { content: useFrontContent() },
    onRefresh: refresh,
  }
}
