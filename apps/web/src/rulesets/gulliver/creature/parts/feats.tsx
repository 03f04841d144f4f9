/** Blows, reach, leaps, lifts, falls, food and years: each with its reasons. */
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import type { SheetAnswer } from '../building/ask.ts'
import { figure } from '../building/figures.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.feats

interface Feat {
  readonly name: string
  readonly value: string
  /** Under which name its reasons are told. */
  readonly by: string
}

/** Dice have a true minus, too. */
const diceText = (dice: string): string => dice.replace('-', '−')

function featsOf({ sheet, design }: SheetAnswer): readonly Feat[] {
  const { damage, footprint, jump, throwing, max_lift, falls } = sheet
  const blows =
    damage.instead === null
      ? `${diceText(damage.thrust)}, ${diceText(damage.swing)}`
      : text.weak(figure(damage.instead.roll_st), figure(damage.instead.divide_by))
  return [
    { name: text.bite, value: `${diceText(damage.bite)} ${damage.bite_type}`, by: 'damage' },
    ...(damage.punch === null ? [] : [{ name: text.punch, value: diceText(damage.punch), by: 'damage' }]),
    { name: text.blows, value: blows, by: 'damage' },
    { name: text.speedBonus, value: figure(sheet.basic_speed), by: 'Basic Speed' },
    { name: text.reach, value: text.yards(figure(sheet.reach_yd)), by: 'reach' },
    {
      name: text.footprint,
      value: text.hexes(footprint.hexes, footprint.hexes_long, footprint.hexes_wide),
      by: 'footprint',
    },
    { name: text.jump, value: text.yards(figure(jump.jd)), by: 'jump' },
    ...(throwing === null ? [] : [{ name: text.throw, value: text.yards(figure(throwing.td)), by: 'throw' }]),
    ...(max_lift === null
      ? []
      : [{ name: text.lift, value: creatureWords.pounds(figure(max_lift), design.base_size === 0), by: 'lift' }]),
    { name: text.fall, value: text.speed(figure(falls.tv)), by: 'falling' },
    { name: text.drag, value: figure(falls.ftv), by: 'falling' },
    { name: text.food, value: figure(sheet.food), by: 'food' },
    { name: text.years, value: figure(sheet.years), by: 'years' },
  ]
}

export function FeatsPart({ shown }: { readonly shown: SheetAnswer }) {
  return (
    <section className="creature-part" aria-labelledby="creature-feats">
      <h2 id="creature-feats" className="title">
        {text.title}
      </h2>
      <OpeningLine>
        <dl className="creature-feats">
          {featsOf(shown).map(({ name, value, by }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <NumberThatOpens
                  label={creatureWords.body.explain(name, value)}
                  shows={<Why reasons={shown.why[by] ?? []} unfolded={2} />}
                >
                  {value}
                </NumberThatOpens>
              </dd>
            </div>
          ))}
        </dl>
      </OpeningLine>
    </section>
  )
}
