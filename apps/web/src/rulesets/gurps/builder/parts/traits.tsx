/** Advantages or disadvantages: what was taken with its price, and all that can be. */

import { edit } from '@umpire/gurps/file'
import { useState } from 'react'
import { Line } from '../../../../builder/parts/line.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { placeBefore } from '../../../../builder/place-before.ts'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Button } from '../../../../elements/controls/button.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { halvesText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import type { TraitOffer, Written } from '../building/ask.ts'
import { type Building, useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { OwnDialog } from './custom-dialog.tsx'
import { TraitEditor } from './trait-editor.tsx'
import { priceText, traitNamed } from './trait-names.ts'

const text = buildWords.traits

export type TraitKind = 'advantage' | 'disadvantage'

interface Shown {
  readonly index: number
  readonly written: Written
  readonly name: string
  readonly about: string
  readonly points: number | undefined
  readonly quirk: boolean
  readonly wrong: boolean
  readonly before: number
}

function shownIn({ one, of, answer }: Building): readonly Shown[] {
  const bad = new Set(answer.troubles.flatMap(({ severity, places }) => (severity === 'error' ? places : [])))
  return numbered(one.traits).map(({ thing: written, place: index }) => {
    const before = placeBefore(one.traits, of.traits, index)
    const line = answer.sheet.traits.find(trait => trait.index === before)
    const name = line === undefined ? written.trait : line.name
    const level = line?.level ?? null
    return {
      index,
      written,
      before,
      name: level === null ? name : text.leveled(name, level),
      about: [written.choice ?? '', written.note ?? ''].filter(word => word !== '').join(', '),
      points: line?.points ?? written.points,
      quirk: line?.quirk ?? false,
      wrong: bad.has(`traits[${before}]`),
    }
  })
}

/** One that costs nothing, or of which nobody knows what it costs, stands with the advantages. */
const isOf = (kind: TraitKind, { points, quirk }: Shown): boolean =>
  !quirk && (kind === 'disadvantage' ? (points ?? 0) < 0 : (points ?? 0) >= 0)

const wordsOf = ({ category, cost }: TraitOffer): string =>
  [
    category,
    ...(cost.kind === 'variants' ? cost.variants.flatMap(({ name, aliases }) => [name, ...aliases]) : []),
  ].join(' ')

export function Traits({ kind }: { readonly kind: TraitKind }) {
  const building = useBuilding()
  const { one, change, catalog, answer } = building
  const [open, setOpen] = useState<number>()
  const [own, setOwn] = useState(false)
  const lines = shownIn(building).filter(line => isOf(kind, line))
  const offered = catalog.traits.filter(({ good, bad }) => (kind === 'disadvantage' ? bad : good))
  const { reasons } = answer
  const { points } = answer.sheet
  const over = answer.troubles.some(({ rule, severity }) => rule === 'gurps.disadvantage.limit' && severity === 'error')
  const pick = (id: string): void => {
    const trait = catalog.traits.find(one => one.id === id)
    if (trait === undefined) return
    change(edit.addTrait(one, firstFor(trait, kind)))
    announce(text.taken(trait.name))
    setOpen(trait.cost.kind === 'fixed' && trait.choose.length === 0 ? undefined : one.traits.length)
  }
  return (
    <Section
      {...(kind === 'advantage' && { id: 'traits' })}
      title={text.titles[kind]}
      points={kind === 'advantage' ? points.advantages : points.disadvantages}
      wrong={kind === 'disadvantage' && over}
    >
      <ul className="build-list">
        {lines.map(({ index, written, name, about, points: price, wrong, before }) => (
          <Line
            key={index}
            name={name}
            about={about}
            figure={price === undefined ? '' : halvesText(price)}
            because={reasons[`trait: ${before}`] ?? []}
            wrong={wrong}
            open={open === index}
            onOpen={isOpen => setOpen(isOpen ? index : undefined)}
          >
            <TraitEditor
              written={written}
              trait={traitNamed(written.trait, catalog.traits)}
              onChange={(next, what) => change(edit.replaceTrait(one, index, next), `trait ${index} ${what}`)}
              onRemove={() => {
                setOpen(undefined)
                change(edit.removeTrait(one, index))
                announce(text.takenOff(name))
              }}
            />
          </Line>
        ))}
      </ul>
      <PickField
        label={text.add[kind]}
        placeholder={text.add[kind]}
        things={offered.map(trait => ({
          id: trait.id,
          name: trait.name,
          about: trait.category,
          figure: priceText(trait, kind === 'disadvantage'),
          words: wordsOf(trait),
        }))}
        onPick={pick}
      />
      <div className="row">
        <Button kind="quiet" small icon="plus" onPress={() => setOwn(true)}>
          {text.own}
        </Button>
      </div>
      {own && <OwnDialog kind={kind} onClose={() => setOwn(false)} />}
    </Section>
  )
}

/** One with good and bad sides begins with the one that was asked for. */
function firstFor({ first, cost, leveled }: TraitOffer, kind: TraitKind): Written {
  if (kind === 'advantage') {
    const good = cost.kind === 'variants' ? cost.variants.find(({ points }) => points > 0) : undefined
    return good === undefined ? first : { ...first, variant: good.name }
  }
  const bad = cost.kind === 'variants' ? cost.variants.find(({ points }) => points < 0) : undefined
  if (bad !== undefined) return { ...first, variant: bad.name }
  return leveled && cost.kind === 'formula' ? { ...first, level: -1 } : first
}
