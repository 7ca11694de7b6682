export { CampaignDetail } from './campaign-detail.tsx'
