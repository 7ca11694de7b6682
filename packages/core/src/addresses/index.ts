export { type AddressFault, comparableAddress, findAddressFault, shortAddress } from './address.ts'
