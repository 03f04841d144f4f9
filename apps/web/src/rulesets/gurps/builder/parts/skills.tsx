/** Skills and languages: points in them, the level that comes of it, and what it comes from. */
import { edit } from '@umpire/gurps/file'
import { useState } from 'react'
import { Section } from '../../../../builder/parts/section.tsx'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Button } from '../../../../elements/controls/button.tsx'
import { PickField } from '../../../../elements/fields/pick-field.tsx'
import { numberText } from '../../../../text/number-text.ts'
import type { SkillOffer } from '../building/ask.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { OwnDialog } from './custom-dialog.tsx'
import { NativeLine } from './native-line.tsx'
import { SkillRow } from './skill-row.tsx'
import { type SkillShown, skillsShown } from './skills-shown.ts'

const text = buildWords.skills
const FIRST_POINTS = 1

/** The name with its first specialty, where it needs one. */
const firstNamed = ({ name, specialty, options, specialtyIs }: SkillOffer): string =>
  specialty ? text.specialized(name, options[0] ?? (text.firstOf[name] || specialtyIs)) : name

export function Skills() {
  const building = useBuilding()
  const { one, change, catalog, answer } = building
  const [open, setOpen] = useState<number>()
  const [own, setOwn] = useState(false)
  const { points, defaults } = answer.sheet
  const lines = skillsShown(building)
  const groups = Map.groupBy(lines, ({ group }) => group)
  const over = answer.troubles.some(
    ({ rule, severity }) => rule === 'gurps.skill.starting-limit' && severity === 'error',
  )
  const pick = (name: string): void => {
    const skill = catalog.skills.find(offer => offer.name === name)
    if (skill === undefined) return
    change(edit.addSkill(one, { skill: firstNamed(skill), points: FIRST_POINTS }))
    announce(text.learned(skill.name))
    setOpen(skill.specialty ? one.skills.length : undefined)
  }
  const about = ({ family, attribute, difficulty, name }: SkillOffer): string =>
    [
      family,
      text.ofAttribute(attribute, difficulty),
      Object.hasOwn(defaults, name) ? text.byDefault(defaults[name] ?? 0) : text.noDefault,
    ]
      .filter(word => word !== '')
      .join(', ')
  const row = (line: SkillShown) => (
    <SkillRow
      key={line.index}
      line={line}
      open={open === line.index}
      onOpen={isOpen => setOpen(isOpen ? line.index : undefined)}
    />
  )
  return (
    <Section
      id="skills"
      title={text.title}
      about={text.about(points.skills, answer.skillLimit, one.identity.age)}
      points={points.skills}
      wrong={over}
    >
      <div className="build-skills-head" aria-hidden="true">
        <span>{text.skill}</span>
        <span>{text.from}</span>
        <span>{text.points}</span>
        <span>{text.level}</span>
      </div>
      <h3 className="build-group">{text.groups.language}</h3>
      <ul className="build-list">
        <NativeLine />
        {(groups.get('language') ?? []).map(row)}
      </ul>
      {(['weapon', 'physical', 'mental'] as const).map(group => {
        const all = groups.get(group) ?? []
        if (all.length === 0) return null
        return (
          <div key={group}>
            <h3 className="build-group">{text.groups[group]}</h3>
            <ul className="build-list">{all.map(row)}</ul>
          </div>
        )
      })}
      <PickField
        label={text.add}
        placeholder={text.add}
        things={catalog.skills.map(skill => ({
          id: skill.name,
          name: skill.name,
          about: about(skill),
          figure: Object.hasOwn(defaults, skill.name) ? numberText(defaults[skill.name] ?? 0) : '',
          words: [skill.alias, skill.family, skill.type, ...skill.options].join(' '),
        }))}
        onPick={pick}
      />
      <div className="row">
        <Button kind="quiet" small icon="plus" onPress={() => setOwn(true)}>
          {text.own}
        </Button>
      </div>
      {own && <OwnDialog kind="skill" onClose={() => setOwn(false)} />}
    </Section>
  )
}
