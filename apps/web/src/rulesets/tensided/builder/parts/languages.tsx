/** Languages, each with its own price: the first foreign one is the dearest. */
import { useState } from 'react'
import { AddField } from '../../../../builder/parts/add-field.tsx'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { reasonsFor } from '../../../../builder/reasons-for.ts'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Segmented } from '../../../../elements/controls/segmented.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { numbered } from '../../../../text/numbered.ts'
import { isWrong, useBuilding } from '../building/building.ts'
import { addLanguage, changeLanguage, removeLanguage } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.languages
const MOST_NAME = 100

export function Languages() {
  const building = useBuilding()
  const { one, change, answer } = building
  const [open, setOpen] = useState<number>()
  return (
    <Section title={text.title} points={answer.sheet.xp.languages}>
      <ul className="build-list">
        {numbered(one.languages).map(({ thing: { language, level, native, dissimilar }, place: index }) => (
          <Line
            key={index}
            name={language}
            about={native ? text.native.toLowerCase() : ''}
            figure={level}
            because={reasonsFor(answer.reasons['experience'], 'languages')}
            wrong={isWrong(building, `languages[${index}]`)}
            open={open === index}
            onOpen={isOpen => setOpen(isOpen ? index : undefined)}
          >
            <div className="build-form">
              <Segmented
                label={text.level}
                options={text.levels}
                chosen={level}
                onChoose={next => change(changeLanguage(one, index, { level: next }))}
              />
              <Check chosen={native} onChange={on => change(changeLanguage(one, index, { native: on }))}>
                {text.native}
              </Check>
              <Check chosen={dissimilar} onChange={on => change(changeLanguage(one, index, { dissimilar: on }))}>
                {text.dissimilar}
              </Check>
              <RemoveRow
                label={text.remove}
                onPress={() => {
                  setOpen(undefined)
                  change(removeLanguage(one, index))
                  announce(text.takenOff(language))
                }}
              />
            </div>
          </Line>
        ))}
      </ul>
      <AddField
        label={text.add}
        add={text.addIt}
        most={MOST_NAME}
        onAdd={language => change(addLanguage(one, language))}
      />
    </Section>
  )
}
