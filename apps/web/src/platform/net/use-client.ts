import { usePlatform } from '../page/platform-context.ts'
import type { SellerClient, SellerReads } from './client.ts'

/** The typed client of the service. */
export const useClient = (): SellerClient => usePlatform().client

/** Every read of the service: `useQuery(useReads().cardTypes.highRates())`. */
export const useReads = (): SellerReads => usePlatform().reads
