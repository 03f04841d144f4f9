/** Skills with their levels, what they are rolled with, and what the next level costs. */
import { useState } from 'react'
import { AddField } from '../../../../builder/parts/add-field.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { announce } from '../../../../elements/controls/announce.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { addSkill } from '../building/edit.ts'
import { buildWords } from '../building/words.ts'
import { SkillRow } from './skill-row.tsx'

const text = buildWords.skills
const MOST_SUBJECT = 60
/** Subjects beside the book's are skills like law. */
const EDUCATION = 'education:'

export function Skills() {
  const { one, change, catalog, answer } = useBuilding()
  const [open, setOpen] = useState<number>()
  const learn = (skill: string, name: string, field: string | undefined): void => {
    change(addSkill(one, skill, field))
    announce(text.taken(name))
    setOpen(one.skills.length)
  }
  const pick = (key: string): void => {
    const offer = catalog.skills.find(skill => skill.key === key)
    if (offer !== undefined) learn(key, offer.name, offer.open || offer.vehicles ? undefined : offer.fields[0])
  }
  return (
    <Section id="skills" title={text.title} points={answer.sheet.xp.skills}>
      <div className="build-skills-head build-levels-head">
        <span />
        <span>{text.level}</span>
        <span>{text.roll}</span>
      </div>
      <ul className="build-list">
        {numbered(one.skills).map(({ place: index }) => (
          <SkillRow
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
        things={catalog.skills.map(({ key, name, type, group }) => ({
          id: key,
          name,
          about: text.about(type, group),
          figure: '',
          words: group,
        }))}
        onPick={pick}
      />
      <AddField
        label={text.subject}
        add={text.addSubject}
        placeholder={text.subjectHelp}
        most={MOST_SUBJECT}
        onAdd={subject => learn(`${EDUCATION}${subject.toLowerCase()}`, subject, undefined)}
      />
    </Section>
  )
}
