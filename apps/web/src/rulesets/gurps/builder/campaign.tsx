/** What the campaign decides: points, limits, options. A file's own traits and things stay as they are. */
import type { Json } from '@umpire/engine'
import { SettingFields, unshown } from '../../../builder/parts/setting-fields.tsx'
import { SheetDialog } from '../../../elements/controls/sheet-dialog.tsx'
import { Check } from '../../../elements/fields/check.tsx'
import { withValue } from '../../../elements/fields/given-form.ts'
import { proseText } from '../../../text/number-text.ts'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'

const text = buildWords.campaign

export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, change, catalog } = useBuilding()
  const { campaign } = one
  const set = (id: string, value: Json | undefined): void =>
    change({ ...one, campaign: { ...campaign, settings: withValue(campaign.settings, id, value) } }, `setting ${id}`)
  const turn = (key: string, on: boolean): void => {
    const options = on ? [...campaign.options, key] : campaign.options.filter(other => other !== key)
    change({ ...one, campaign: { ...campaign, options } })
  }
  const others = unshown(catalog.settings, campaign.settings)
  return (
    <SheetDialog title={text.title} open onClose={onClose}>
      <div className="stack">
        <p className="prose">{text.about}</p>
        <SettingFields settings={catalog.settings} chosen={campaign.settings} onChange={set} />
        {others.length > 0 && <p className="label">{text.others(others)}</p>}
        <Check chosen={one.npc} onChange={npc => change({ ...one, npc })} about={text.npcAbout}>
          {text.npc}
        </Check>
        <details className="build-more">
          <summary>{text.options(campaign.options.length, catalog.options.length)}</summary>
          <div className="build-options">
            {catalog.options.map(({ key, title, says }) => (
              <Check
                key={key}
                chosen={campaign.options.includes(key)}
                onChange={on => turn(key, on)}
                about={proseText(says)}
              >
                {title}
              </Check>
            ))}
          </div>
        </details>
      </div>
    </SheetDialog>
  )
}
