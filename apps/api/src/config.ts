import { unansweredKeptDays } from '@kaadi/contract/constants'
import * as z from 'zod/mini'
import {
  domains,
  mailSender,
  mailServer,
  oneOf,
  origins,
  part,
  proxies,
  text,
  textElse,
  textOr,
  webAddress,
  whole,
} from './environment/setting-kinds.ts'
import { type PayoutSettings, readPayoutSettings } from './payout-settings.ts'

/** So long a request may come again, at least: I21 looks for the key of all that is younger, and phones ask for theirs. */
const keysKeptDays = Math.max(30, unansweredKeptDays + 1)

export type Mode = 'development' | 'production'

/** What the person who hosts the service decides, read once from the environment. */
export interface Config {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** Where users reach the service, for links in mails and for the same-origin check behind a proxy. */
  readonly publicUrl: string | undefined
  /** Wrappers that may call from an origin of their own. */
  readonly allowedOrigins: readonly string[]
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** A PostgreSQL server in place of the embedded one. */
  readonly databaseUrl: string | undefined
  /** Where the embedded database, uploads and the development key are kept; undefined for the usual place. */
  readonly dataFolder: string | undefined
  /** The older copy of the database that may be started, as its refusal names it. */
  readonly acceptedLedgerHead: string | undefined
  /** 32 bytes; undefined in development, where a key file in the data folder takes its place. */
  readonly vaultKey: Buffer | undefined
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string }
  readonly s3: S3Config | undefined
  /** Which payouts a provider's machine carries out; none where nothing is set. */
  readonly payouts: PayoutSettings
  readonly argon2: { readonly memoryKib: number; readonly passes: number }
  /** Card codes that one operator may open in an hour. */
  readonly revealsPerHour: number
  /** Decided orders that another reviewer looks at again, of a hundred; 0 for none. */
  readonly recheckPercent: number
  /** Rate alerts that a seller can have. */
  readonly rateAlertsMax: number
  /** After how many days what grows is swept. */
  readonly keptDays: {
    readonly events: number
    readonly notifications: number
    readonly keys: number
    /** Codes of cards, after their order ended. */
    readonly codes: number
  }
  readonly deletion: {
    /** In which its owner can keep an account. */
    readonly undoDays: number
    /** How long the law asks for the records of a deleted account. */
    readonly recordsKeptYears: number
  }
  /** Domains that passkeys are bound to. Empty: the host of the public address. */
  readonly passkeyDomains: readonly string[]
  /** Events of partners may be sent to this machine, and by http: in development alone. */
  readonly webhooksMayStayHere: boolean
  readonly operatorSessions: {
    /** After so long without a hand on it a session of the console is locked until the password is entered. */
    readonly idleMinutes: number
    /** So long after the sign-in it ends, used or not. */
    readonly hours: number
  }
  readonly provider: ProviderConfig | undefined
  readonly parseReplies: boolean
  /** Reads answer and every change is refused (479): a service that is shown to people. */
  readonly demonstration: boolean
  readonly logLevel: string
}

/** An OpenID Connect provider that sellers may sign in by. */
export interface ProviderConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What people call it. */
  readonly name: string
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const environmentSchema = z.object({
  KAADI_MODE: oneOf(['development', 'production'], 'development'),
  HOST: textElse('127.0.0.1'),
  PORT: whole(3000, 0, 65_535),
  KAADI_PUBLIC_URL: webAddress,
  KAADI_ALLOWED_ORIGINS: origins,
  KAADI_TRUSTED_PROXIES: proxies,
  DATABASE_URL: textOr(
    'It is blank. Write postgres://user:password@host:5432/database, or leave it out: then the service brings a PostgreSQL of its own.',
  ),
  KAADI_DATA: text,
  KAADI_ACCEPTED_LEDGER_HEAD: text,
  KAADI_VAULT_KEY: text,
  SMTP_URL: mailServer,
  MAIL_FROM: mailSender('Kaadi <no-reply@kaadi.example>'),
  KAADI_S3_BUCKET: text,
  KAADI_S3_REGION: textElse('us-east-1'),
  KAADI_S3_ENDPOINT: webAddress,
  KAADI_S3_ACCESS_KEY_ID: text,
  KAADI_S3_SECRET_ACCESS_KEY: text,
  // A card takes a practised reviewer 20 seconds, 180 an hour; a third more for those that are looked at twice.
  KAADI_REVEALS_PER_HOUR: whole(240, 1),
  KAADI_RECHECK_PERCENT: part(2, 0, 100),
  KAADI_RATE_ALERTS_MAX: whole(20, 1, 200),
  KAADI_EVENTS_KEPT_DAYS: whole(30, 1),
  KAADI_NOTIFICATIONS_KEPT_DAYS: whole(400, 1),
  KAADI_KEYS_KEPT_DAYS: whole(keysKeptDays, keysKeptDays),
  // An appeal may come for seven days: until then the code has to be there.
  KAADI_CODES_KEPT_DAYS: whole(7, 7),
  KAADI_DELETION_DAYS: whole(14, 1),
  // The host's own decision: what the law where it works asks for.
  KAADI_RECORDS_KEPT_YEARS: whole(6, 1),
  KAADI_PASSKEY_DOMAINS: domains,
  KAADI_PAYOUT_ROUTES: text,
  KAADI_PAYOUT_DAILY_CAPS: text,
  PAYSTACK_SECRET_KEY: text,
  PAYSTACK_PREVIOUS_SECRET_KEY: text,
  PAYSTACK_BASE_URL: webAddress,
  PAYSTACK_FEES: text,
  KAADI_DEVELOPMENT_PAYOUTS: oneOf(['by-hand', 'by-provider'], 'by-hand'),
  KAADI_OPERATOR_IDLE_MINUTES: whole(15, 1, 240),
  KAADI_OPERATOR_HOURS: whole(12, 1, 24),
  KAADI_OIDC_ISSUER: webAddress,
  KAADI_OIDC_CLIENT_ID: text,
  KAADI_OIDC_CLIENT_SECRET: text,
  KAADI_OIDC_NAME: text,
  KAADI_DEMONSTRATION: oneOf(['on', 'off'], 'off'),
  KAADI_LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
})
type Environment = z.output<typeof environmentSchema>

/** Settings that cannot be used, each with what to do about it. */
export class ConfigError extends Error {
  readonly kind = 'config'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(listProblems('The service cannot start with these settings:', problems))
    this.problems = problems
  }
}

export const listProblems = (heading: string, problems: readonly string[]): string =>
  [heading, ...problems.map((line) => `  - ${line}`)].join('\n')

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = z.safeParse(environmentSchema, environment)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`))
  const settings = parsed.data
  const problems: string[] = []
  const vaultKey = readVaultKey(settings, problems)
  if (settings.KAADI_MODE === 'production') requireProduction(settings, problems)
  const s3 = readS3(settings, problems)
  const payouts = readPayoutSettings(settings, problems)
  const provider = readProvider(settings, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    mode: settings.KAADI_MODE,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.KAADI_PUBLIC_URL,
    allowedOrigins: settings.KAADI_ALLOWED_ORIGINS,
    trustedProxies: settings.KAADI_TRUSTED_PROXIES,
    databaseUrl: settings.DATABASE_URL && withCheckedServer(settings.DATABASE_URL),
    dataFolder: settings.KAADI_DATA,
    acceptedLedgerHead: settings.KAADI_ACCEPTED_LEDGER_HEAD,
    vaultKey,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    s3,
    payouts,
    argon2: { memoryKib: 19_456, passes: 2 },
    revealsPerHour: settings.KAADI_REVEALS_PER_HOUR,
    recheckPercent: settings.KAADI_RECHECK_PERCENT,
    rateAlertsMax: settings.KAADI_RATE_ALERTS_MAX,
    keptDays: {
      events: settings.KAADI_EVENTS_KEPT_DAYS,
      notifications: settings.KAADI_NOTIFICATIONS_KEPT_DAYS,
      keys: settings.KAADI_KEYS_KEPT_DAYS,
      codes: settings.KAADI_CODES_KEPT_DAYS,
    },
    deletion: {
      undoDays: settings.KAADI_DELETION_DAYS,
      recordsKeptYears: settings.KAADI_RECORDS_KEPT_YEARS,
    },
    passkeyDomains: settings.KAADI_PASSKEY_DOMAINS,
    webhooksMayStayHere: settings.KAADI_MODE === 'development',
    operatorSessions: {
      idleMinutes: settings.KAADI_OPERATOR_IDLE_MINUTES,
      hours: settings.KAADI_OPERATOR_HOURS,
    },
    provider,
    parseReplies: settings.KAADI_MODE === 'development',
    demonstration: settings.KAADI_DEMONSTRATION === 'on',
    logLevel: settings.KAADI_LOG_LEVEL,
  }
}

/**
 * Who asks for TLS has the server's certificate checked, by its authority and its name: that is what pg does today with each of
 * these, while libpq would take any certificate, and warns that it may change its mind. An address that says
 * `uselibpqcompat=true` or `sslmode=no-verify` means what it says (decision 24).
 */
const withCheckedServer = (address: string): string =>
  address.includes('uselibpqcompat=')
    ? address
    : address.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full')

const howToMakeAKey = 'Make one with: openssl rand -base64 32'

const readVaultKey = ({ KAADI_VAULT_KEY: given }: Environment, problems: string[]): Buffer | undefined =>
  given === undefined ? undefined : readKey('KAADI_VAULT_KEY', given, problems)

/** A key from a setting of this name; what is wrong with it is added to the problems. */
export function readKey(name: string, given: string, problems: string[]): Buffer {
  const key = Buffer.from(given, 'base64')
  if (key.length !== 32) problems.push(`${name} must be 32 bytes in Base64. ${howToMakeAKey}`)
  else if (new Set(key).size < 12)
    problems.push(`${name} is not random enough to guard money. ${howToMakeAKey}`)
  return key
}

function requireProduction(settings: Environment, problems: string[]): void {
  if (!settings.KAADI_VAULT_KEY)
    problems.push(`KAADI_VAULT_KEY is missing: it seals card codes and photos. ${howToMakeAKey}`)
  if (!settings.SMTP_URL)
    problems.push(
      'SMTP_URL is missing: without mail nobody can sign up. Set it to your server, for example smtps://user:password@mail.example:465',
    )
  if (!settings.KAADI_PUBLIC_URL?.startsWith('https://'))
    problems.push('KAADI_PUBLIC_URL is missing or not https. Set it to the address that users open.')
  if (settings.MAIL_FROM.includes('kaadi.example'))
    problems.push('MAIL_FROM still names the demo address. Set it to an address of your own domain.')
}

function readProvider(settings: Environment, problems: string[]): ProviderConfig | undefined {
  const { KAADI_OIDC_ISSUER: issuer, KAADI_OIDC_CLIENT_ID: clientId } = settings
  const { KAADI_OIDC_CLIENT_SECRET: clientSecret, KAADI_OIDC_NAME: name, KAADI_MODE: mode } = settings
  if (!issuer && !clientId && !clientSecret && !name) return undefined
  if (!issuer || !clientId || !clientSecret) {
    problems.push('KAADI_OIDC_ISSUER, KAADI_OIDC_CLIENT_ID and KAADI_OIDC_CLIENT_SECRET belong together.')
    return undefined
  }
  if (mode === 'production' && !issuer.startsWith('https://'))
    problems.push('KAADI_OIDC_ISSUER is not https: whoever is on the line could sign in as anybody.')
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).host }
}

function readS3(settings: Environment, problems: string[]): S3Config | undefined {
  const { KAADI_S3_BUCKET: bucket, KAADI_S3_ACCESS_KEY_ID: id, KAADI_S3_SECRET_ACCESS_KEY: secret } = settings
  if (!bucket) return undefined
  if (!id || !secret) {
    problems.push('KAADI_S3_BUCKET needs KAADI_S3_ACCESS_KEY_ID and KAADI_S3_SECRET_ACCESS_KEY beside it.')
    return undefined
  }
  return {
    bucket,
    region: settings.KAADI_S3_REGION,
    endpoint: settings.KAADI_S3_ENDPOINT,
    accessKeyId: id,
    secretAccessKey: secret,
  }
}
