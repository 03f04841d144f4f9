/** A skill: its level at once, its fields and what it is rolled with behind its name. */
import type { Learned } from '@umpire/tensided/file'
import { AddField } from '../../../../builder/parts/add-field.tsx'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { placeBefore } from '../../../../builder/place-before.ts'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { numberText } from '../../../../text/number-text.ts'
import type { SkillOffer } from '../building/ask.ts'
import { isWrong, useBuilding } from '../building/building.ts'
import { changeSkill, removeSkill } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.skills
const MOST_LEVEL = 1000
const MOST_FIELD = 60

interface SkillRowProps {
  readonly index: number
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** The reasons go by the name that the sheet has for the line. */
const lineName = ({ skill, concentrations }: Learned): string =>
  skill === 'pilot' && concentrations.length > 0 ? `${skill} (${concentrations.join(', ')})` : skill

export function SkillRow({ index, open, onOpen }: SkillRowProps) {
  const building = useBuilding()
  const { one, change, of, catalog, answer } = building
  const learned = one.skills[index]
  if (learned === undefined) return null
  const before = placeBefore(one.skills, of.skills, index)
  const line = answer.sheet.skills[before]
  const was = of.skills[before]
  const offer = catalog.skills.find(({ key }) => key === learned.skill)
  const name = line?.name ?? offer?.name ?? learned.skill
  const roll = line?.rolls.find(({ situation }) => situation === 'normal') ?? line?.rolls[0]
  const say = (changes: Partial<Learned>, what: string): void =>
    change(changeSkill(one, index, changes), `skill ${index} ${what}`)
  return (
    <Line
      name={name}
      about={learned.concentrations.join(', ')}
      figure={roll === undefined ? '' : numberText(roll.attribute)}
      because={was === undefined ? [] : (answer.reasons[`skill: ${lineName(was)}`] ?? [])}
      wrong={isWrong(building, `skills[${before}]`)}
      open={open}
      onOpen={onOpen}
      controls={
        <div className="build-level">
          <NumberField
            inline
            label={text.levelOf(name)}
            value={learned.level}
            min={0}
            max={MOST_LEVEL}
            onChange={level => level !== undefined && say({ level }, 'level')}
          />
        </div>
      }
    >
      <div className="build-form">
        {line !== undefined && (
          <p className="label">
            {[
              text.costs(line.xp, answer.next[before] ?? 0),
              ...(line.bonus === 0 ? [] : [text.traits(line.bonus)]),
              ...(line.df === 0 ? [] : [text.df(line.df)]),
              ...(line.fails ? [text.fails] : []),
            ].join('; ')}
          </p>
        )}
        {line !== undefined && line.rolls.length > 1 && (
          <ul className="build-words" aria-label={text.rolls}>
            {line.rolls.map(({ situation, stat, attribute }) => (
              <li key={situation}>
                <b>{situation}</b> <span>{text.rolledWith(stat)}</span> {numberText(attribute)}
              </li>
            ))}
          </ul>
        )}
        <Fields learned={learned} offer={offer} onChange={concentrations => say({ concentrations }, 'fields')} />
        {offer?.vehicles === true && (
          <Check chosen={learned.simple_controls} onChange={simple_controls => say({ simple_controls }, 'controls')}>
            {text.simple}
          </Check>
        )}
        <RemoveRow
          label={text.remove}
          onPress={() => {
            onOpen(false)
            change(removeSkill(one, index))
            announce(text.takenOff(name))
          }}
        />
      </div>
    </Line>
  )
}

interface FieldsProps {
  readonly learned: Learned
  /** None of a subject of one's own, whose fields are open. */
  readonly offer: SkillOffer | undefined
  readonly onChange: (concentrations: readonly string[]) => void
}

/** The order they were learned in is kept: the first is free. */
function Fields({ learned: { concentrations }, offer, onChange }: FieldsProps) {
  const open = offer === undefined || offer.open || offer.vehicles
  const listed = [...new Set([...(offer?.fields ?? []), ...concentrations])]
  if (!open && listed.length === 0) return null
  const turn = (field: string, on: boolean): void =>
    onChange(on ? [...concentrations, field] : concentrations.filter(other => other !== field))
  return (
    <fieldset className="build-fields">
      <legend className="label">{offer?.vehicles === true ? text.vehicles : text.fields}</legend>
      <div className="row">
        {listed.map(field => (
          <Check key={field} chosen={concentrations.includes(field)} onChange={on => turn(field, on)}>
            {field}
          </Check>
        ))}
      </div>
      {open && (
        <AddField
          label={text.field}
          add={text.addField}
          most={MOST_FIELD}
          onAdd={field => !concentrations.includes(field) && turn(field, true)}
        />
      )}
    </fieldset>
  )
}
