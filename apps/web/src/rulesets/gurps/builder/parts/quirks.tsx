/** Quirks: small things in the player's own words, a point each. */
import { edit } from '@umpire/gurps/file'
import { AddField } from '../../../../builder/parts/add-field.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { ToolButton } from '../../../../elements/controls/button.tsx'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.quirks
const MOST = 500

export function Quirks() {
  const { one, change, answer } = useBuilding()
  const small = answer.sheet.traits.filter(({ quirk }) => quirk)
  return (
    <Section title={text.title} points={answer.sheet.points.quirks}>
      <ul className="build-list">
        {small.map(({ index, name, points }) => (
          <li key={`trait ${index}`} className="build-quirk">
            <span>
              {name} <small className="label">{text.small}</small>
            </span>
            <b>{text.points(points)}</b>
          </li>
        ))}
        {numbered(one.quirks).map(({ thing, place }) => (
          <li key={place} className="build-quirk">
            <span>{thing}</span>
            <b>{text.points(-1)}</b>
            <ToolButton icon="close" label={text.remove(thing)} onPress={() => change(edit.removeQuirk(one, place))} />
          </li>
        ))}
      </ul>
      <AddField
        label={text.say}
        add={text.add}
        placeholder={text.such}
        most={MOST}
        onAdd={quirk => change(edit.addQuirk(one, quirk))}
      />
    </Section>
  )
}
