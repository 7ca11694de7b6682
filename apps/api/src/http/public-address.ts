import type { Config } from '../config.ts'

/** Where users reach the service, for links in mails. In development, where it may be unset, this machine. */
export const publicAddress = ({ publicUrl, host, port }: Config): string =>
  (publicUrl ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`).replace(/\/+$/, '')
