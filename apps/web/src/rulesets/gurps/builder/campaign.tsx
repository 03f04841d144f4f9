/** What the campaign decides: points, limits, options. A file's own traits and things stay as they are. */
import { CampaignDialog as Settings } from '../../../builder/parts/campaign-dialog.tsx'
import { Check } from '../../../elements/fields/check.tsx'
import { proseText } from '../../../text/number-text.ts'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'

const text = buildWords.campaign

export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, change, catalog } = useBuilding()
  const { campaign } = one
  const turn = (key: string, on: boolean): void => {
    const options = on ? [...campaign.options, key] : campaign.options.filter(other => other !== key)
    change({ ...one, campaign: { ...campaign, options } })
  }
  return (
    <Settings
      words={text}
      settings={catalog.settings}
      chosen={campaign.settings}
      onChange={(settings, what) => change({ ...one, campaign: { ...campaign, settings } }, what)}
      onClose={onClose}
    >
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
    </Settings>
  )
}
