export { makePasskey, provePasskey } from './passkeys.ts'
export { arePasskeysHere } from './passkeys-here.ts'
