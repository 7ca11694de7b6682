export { type Avatar, avatarSchema } from './avatar.schema.ts'
export { type AvatarsEndpoints, avatars } from './avatars.endpoints.ts'
