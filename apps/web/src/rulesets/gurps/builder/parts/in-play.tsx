/** What counts at the table: Move and Dodge under the present load, weapons ready for play, and what to keep in mind. */

import type { Reason } from '@umpire/engine'
import { Because } from '../../../../builder/parts/because.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { reasonsFor } from '../../../../builder/reasons-for.ts'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { numberText, proseText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { LoadBar } from './load-bar.tsx'
import { Weapons } from './weapons.tsx'

const text = buildWords.play
const SPEED = 'speed, move and dodge'

export function InPlay() {
  const { answer } = useBuilding()
  const { load, speed, armor, dr, reactions, reminders, block } = answer.sheet
  const because = answer.reasons[SPEED]
  const light = speed.moves[0] ?? speed.move
  const slower = light !== speed.move || (speed.dodges[0] ?? speed.dodge) !== speed.dodge
  return (
    <Section id="play" title={text.title} about={text.loads[load.key] ?? load.key}>
      <OpeningLine className="build-big">
        <Big
          name={text.move}
          value={speed.move}
          reasons={reasonsFor(because, 'gurps.move.move', 'Move')}
          slow={light !== speed.move}
        />
        <Big
          name={text.dodge}
          value={speed.dodge}
          reasons={reasonsFor(because, 'gurps.move.dodge', 'Dodge')}
          slow={(speed.dodges[0] ?? speed.dodge) !== speed.dodge}
        />
        <Big
          name={text.running}
          value={speed.running_move}
          reasons={reasonsFor(because, 'gurps.move.move')}
          slow={false}
        />
        {block !== null && <Big name={text.block} value={block} reasons={answer.reasons['block'] ?? []} slow={false} />}
        {slower && (
          <p className="build-unladen">{text.unladen(light, speed.dodges[0] ?? 0, speed.running_moves[0] ?? 0)}</p>
        )}
      </OpeningLine>
      <LoadBar />
      <Weapons />
      {(armor.length > 0 || dr > 0) && (
        <Words
          title={text.armor}
          lines={[
            ...armor.map(one => ({ name: one.name, says: text.protects(one.pd, one.dr, one.covers) })),
            ...(dr > 0 ? [{ name: text.body, says: text.toughness(dr) }] : []),
          ]}
        />
      )}
      <Words
        title={text.reactions}
        lines={reactions.map(({ name, by, when }) => ({ name: `${proseText(by)}, ${name}`, says: when }))}
      />
      <Words title={text.reminders} lines={reminders} />
    </Section>
  )
}

interface BigProps {
  readonly name: string
  readonly value: number
  readonly reasons: readonly Reason[]
  /** Less than without a load. */
  readonly slow: boolean
}

const Big = ({ name, value, reasons, slow }: BigProps) => (
  <div className={slow ? 'build-slow' : ''}>
    <span className="label">{name}</span>
    <b>
      <NumberThatOpens label={`${name}: ${numberText(value)}`} shows={<Because reasons={reasons} />}>
        {numberText(value)}
      </NumberThatOpens>
    </b>
  </div>
)

interface WordsProps {
  readonly title: string
  readonly lines: readonly { readonly name: string; readonly says: string }[]
}

function Words({ title, lines }: WordsProps) {
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="build-subhead">{title}</h3>
      <ul className="build-words">
        {numbered(lines).map(({ thing: { name, says }, place }) => (
          <li key={place}>
            <b>{name}</b> {says !== '' && <span>{proseText(says)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
