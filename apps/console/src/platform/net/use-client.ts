import { usePlatform } from '../page/platform-context.ts'
import type { DeskClient, DeskReads } from './client.ts'

/** The typed client of the service, with the operators' calls alone. */
export const useClient = (): DeskClient => usePlatform().client

/** Every read of the service: `useQuery(useReads().desk.stats())`. */
export const useReads = (): DeskReads => usePlatform().reads
