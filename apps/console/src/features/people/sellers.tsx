import { SellersView } from './sellers.view.tsx'
import { useSellers } from './use-sellers.controller.ts'

/** The list of sellers. */
export const Sellers = () => <SellersView {...useSellers()} />
