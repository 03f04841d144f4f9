/** Everything that a campaign may choose: presets in one click, options and settings under their headings, a search. */
import type { Chosen } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'
import { useMemo, useState } from 'react'
import { announce } from '../elements/controls/announce.tsx'
import { SearchField } from '../elements/fields/search-field.tsx'
import {
  conflictsIn,
  grouped,
  isInForce,
  matching,
  NOTHING,
  withNeeds,
  without,
  withPreset,
  withSetting,
} from './choosing.ts'
import { Conflicts } from './conflicts.tsx'
import { OptionRow } from './option-row.tsx'
import { SettingRow } from './setting-row.tsx'
import { optionsWords as text } from './words.ts'

interface ChoicesProps {
  readonly campaign: CampaignDocument
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

export function Choices({ campaign, chosen, onChange }: ChoicesProps) {
  const { options, presets, settings } = campaign
  const [search, setSearch] = useState('')
  const titleOf = (key: string): string => options.find(one => one.key === key)?.title ?? key
  const wrong = useMemo(
    () => new Set(conflictsIn(options, chosen.options).flatMap(({ one, others }) => [one, ...others].map(o => o.key))),
    [options, chosen.options],
  )
  const setOptions = (keys: readonly string[]): void => onChange({ ...chosen, options: keys })
  /** Nobody need look for what an option needs; what it brings along is told. */
  const turn = (key: string, on: boolean): void => {
    const next = on ? withNeeds(options, [...chosen.options, key]) : without(options, chosen.options, key)
    const others = (on ? next : chosen.options).filter(
      one => one !== key && (on ? !chosen.options.includes(one) : !next.includes(one)),
    )
    if (others.length > 0) announce((on ? text.broughtAlong : text.tookAlong)(others.map(titleOf)))
    setOptions(next)
  }
  const found = { options: grouped(matching(options, search)), settings: grouped(matching(settings, search)) }
  const countOf = (keys: readonly string[]): number => keys.filter(key => chosen.options.includes(key)).length
  return (
    <div className="choices">
      {presets.length > 0 && (
        <section className="option-presets" aria-label={text.presets}>
          <h2 className="label">{text.presets}</h2>
          <ul>
            <Preset
              title={text.printed}
              says={text.printedAbout}
              pressed={chosen.options.length === 0}
              onPress={() => onChange({ ...NOTHING, settings: chosen.settings })}
            />
            {presets.map(preset => (
              <Preset
                key={preset.key}
                title={preset.title}
                says={preset.says}
                pressed={isInForce(campaign, preset, chosen.options)}
                onPress={() => setOptions(withPreset(campaign, preset, chosen.options))}
              />
            ))}
          </ul>
        </section>
      )}
      <Conflicts options={options} keys={chosen.options} onChange={setOptions} />
      <SearchField label={text.search} placeholder={text.placeholder} value={search} onChange={setSearch} />
      {options.length + settings.length === 0 && <p className="muted">{text.none}</p>}
      {search !== '' && found.options.length + found.settings.length === 0 && <p>{text.nothingFound}</p>}
      {found.options.map(({ title, members }) => (
        <section key={title} className="option-group">
          <h2 className="title">
            {title} <span className="label">{text.chosenOf(countOf(members.map(one => one.key)), members.length)}</span>
          </h2>
          <ul>
            {members.map(option => (
              <OptionRow
                key={option.key}
                option={option}
                titleOf={titleOf}
                chosen={chosen.options.includes(option.key)}
                wrong={wrong.has(option.key)}
                onTurn={on => turn(option.key, on)}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.settings.map(({ title, members }) => (
        <section key={`settings ${title}`} className="option-group">
          <h2 className="title">{title === '' ? text.settings : title}</h2>
          <ul className="setting-rows">
            {members.map(setting => (
              <SettingRow
                key={setting.id}
                setting={setting}
                value={chosen.settings[setting.id]}
                onChange={(value, usual) =>
                  onChange({ ...chosen, settings: withSetting(chosen, setting.id, value, usual) })
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface PresetProps {
  readonly title: string
  readonly says: string
  readonly pressed: boolean
  readonly onPress: () => void
}

const Preset = ({ title, says, pressed, onPress }: PresetProps) => (
  <li>
    <button type="button" className="option-preset" aria-pressed={pressed} onClick={onPress}>
      <b>{title}</b>
      <small>{says}</small>
    </button>
  </li>
)
