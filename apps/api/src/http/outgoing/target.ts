import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { DeliveryFailure } from '@kaadi/contract/partners'
import { isLoopback, isPublicAddress } from './reachable-address.ts'

/** All addresses of a name. */
export type ResolveName = (host: string) => Promise<readonly string[]>

export const resolveName: ResolveName = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

export interface Target {
  readonly url: URL
  /** The one that was looked at: whoever connects takes it, and asks nobody again. */
  readonly address: string
}

/** A name of the inside is refused as it is saved, before anyone is asked for its addresses. */
const insideNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/i

export interface TargetRules {
  /** This machine may be sent to, and by http: in development alone. */
  readonly mayStayHere: boolean
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

const mayReach = (address: string, { mayStayHere }: TargetRules): boolean =>
  isPublicAddress(address) || (mayStayHere && isLoopback(address))

/** What can be said of an address without asking anybody; undefined where it is no address to send to. */
export function readTarget(text: string, rules: TargetRules): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || url.hash) return undefined
  // The parser writes `0x7f.1` and `2130706433` as the addresses that they are.
  const host = hostOf(url)
  const isHere = host === 'localhost' || isLoopback(host)
  if (isHere && rules.mayStayHere) return /^https?:$/.test(url.protocol) ? url : undefined
  if (url.protocol !== 'https:') return undefined
  if (isIP(host)) return isPublicAddress(host) ? url : undefined
  return host.includes('.') && !insideNames.test(host) ? url : undefined
}

/** Finds the address behind a name. One inside the network among them refuses them all. */
export async function findTarget(
  text: string,
  rules: TargetRules,
  resolve: ResolveName,
): Promise<Target | DeliveryFailure> {
  const url = readTarget(text, rules)
  if (!url) return 'addressRefused'
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [address] = addresses
  if (address === undefined) return 'nameUnknown'
  return addresses.every((one) => mayReach(one, rules)) ? { url, address } : 'addressRefused'
}
