import { keyOf } from '@umpire/engine'

const MOST_CAMPAIGNS = 50

/** The same campaign is the same thing, so that its rules are composed once and not for every stroke of a key. */
export function sameCampaign<Campaign extends object>(): (campaign: Campaign) => Campaign {
  const campaigns = new Map<string, Campaign>()
  return campaign => {
    const key = keyOf(campaign)
    if (campaigns.size >= MOST_CAMPAIGNS) campaigns.clear()
    const same = campaigns.get(key) ?? campaign
    campaigns.set(key, same)
    return same
  }
}
