/** Addresses that nobody holds a key of: zero addresses, and the contracts of USDT themselves. In lower case where case says nothing. */
const nobodys = new Set([
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  `0x${'0'.repeat(40)}`,
  `0x${'0'.repeat(36)}dead`,
  // Ethereum, BNB Smart Chain.
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0x55d398326f99059ff775485246999027b3197955',
])

/** Whether money that is sent there is lost, over whatever network. The form and the service ask this one list. */
export const isNobodysAddress = (address: string): boolean =>
  nobodys.has(/^0x/i.test(address) ? address.toLowerCase() : address)
