export { type Friend, friendSchema, type InvitesEndpoints, invites } from './invites.endpoints.ts'
