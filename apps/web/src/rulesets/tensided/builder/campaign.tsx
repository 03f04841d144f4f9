/** What the campaign decides: experience, readings, house rules. */
import type { Json } from '@umpire/engine'
import { SettingFields, unshown } from '../../../builder/parts/setting-fields.tsx'
import { SheetDialog } from '../../../elements/controls/sheet-dialog.tsx'
import { withValue } from '../../../elements/fields/given-form.ts'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'

const text = buildWords.campaign

export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, change, catalog } = useBuilding()
  const { campaign } = one
  const set = (id: string, value: Json | undefined): void =>
    change({ ...one, campaign: { ...campaign, settings: withValue(campaign.settings, id, value) } }, `setting ${id}`)
  const others = unshown(catalog.settings, campaign.settings)
  return (
    <SheetDialog title={text.title} open onClose={onClose}>
      <div className="stack">
        <p className="prose">{text.about}</p>
        <SettingFields settings={catalog.settings} chosen={campaign.settings} onChange={set} />
        {others.length > 0 && <p className="label">{text.others(others)}</p>}
      </div>
    </SheetDialog>
  )
}
