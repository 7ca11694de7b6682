export { type AddressFault, findAddressFault, shortAddress } from './address.ts'
