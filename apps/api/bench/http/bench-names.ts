/** What seeds and callers have agreed on. */
export const sellers = 1000
export const sellerToken = (seller: number): string => `bench-seller-token-${seller}`
export const operatorToken = 'bench-operator-token-1'
export const leaseToken = 'bench-lease-token'
export const pin = '482915'
export const bankAccountId = (seller: number): string => `bench-bank-${seller}`
export const helloPath = '/bench/hello'
