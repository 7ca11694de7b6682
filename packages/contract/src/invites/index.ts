export {
  type Friend,
  type FriendProgress,
  type FriendReward,
  friendProgressSchema,
  friendRewardSchema,
  friendSchema,
  type InviteSummary,
  type InvitesEndpoints,
  type InviteTerms,
  inviteSummarySchema,
  invites,
  inviteTermsSchema,
} from './invites.endpoints.ts'
