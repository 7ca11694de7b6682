import { BlockList, isIP, isIPv6 } from 'node:net'

/** IANA's special-purpose networks: whoever stands in one of them is not everybody's to reach. */
const closed = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/')
  closed.addSubnet(address, Number(bits), 'ipv4')
}

/** Of version 6 only what is given out to everybody, less the parts that lead elsewhere: tunnels, tests, and translations. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
const closedSix = new BlockList()
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']) {
  const [address = '', bits] = network.split('/')
  closedSix.addSubnet(address, Number(bits), 'ipv6')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether an address is one that everybody can reach. An address of version 4 that is written as one of version 6
 * (`::ffff:10.0.0.1`, `64:ff9b::a00:1`) is outside `2000::/3` and refused like all that is not given out.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return given.check(address, 'ipv6') && !closedSix.check(address, 'ipv6')
  return isIP(address) === 4 && !closed.check(address, 'ipv4')
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
