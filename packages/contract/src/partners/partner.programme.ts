import * as z from 'zod/mini'

/** Tiers of the programme, the lowest first. What each asks for and gives is configured by the host. */
export const partnerTiers = ['bronze', 'silver', 'gold'] as const
/** Checks the name of a tier. */
export const partnerTierSchema = z.literal(partnerTiers)
/** A tier of the programme. */
export type PartnerTier = z.infer<typeof partnerTierSchema>

/** What a key may do. */
export const partnerScopes = ['quote', 'submit', 'read', 'balance'] as const
/** Checks what a key may do. */
export const partnerScopeSchema = z.literal(partnerScopes)
/** What a key may do. */
export type PartnerScope = z.infer<typeof partnerScopeSchema>

/** Whether something is done, or only played through. */
export const partnerModes = ['live', 'sandbox'] as const
/** Checks a mode. */
export const partnerModeSchema = z.literal(partnerModes)
/** Whether something is done, or only played through. */
export type PartnerMode = z.infer<typeof partnerModeSchema>

/** What keys of a mode begin with: whoever finds one in a file sees what it opens. */
export const partnerKeyPrefixes: Readonly<Record<PartnerMode, string>> = {
  live: 'kd_live_',
  sandbox: 'kd_test_',
}

/** So many characters of a key are kept to be shown. They tell keys apart and open nothing. */
export const partnerKeyShownLength = 14

/** So long a replaced key still works at most. */
export const partnerKeyOverlapHoursMax = 72

/** Longest address of a webhook. */
export const webhookUrlMaxLength = 300
