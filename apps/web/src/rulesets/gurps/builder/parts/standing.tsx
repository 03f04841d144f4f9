/** Looks, wealth and status: traits that everybody has, of which the usual ones cost nothing. */
import { type Character, edit } from '@umpire/gurps/file'
import { Section } from '../../../../builder/parts/section.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import type { TraitOffer, Written } from '../building/ask.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.standing
const SCALES = ['appearance', 'wealth'] as const
const STATUS = 'status'

/** Where it stands in the file, by any of the names it goes by. */
function placeOf({ traits }: Character, { name, cost }: TraitOffer): number {
  const variants = cost.kind === 'variants' ? cost.variants.flatMap(one => [one.name, ...one.aliases]) : []
  const names = [name, ...variants, ...variants.map(one => `${name} (${one})`)].map(one => one.toLowerCase())
  return traits.findIndex(({ trait }) => names.includes(trait.toLowerCase()))
}

/** In its old place, or taken; off where there is nothing to write. */
function settled(one: Character, at: number, trait: Written | null): Character {
  if (at === -1) return trait === null ? one : edit.addTrait(one, trait)
  return trait === null ? edit.removeTrait(one, at) : edit.replaceTrait(one, at, trait)
}

export function Standing() {
  const { catalog, answer } = useBuilding()
  const { money, status } = answer.sheet
  return (
    <Section title={text.title} about={text.about(money.start, status)}>
      <div className="build-form">
        {SCALES.map(id => {
          const trait = catalog.traits.find(one => one.id === id)
          return trait === undefined ? null : <Scale key={id} trait={trait} />
        })}
        <Status />
      </div>
    </Section>
  )
}

function Scale({ trait }: { readonly trait: TraitOffer }) {
  const { one, change } = useBuilding()
  const variants = trait.cost.kind === 'variants' ? trait.cost.variants : []
  const usual = variants.find(({ points }) => points === 0)
  const at = placeOf(one, trait)
  const written = one.traits[at]
  const meant = (written?.variant ?? written?.trait ?? '').toLowerCase()
  const chosen = variants.find(({ name, aliases }) =>
    [name, ...aliases].some(each => [each, `${trait.name} (${each})`].some(whole => whole.toLowerCase() === meant)),
  )
  const take = (variant: string): void =>
    change(settled(one, at, variant === usual?.name ? null : { trait: trait.name, variant }))
  return (
    <Select
      label={text.names[trait.id] ?? trait.name}
      options={variants.map(({ name, points }) => ({ id: name, label: text.priced(name, points) }))}
      value={chosen?.name ?? usual?.name}
      onChange={take}
    />
  )
}

function Status() {
  const { one, change, catalog } = useBuilding()
  const trait = catalog.traits.find(({ id }) => id === STATUS)
  if (trait === undefined) return null
  const at = placeOf(one, trait)
  const written = one.traits[at]
  const level = written?.level ?? (at === -1 ? 0 : 1)
  const take = (next: number): void =>
    change(settled(one, at, next === 0 ? null : { ...written, trait: trait.name, level: next }), STATUS)
  return <NumberField label={text.status} value={level} min={-2} max={8} onChange={next => take(next ?? 0)} />
}
