/** What somebody owns, and what it cost. */
import { useState } from 'react'
import { AddField } from '../../../../builder/parts/add-field.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { addPossession, addThing, type GearList } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'
import { ThingRow } from './thing-row.tsx'

const text = buildWords.gear
const LISTS: readonly GearList[] = ['guns', 'melee', 'explosives', 'armor', 'list']
const MOST_WORDS = 500
const MOST_CASH = 1_000_000_000

export function Gear() {
  const { one, change, catalog, answer } = useBuilding()
  const [open, setOpen] = useState<string>()
  const { money } = answer.sheet
  const pick = (name: string): void => {
    const thing = catalog.things.find(offer => offer.name === name)
    if (thing === undefined) return
    change(addThing(one, thing.kind, name, thing.rounds))
    announce(text.taken(name))
  }
  const own = (gear: Partial<typeof one.gear>, what?: string): void =>
    change({ ...one, gear: { ...one.gear, ...gear } }, what)
  return (
    <Section
      id="gear"
      title={text.title}
      about={text.money(money.spent, money.at_start, money.left)}
      wrong={money.left < 0}
    >
      <ul className="build-list">
        {LISTS.flatMap(list =>
          numbered<unknown>(one.gear[list]).map(({ place: index }) => (
            <ThingRow
              key={`${list} ${index}`}
              list={list}
              index={index}
              open={open === `${list} ${index}`}
              onOpen={isOpen => setOpen(isOpen ? `${list} ${index}` : undefined)}
            />
          )),
        )}
      </ul>
      <PickField
        label={text.add}
        placeholder={text.add}
        things={catalog.things.map(({ name, kind, price, about }) => ({
          id: name,
          name,
          about,
          figure: text.price(price),
          words: text.kinds[kind],
        }))}
        onPick={pick}
      />
      <AddField
        label={text.own}
        add={text.addOwn}
        most={MOST_WORDS}
        onAdd={what => {
          change(addPossession(one, what))
          announce(text.taken(what))
        }}
      />
      <div className="build-form">
        <NumberField
          label={text.cash}
          value={one.gear.cash}
          min={-MOST_CASH}
          max={MOST_CASH}
          onChange={cash => cash !== undefined && own({ cash }, 'cash')}
        />
        <Check chosen={one.gear.lenses} onChange={lenses => own({ lenses })}>
          {text.lenses}
        </Check>
      </div>
    </Section>
  )
}
