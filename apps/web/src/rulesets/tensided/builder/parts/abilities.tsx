/** Abilities, whole chains of them: of each, the best link acts. */
import { useState } from 'react'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { reasonsFor } from '../../../../builder/reasons-for.ts'
import { announce } from '../../../../elements/controls/announce.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { numbered } from '../../../../text/numbered.ts'
import { isWrong, useBuilding } from '../building/building.ts'
import { addAbilities, removeAbility } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.abilities
const { groups } = buildWords
const { gives } = buildWords.traits

export function Abilities() {
  const building = useBuilding()
  const { one, change, catalog, answer } = building
  const [open, setOpen] = useState<number>()
  const { xp, acting } = answer.sheet
  const pick = (key: string): void => {
    const offer = catalog.abilities.find(ability => ability.key === key)
    if (offer === undefined) return
    change(addAbilities(one, [offer.key]))
    announce(text.taken(offer.name))
  }
  return (
    <Section title={text.title} points={xp.abilities}>
      <ul className="build-list">
        {numbered(one.abilities).map(({ thing: key, place: index }) => {
          const offer = catalog.abilities.find(ability => ability.key === key)
          if (offer === undefined) return null
          return (
            <Line
              key={index}
              name={offer.name}
              about={acting.includes(key) ? '' : text.silent}
              figure={gives(offer.xp)}
              because={reasonsFor(answer.reasons['experience'], 'abilities')}
              wrong={isWrong(building, `abilities[${index}]`)}
              open={open === index}
              onOpen={isOpen => setOpen(isOpen ? index : undefined)}
            >
              <div className="build-form">
                {offer.note !== '' && <p className="label">{offer.note}</p>}
                {offer.needs.length > 0 && <p className="label">{text.needs(offer.needs)}</p>}
                <RemoveRow
                  label={text.remove}
                  onPress={() => {
                    setOpen(undefined)
                    change(removeAbility(one, index))
                    announce(text.takenOff(offer.name))
                  }}
                />
              </div>
            </Line>
          )
        })}
      </ul>
      <PickField
        label={text.add}
        placeholder={text.add}
        things={catalog.abilities.map(({ key, name, group, xp: price, needs, note }) => ({
          id: key,
          name,
          about: text.needs(needs),
          figure: gives(price),
          words: `${groups[group] ?? group} ${note}`,
        }))}
        onPick={pick}
      />
    </Section>
  )
}
