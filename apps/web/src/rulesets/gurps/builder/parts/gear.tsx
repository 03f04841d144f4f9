/** What is carried, worn and left behind: money, weight, and what the load does. */
import { edit } from '@umpire/gurps/file'
import { useState } from 'react'
import { Section } from '../../../../builder/parts/section.tsx'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Button } from '../../../../elements/controls/button.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { numberText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import type { ThingOffer } from '../building/ask.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { OwnDialog } from './custom-dialog.tsx'
import { ItemRow } from './item-row.tsx'

const text = buildWords.gear

/** Price and weight are the catalogue's, unless it has none. */
const firstOf = ({ name, loose, cost, weight_lb, worn }: ThingOffer): edit.NewItem => ({
  name,
  ...(loose && { cost, weight_lb }),
  ...(worn && { worn }),
})

export function Gear() {
  const { one, change, catalog, answer } = useBuilding()
  const [open, setOpen] = useState<number>()
  const [own, setOwn] = useState(false)
  const { money, load } = answer.sheet
  const pick = (name: string): void => {
    const thing = catalog.things.find(offer => offer.name === name)
    if (thing === undefined) return
    change(edit.addItem(one, firstOf(thing)))
    announce(text.taken(name))
  }
  return (
    <Section
      id="gear"
      title={text.title}
      about={text.money(money.spent, money.start, money.left)}
      points={text.pounds(load.carried_lb)}
      wrong={money.left < 0 || !load.can_carry}
    >
      <ul className="build-list">
        {numbered(one.items).map(({ place: index }) => (
          <ItemRow
            key={index}
            index={index}
            open={open === index}
            onOpen={isOpen => setOpen(isOpen ? index : undefined)}
          />
        ))}
      </ul>
      <PickField
        label={text.add}
        placeholder={text.add}
        things={catalog.things.map(thing => ({
          id: thing.name,
          name: thing.name,
          about: thing.about,
          figure: text.offer(thing.cost, thing.weight_lb),
          words: text.kinds[thing.kind],
        }))}
        onPick={pick}
      />
      <div className="row">
        <Button kind="quiet" small icon="plus" onPress={() => setOwn(true)}>
          {text.own}
        </Button>
        <span className="push">
          <Check chosen={one.settled} onChange={settled => change({ ...one, settled })}>
            {money.home > 0 ? text.settledFor(numberText(money.home)) : text.settled}
          </Check>
        </span>
      </div>
      {own && <OwnDialog kind="gear" onClose={() => setOwn(false)} />}
    </Section>
  )
}
