import { usePlatform } from '../page/platform-context.ts'
import type { DeskClient } from './client.ts'

/** The typed client of the service, with the operators' calls alone. */
export const useClient = (): DeskClient => usePlatform().client
