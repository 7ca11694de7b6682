import { CampaignDetail } from '../features/campaigns/index.ts'
import { Promotions } from '../features/changes/index.ts'

export default function PromotionsRoute() {
  return <Promotions more={(campaignId) => <CampaignDetail campaignId={campaignId} />} />
}
