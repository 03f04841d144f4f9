/** One line of a side: somebody written by hand, or a character from a file or a career. */
import { ToolButton } from '../../../elements/button.tsx'
import { NumberField } from '../../../elements/number-field.tsx'
import { Select } from '../../../elements/select.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { plainIn } from '../plain.ts'
import { words } from '../words.ts'
import { ARMOURS, WEAPONS } from './arms.ts'
import type { DraftMember } from './draft.ts'

const text = words.setUp
const UNTRAINED = 'none'
const LEVELS = [0, 1, 2, 3, 4, 5] as const

interface MemberRowProps {
  readonly member: DraftMember
  readonly onChange: (member: DraftMember) => void
  readonly onRemove: () => void
}

export function MemberRow({ member, onChange, onRemove }: MemberRowProps) {
  const { name, upp, weapon, armour, level, count, character } = member
  const weapons = WEAPONS.some(one => one === weapon) ? WEAPONS : [...WEAPONS, weapon]
  const armours = ARMOURS.some(one => one === armour) ? ARMOURS : [...ARMOURS, armour]
  return (
    <div className={character === undefined ? 'set-up-member' : 'set-up-member set-up-made'}>
      <TextField label={text.name} value={name} onChange={next => onChange({ ...member, name: next })} most={55} />
      {character === undefined ? (
        <TextField label={text.upp} value={upp} onChange={next => onChange({ ...member, upp: next })} most={6} />
      ) : (
        <p className="set-up-character">
          <b>{upp}</b> <span className="small muted">{skillsText(character)}</span>
        </p>
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
          max={20}
          onChange={next => onChange({ ...member, count: next ?? 1 })}
        />
      )}
      <span className="set-up-remove">
        <ToolButton icon="close" label={text.remove(name)} onPress={onRemove} />
      </span>
    </div>
  )
}

const skillsText = (character: unknown): string =>
  Object.entries(plainIn(plainIn(character)['skills']))
    .map(([skill, level]) => `${skill}-${String(level)}`)
    .join(', ')
