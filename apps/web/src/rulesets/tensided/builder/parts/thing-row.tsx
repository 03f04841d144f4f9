/** A thing that somebody owns: what can be said of it hangs on the list it stands in. */
import type { Character } from '@umpire/tensided/file'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { isWrong, useBuilding } from '../building/building.ts'
import { changeThing, type GearList, removeThing } from '../building/edit.ts'
import { thingName } from '../building/thing-name.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.gear
const MOST_COUNT = 1_000_000
const MOST_PRICE = 1_000_000_000
const MOST_WORDS = 500

interface ThingRowProps {
  readonly list: GearList
  readonly index: number
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

type Gear = Character['gear']
type Say<L extends GearList> = (changes: Partial<Gear[L][number]>, what: string) => void

const optionsOf = <K extends string>(words: readonly K[]) => words.map(id => ({ id, label: id }))

export function ThingRow({ list, index, open, onOpen }: ThingRowProps) {
  const building = useBuilding()
  const { one, change, catalog } = building
  const thing = one.gear[list][index]
  if (thing === undefined) return null
  const name = thingName(thing)
  const price = thing.price ?? catalog.things.find(offer => offer.name === name)?.price ?? null
  const paid = (next: number | undefined): void =>
    change(changeThing(one, list, index, next === undefined ? { price: 0 } : { price: next }), `${list} ${index} price`)
  return (
    <Line
      name={name}
      figure={text.price(price)}
      because={[]}
      wrong={isWrong(building, `gear.${list}[${index}]`)}
      open={open}
      onOpen={onOpen}
    >
      <div className="build-form">
        <Details list={list} index={index} />
        <NumberField label={text.paid} value={price ?? undefined} min={0} max={MOST_PRICE} step={0.5} onChange={paid} />
        <RemoveRow
          label={text.remove}
          onPress={() => {
            onOpen(false)
            change(removeThing(one, list, index))
            announce(text.takenOff(name))
          }}
        />
      </div>
    </Line>
  )
}

function Details({ list, index }: Pick<ThingRowProps, 'list' | 'index'>) {
  const { one, change } = useBuilding()
  const say =
    <L extends GearList>(of: L): Say<L> =>
    (changes, what) =>
      change(changeThing(one, of, index, changes), `${of} ${index} ${what}`)
  const { guns, explosives, armor, list: others } = one.gear
  const [gun, explosive, piece, other] = [guns[index], explosives[index], armor[index], others[index]]
  if (list === 'guns' && gun !== undefined) return <Gun gun={gun} say={say('guns')} />
  if (list === 'armor' && piece !== undefined) return <Armor piece={piece} say={say('armor')} />
  if (list === 'explosives' && explosive !== undefined)
    return (
      <NumberField
        label={text.count}
        value={explosive.count}
        min={0}
        max={MOST_COUNT}
        onChange={count => count !== undefined && say('explosives')({ count }, 'count')}
      />
    )
  if (list !== 'list' || other === undefined) return null
  return (
    <TextField
      label={text.what}
      value={other.what}
      most={MOST_WORDS}
      onChange={what => say('list')({ what }, 'what')}
    />
  )
}

function Gun({ gun, say }: { readonly gun: Gear['guns'][number]; readonly say: Say<'guns'> }) {
  return (
    <>
      <div className="build-three">
        <Select
          label={text.condition}
          options={optionsOf(text.conditions)}
          value={gun.condition}
          onChange={condition => say({ condition }, 'condition')}
        />
        <Select
          label={text.sight}
          options={optionsOf(text.sights)}
          value={gun.sight}
          onChange={sight => say({ sight }, 'sight')}
        />
        <Select
          label={text.choke}
          options={optionsOf(text.chokes)}
          value={gun.choke}
          onChange={choke => say({ choke }, 'choke')}
        />
      </div>
      <div className="build-pair">
        <NumberField
          label={text.rounds}
          value={gun.rounds}
          min={0}
          max={MOST_COUNT}
          onChange={rounds => rounds !== undefined && say({ rounds }, 'rounds')}
        />
        <NumberField
          label={text.spare}
          value={gun.spare}
          min={0}
          max={MOST_COUNT}
          onChange={spare => spare !== undefined && say({ spare }, 'spare')}
        />
      </div>
    </>
  )
}

function Armor({ piece, say }: { readonly piece: Gear['armor'][number]; readonly say: Say<'armor'> }) {
  const leave = (part: (typeof text.armorParts)[number], off: boolean): void =>
    say({ without: off ? [...piece.without, part] : piece.without.filter(other => other !== part) }, 'parts')
  return (
    <>
      <div className="row">
        <Check chosen={piece.worn} onChange={worn => say({ worn }, 'worn')}>
          {text.worn}
        </Check>
        <Check chosen={piece.spectra} onChange={spectra => say({ spectra }, 'spectra')}>
          {text.spectra}
        </Check>
      </div>
      <fieldset className="build-fields">
        <legend className="label">{text.without}</legend>
        <div className="row">
          {text.armorParts.map(part => (
            <Check key={part} chosen={piece.without.includes(part)} onChange={off => leave(part, off)}>
              {part}
            </Check>
          ))}
        </div>
      </fieldset>
    </>
  )
}
