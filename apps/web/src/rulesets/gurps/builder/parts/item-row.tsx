/** A thing: carried or put down at once, everything else behind its name. */
import { edit } from '@umpire/gurps/file'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { placeBefore } from '../../../../builder/place-before.ts'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Segmented } from '../../../../elements/controls/segmented.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.gear
const MOST_QUANTITY = 1_000_000
const MOST_AMOUNT = 1e9
const MOST_NAME = 200

interface ItemRowProps {
  readonly index: number
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

export function ItemRow({ index, open, onOpen }: ItemRowProps) {
  const { one, change, of, answer } = useBuilding()
  const item = one.items[index]
  if (item === undefined) return null
  const before = placeBefore(one.items, of.items, index)
  const line = answer.sheet.items.find(thing => thing.index === before)
  const bad = answer.troubles.some(
    ({ severity, places }) => severity === 'error' && places.some(place => place.startsWith(`items[${before}]`)),
  )
  const { name, quantity, carried, worn, ready, issued } = item
  const about = [
    ...(quantity === 1 ? [] : [text.times(quantity)]),
    ...(worn ? [text.worn] : []),
    ...(ready ? [text.ready] : []),
    ...(issued ? [text.issued] : []),
  ].join(', ')
  return (
    <Line
      name={name}
      about={about}
      figure={text.pounds((line?.weight_lb ?? 0) * quantity)}
      because={[]}
      wrong={bad}
      open={open}
      onOpen={onOpen}
      controls={
        <Segmented
          label={text.where(name)}
          options={text.places}
          chosen={carried ? 'carried' : 'down'}
          onChoose={place => change(edit.carry(one, index, place === 'carried'))}
        />
      }
    >
      <ItemEditor
        index={index}
        cost={line?.cost ?? 0}
        weight={line?.weight_lb ?? 0}
        onRemove={() => {
          onOpen(false)
          change(edit.removeItem(one, index))
          announce(text.takenOff(name))
        }}
      />
    </Line>
  )
}

interface ItemEditorProps {
  readonly index: number
  readonly cost: number
  readonly weight: number
  readonly onRemove: () => void
}

function ItemEditor({ index, cost, weight, onRemove }: ItemEditorProps) {
  const { one, change } = useBuilding()
  const item = one.items[index]
  if (item === undefined) return null
  const say = (changes: Partial<edit.NewItem>, what: string): void =>
    change(edit.changeItem(one, index, changes), `item ${index} ${what}`)
  return (
    <div className="build-form">
      <TextField label={text.name} value={item.name} most={MOST_NAME} onChange={name => say({ name }, 'name')} />
      <div className="build-three">
        <NumberField
          label={text.quantity}
          value={item.quantity}
          min={0}
          max={MOST_QUANTITY}
          onChange={quantity => quantity !== undefined && say({ quantity }, 'quantity')}
        />
        <NumberField
          label={text.cost}
          value={item.cost ?? cost}
          min={0}
          max={MOST_AMOUNT}
          step={0.5}
          onChange={next => next !== undefined && say({ cost: next }, 'cost')}
        />
        <NumberField
          label={text.weight}
          value={item.weight_lb ?? weight}
          min={0}
          max={MOST_AMOUNT}
          step={0.1}
          onChange={next => next !== undefined && say({ weight_lb: next }, 'weight')}
        />
      </div>
      <div className="row">
        <Check chosen={item.worn} onChange={worn => change(edit.wear(one, index, worn))}>
          {text.isWorn}
        </Check>
        <Check chosen={item.ready} onChange={ready => change(edit.makeReady(one, index, ready))}>
          {text.isReady}
        </Check>
        <Check chosen={item.issued} onChange={issued => change(edit.issue(one, index, issued))}>
          {text.isIssued}
        </Check>
      </div>
      <RemoveRow label={text.remove} onPress={onRemove} />
    </div>
  )
}
