/** A skill: its name opens what can be said of it, its level the reasons; points go up and down by the steps of its table. */
import { type Character, edit, type Learned } from '@umpire/gurps/file'
import { Line } from '../../../../builder/parts/line.tsx'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { announce } from '../../../../elements/controls/announce.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { numberText } from '../../../../text/number-text.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { PointSteps } from './point-steps.tsx'
import { type SkillShown, skillIn } from './skills-shown.ts'

const text = buildWords.skills
const MOST_POINTS = 1000
const MOST_SPECIALTY = 100
const MOST_TL = 16
const HALF = 0.5

interface SkillRowProps {
  readonly line: SkillShown
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

export function SkillRow({ line, open, onOpen }: SkillRowProps) {
  const { one, change } = useBuilding()
  const { index, learned, name, from, level, steps, because, wrong } = line
  const say = (changes: Partial<Learned>, what: string): void =>
    change(changed(one, index, changes), `skill ${index} ${what}`)
  const remove = (): void => {
    onOpen(false)
    change(edit.removeSkill(one, index))
    announce(text.forgotten(name))
  }
  return (
    <Line
      name={name}
      about=""
      figure={level === null ? text.noLevel : numberText(level)}
      because={because}
      wrong={wrong}
      open={open}
      onOpen={onOpen}
      controls={
        <>
          <span className="build-from">{from}</span>
          <PointSteps
            name={name}
            points={learned.points}
            steps={steps}
            onChange={points => say({ points }, 'points')}
          />
        </>
      }
    >
      <SkillEditor line={line} onSay={say} onRemove={remove} />
    </Line>
  )
}

/** What says nothing is not written down. */
function changed(one: Character, index: number, { tl, ...changes }: Partial<Learned>): Character {
  return edit.changeSkill(one, index, { ...changes, ...(tl !== undefined && { tl }) })
}

interface SkillEditorProps {
  readonly line: SkillShown
  readonly onSay: (changes: Partial<Learned>, what: string) => void
  readonly onRemove: () => void
}

function SkillEditor({ line, onSay, onRemove }: SkillEditorProps) {
  const { catalog } = useBuilding()
  const { learned, offer } = line
  const [, specialty] = skillIn(learned.skill, catalog.skills)
  const named = (said: string): string =>
    offer === undefined || said === '' ? (offer?.name ?? '') : text.specialized(offer.name, said)
  return (
    <div className="build-form">
      {offer?.specialty === true && (
        <>
          {offer.options.length > 0 && (
            <Select
              label={text.specialty}
              options={offer.options.map(id => ({ id, label: id }))}
              value={offer.options.find(id => id === specialty)}
              onChange={said => onSay({ skill: named(said) }, 'option')}
            />
          )}
          <TextField
            label={offer.options.length > 0 ? text.otherSpecialty : text.specialty}
            value={specialty}
            most={MOST_SPECIALTY}
            onChange={said => onSay({ skill: named(said.replaceAll(/[()]/g, '')) }, 'specialty')}
            {...(offer.specialtyIs !== '' && { help: offer.specialtyIs })}
          />
        </>
      )}
      {offer !== undefined && offer.difficulties.length > 0 && (
        <Select
          label={text.difficulty}
          options={offer.difficulties.map(id => ({ id, label: text.difficulties[id] ?? id }))}
          value={learned.difficulty ?? offer.difficulty}
          onChange={said => {
            const difficulty = DIFFICULTIES.find(one => one === said)
            if (difficulty !== undefined) onSay({ difficulty }, 'difficulty')
          }}
        />
      )}
      <div className="build-pair">
        <NumberField
          label={text.exactPoints}
          value={learned.points}
          min={0}
          max={MOST_POINTS}
          step={HALF}
          onChange={points => points !== undefined && onSay({ points }, 'points')}
        />
        <NumberField
          label={text.tl}
          value={learned.tl}
          min={0}
          max={MOST_TL}
          onChange={tl => tl !== undefined && onSay({ tl }, 'tl')}
        />
      </div>
      <RemoveRow label={text.remove} onPress={onRemove} />
    </div>
  )
}

const DIFFICULTIES = ['easy', 'average', 'hard', 'very_hard'] as const
