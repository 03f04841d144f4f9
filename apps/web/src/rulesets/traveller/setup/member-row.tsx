/** One line of a side: somebody written by hand, or a character from a file or a career. */
import { ToolButton } from '../../../elements/controls/button.tsx'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { Plate } from '../../../elements/play/plate.tsx'
import { words } from '../views/words.ts'
import { ARMOURS, WEAPONS } from './arms.ts'
import type { DraftMember } from './draft.ts'
import { type DraftProblem, MOST_COUNT, wrongAt } from './draft-problems.ts'
import { aboutIn, conditionIn } from './from-character.ts'
import { setUpWords } from './words.ts'

const text = setUpWords
const UNTRAINED = 'none'
const LEVELS = [0, 1, 2, 3, 4, 5] as const

interface MemberRowProps {
  readonly member: DraftMember
  readonly problems: readonly DraftProblem[]
  readonly onChange: (member: DraftMember) => void
  readonly onRemove: () => void
}

/** What a field that cannot say it itself has against it. */
const Wrong = ({ problem }: { readonly problem: DraftProblem | undefined }) =>
  problem === undefined ? null : (
    <div className="set-up-wrong">
      <Problem rule={problem.rule}>{problem.says}</Problem>
    </div>
  )

export function MemberRow({ member, problems, onChange, onRemove }: MemberRowProps) {
  const { line, name, upp, weapon, armour, level, count, character } = member
  const weapons = WEAPONS.some(one => one === weapon) ? WEAPONS : [...WEAPONS, weapon]
  const armours = ARMOURS.some(one => one === armour) ? ARMOURS : [...ARMOURS, armour]
  const wrong = (field: 'name' | 'upp' | 'count'): string | undefined => wrongAt(problems, line, field)?.says
  return (
    <div className={character === undefined ? 'set-up-member' : 'set-up-member set-up-made'}>
      <TextField
        label={text.name}
        value={name}
        onChange={next => onChange({ ...member, name: next })}
        wrong={wrong('name')}
      />
      {character === undefined ? (
        <TextField
          label={text.upp}
          value={upp}
          onChange={next => onChange({ ...member, upp: next })}
          wrong={wrong('upp')}
          most={6}
        />
      ) : (
        <CharacterAbout upp={upp} character={character} />
      )}
      <Select
        label={text.weapon}
        options={weapons.map(id => ({ id, label: id === 'Hands' ? text.hands : id }))}
        value={weapon}
        onChange={next => onChange({ ...member, weapon: next })}
      />
      {character === undefined && (
        <Select
          label={text.level}
          options={[
            { id: UNTRAINED, label: text.noSkill },
            ...LEVELS.map(one => ({ id: String(one), label: String(one) })),
          ]}
          value={level === null ? UNTRAINED : String(level)}
          onChange={next => onChange({ ...member, level: next === UNTRAINED ? null : Number(next) })}
        />
      )}
      <Select
        label={text.armour}
        options={armours.map(id => ({ id, label: words.armour[id] ?? id }))}
        value={armour}
        onChange={next => onChange({ ...member, armour: next })}
      />
      {character === undefined && (
        <NumberField
          label={text.count}
          value={count}
          min={1}
          max={MOST_COUNT}
          onChange={next => onChange({ ...member, count: next })}
          wrong={wrong('count')}
        />
      )}
      <span className="set-up-remove">
        <ToolButton icon="close" label={text.remove(name)} onPress={onRemove} />
      </span>
      <Wrong problem={wrongAt(problems, line, 'weapon')} />
      <Wrong problem={wrongAt(problems, line, 'armour')} />
      <Wrong problem={wrongAt(problems, line, undefined)} />
    </div>
  )
}

/** Who it is, and how they are. */
export function CharacterAbout({ upp, character }: { readonly upp: string; readonly character: unknown }) {
  const condition = conditionIn(character)
  return (
    <p className="set-up-character">
      <b>{upp}</b>{' '}
      <span className="small muted">
        {condition !== undefined && <Plate kind="failed">{condition}</Plate>} {aboutIn(character)}
      </span>
    </p>
  )
}
