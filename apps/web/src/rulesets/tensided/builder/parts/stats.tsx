/** The eight stats, and what follows from them. */
import { Because } from '../../../../builder/parts/because.tsx'
import { Follows } from '../../../../builder/parts/follows.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { numberText, signedText } from '../../../../text/number-text.ts'
import type { StatOffer } from '../building/ask.ts'
import { isWrong, useBuilding } from '../building/building.ts'
import { setStat } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.stats
const MOST = 1000

export function Stats() {
  const { catalog, answer } = useBuilding()
  const { statsLeft, reasons } = answer
  return (
    <Section
      title={text.title}
      about={
        <NumberThatOpens label={text.left(statsLeft)} shows={<Because reasons={reasons['points for stats'] ?? []} />}>
          {text.left(statsLeft)}
        </NumberThatOpens>
      }
      wrong={statsLeft < 0}
    >
      <ul className="build-attributes">
        {catalog.stats.map(stat => (
          <Stat key={stat.key} stat={stat} />
        ))}
      </ul>
      <Following />
    </Section>
  )
}

function Stat({ stat: { key, name, covers } }: { readonly stat: StatOffer }) {
  const building = useBuilding()
  const { one, change, answer } = building
  const now = answer.sheet.stats[key]
  const wrong = isWrong(building, `stats.${key}`)
  return (
    <li className={wrong ? 'build-line-wrong' : ''}>
      <OpeningLine className="build-attribute build-stat">
        <NumberField
          inline
          label={name}
          value={one.stats[key]}
          min={0}
          max={MOST}
          onChange={value => value !== undefined && change(setStat(one, key, value), key)}
        />
        {now !== one.stats[key] && (
          <b>
            <NumberThatOpens
              label={`${name}: ${text.now(now)}`}
              shows={<Because reasons={answer.reasons['stats'] ?? []} />}
            >
              {text.now(now)}
            </NumberThatOpens>
          </b>
        )}
        <small>{covers}</small>
      </OpeningLine>
    </li>
  )
}

function Following() {
  const { answer } = useBuilding()
  const { sheet, reasons } = answer
  const { movement } = sheet
  const line = (name: string, value: string, why: string) => ({ name, value, because: reasons[why] ?? [] })
  return (
    <Follows
      lines={[
        line(text.hp, numberText(sheet.hp), 'hit points'),
        line(text.damage, numberText(sheet.damage_score), 'damage score'),
        line(text.resistance, numberText(sheet.natural_resistance), 'natural resistance'),
        line(text.walk, text.metres(movement.walk), 'walk'),
        line(text.run, text.metres(movement.run), 'run'),
        line(text.sprint, text.metres(movement.sprint), 'sprint'),
        line(text.capacity, text.pounds(sheet.capacity_lb), 'capacity'),
        line(text.actions, numberText(sheet.action_points), 'action points'),
        ...(sheet.hth_df === 0 ? [] : [line(text.armor, signedText(sheet.hth_df), 'armour worn')]),
      ]}
    />
  )
}
