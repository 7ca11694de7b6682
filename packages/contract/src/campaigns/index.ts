export {
  type Campaign,
  type CampaignFigures,
  type CampaignListQuery,
  campaignFiguresSchema,
  campaignListQuerySchema,
  campaignSchema,
  type Grant,
  type GrantListQuery,
  grantListQuerySchema,
  grantSchema,
} from './campaign.schema.ts'
export { type CampaignsEndpoints, campaigns } from './campaigns.endpoints.ts'
