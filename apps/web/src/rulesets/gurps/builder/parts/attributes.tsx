/** The four attributes with their prices, and what follows from them. */
import { edit } from '@umpire/gurps/file'
import { Because } from '../../../../builder/parts/because.tsx'
import { Follows } from '../../../../builder/parts/follows.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { diceText, numberText } from '../../../../text/number-text.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.attributes
const NAMES = ['st', 'dx', 'iq', 'ht'] as const
type Name = (typeof NAMES)[number]
/** As much as a file holds; what is unusual is told as a warning. */
const MOST = 1000

export function Attributes() {
  const { answer } = useBuilding()
  return (
    <Section title={text.title} points={answer.sheet.points.attributes}>
      <ul className="build-attributes">
        {NAMES.map(name => (
          <Attribute key={name} name={name} />
        ))}
      </ul>
      <Following />
    </Section>
  )
}

function Attribute({ name }: { readonly name: Name }) {
  const { one, change, answer } = useBuilding()
  const { sheet, next, reasons } = answer
  const { points = 0, now = 10, score = 10 } = sheet.attributes[name] ?? {}
  const about = [
    text.next(next[name] ?? 0),
    ...(now === score ? [] : [text.now(now)]),
    ...(name === 'st' ? [text.damage(diceText(sheet.thrust), diceText(sheet.swing))] : []),
  ]
  return (
    <li>
      <OpeningLine className="build-attribute">
        <NumberField
          inline
          label={name.toUpperCase()}
          value={one.attributes[name]}
          min={1}
          max={MOST}
          onChange={value => value !== undefined && change(edit.setAttribute(one, name, value), name)}
        />
        <b>
          <NumberThatOpens
            label={text.price(name.toUpperCase(), points)}
            shows={<Because reasons={reasons[name] ?? []} />}
          >
            {numberText(points)}
          </NumberThatOpens>
        </b>
        <small>{about.join(', ')}</small>
      </OpeningLine>
    </li>
  )
}

/** What nobody buys. */
function Following() {
  const { answer } = useBuilding()
  const { sheet, reasons } = answer
  const { speed, senses, body } = sheet
  const lines: readonly (readonly [name: string, value: string, reasons: string])[] = [
    [text.hp, numberText(sheet.hp), 'hit points and fatigue'],
    [text.fatigue, numberText(sheet.fatigue), 'hit points and fatigue'],
    [text.speed, numberText(speed.basic_speed), 'speed, move and dodge'],
    [text.will, numberText(sheet.will), 'will'],
    [text.fright, numberText(sheet.fright), 'fright check'],
    ...Object.entries(senses).map(([sense, value]) => [text.senses[sense] ?? sense, numberText(value), sense] as const),
    [text.body, text.measures(body.height_in, body.weight_lb), 'body'],
  ]
  return <Follows lines={lines.map(([name, value, why]) => ({ name, value, because: reasons[why] ?? [] }))} />
}
