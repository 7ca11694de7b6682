export { type SignedWebhook, type VerifiedWebhook, verifyPartnerWebhook } from './verify-webhook.ts'
