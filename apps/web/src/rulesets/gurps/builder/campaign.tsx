/** What the campaign decides: points, limits, options. A file's own traits and things stay as they are. */
import type { Json } from '@umpire/engine'
import { Check } from '../../../elements/check.tsx'
import { proseText } from '../../../elements/number-text.ts'
import { SheetDialog } from '../../../elements/sheet-dialog.tsx'
import { GivenField } from '../../../rules/given-field.tsx'
import { formFields, withValue } from '../../../rules/given-form.ts'
import type { SettingOffer } from './ask.ts'
import { useBuilding } from './building.ts'
import { buildWords } from './words.ts'

const text = buildWords.campaign

/** What can be said in one field; the rest is written in files. */
const SIMPLE: readonly string[] = ['int', 'number', 'flag', 'oneOf']

export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, change, catalog } = useBuilding()
  const { campaign } = one
  const set = (id: string, value: Json | undefined): void =>
    change({ ...one, campaign: { ...campaign, settings: withValue(campaign.settings, id, value) } }, `setting ${id}`)
  const turn = (key: string, on: boolean): void => {
    const options = on ? [...campaign.options, key] : campaign.options.filter(other => other !== key)
    change({ ...one, campaign: { ...campaign, options } })
  }
  const simple = catalog.settings.filter(({ spec }) => SIMPLE.includes(spec.kind))
  const known = new Set(simple.map(({ id }) => id))
  const others = Object.keys(campaign.settings).filter(id => !known.has(id))
  return (
    <SheetDialog title={text.title} open onClose={onClose}>
      <div className="stack">
        <p className="prose">{text.about}</p>
        <div className="build-settings">
          {simple.map(setting => (
            <Setting key={setting.id} setting={setting} value={campaign.settings[setting.id]} onChange={set} />
          ))}
        </div>
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

interface SettingProps {
  readonly setting: SettingOffer
  readonly value: Json | undefined
  readonly onChange: (id: string, value: Json | undefined) => void
}

function Setting({ setting: { id, title, spec, fallback }, value, onChange }: SettingProps) {
  const [field] = formFields({ [id]: spec })
  if (field === undefined) return null
  return (
    <GivenField
      field={{ ...field, label: proseText(title), optional: true, fallback }}
      value={value}
      onChange={next => onChange(id, next === fallback ? undefined : next)}
    />
  )
}
