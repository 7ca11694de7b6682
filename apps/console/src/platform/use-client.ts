import type { DeskClient } from './client.ts'
import { usePlatform } from './platform-context.ts'

/** The typed client of the service, with the operators' calls alone. */
export const useClient = (): DeskClient => usePlatform().client
