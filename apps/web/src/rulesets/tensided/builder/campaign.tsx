/** What the campaign decides: experience, readings, house rules. */
import { CampaignDialog as Settings } from '../../../builder/parts/campaign-dialog.tsx'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'

export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, change, catalog } = useBuilding()
  const { campaign } = one
  return (
    <Settings
      words={buildWords.campaign}
      settings={catalog.settings}
      chosen={campaign.settings}
      onChange={(settings, what) => change({ ...one, campaign: { ...campaign, settings } }, what)}
      onClose={onClose}
    />
  )
}
