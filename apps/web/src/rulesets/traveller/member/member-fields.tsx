/** The fields of a member: somebody written by hand, or a character from a file. */
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { CharacterAbout } from './character-about.tsx'
import type { Member } from './member.ts'
import { skillFor } from './member-file.ts'

interface Named {
  readonly id: string
  readonly label: string
}

/** What a form says and offers. */
export interface MemberForm {
  readonly name: string
  readonly upp: string
  readonly uppHelp?: string
  readonly weapon: string
  readonly level: string
  readonly levelHelp?: string
  readonly armour: string
  readonly count: string
  readonly mostCount: number
  readonly weapons: readonly Named[]
  readonly armours: readonly Named[]
  /** What having no skill is called where the level is picked from a list; without it, the level is written. */
  readonly untrained?: string
}

interface MemberFieldsProps {
  readonly form: MemberForm
  readonly member: Member
  readonly onChange: (part: Partial<Member>) => void
  readonly wrong?: (field: 'name' | 'upp' | 'count') => string | undefined
  readonly mostName?: number
  readonly autoFocus?: boolean
}

/** What is chosen stays choosable, also where the form does not offer it. */
const including = (options: readonly Named[], chosen: string): readonly Named[] =>
  options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label: chosen }]

export function MemberFields({ form, member, onChange, wrong, mostName, autoFocus = false }: MemberFieldsProps) {
  const { name, upp, weapon, armour, count, character } = member
  return (
    <>
      <TextField
        label={form.name}
        value={name}
        onChange={next => onChange({ name: next })}
        wrong={wrong?.('name')}
        autoFocus={autoFocus}
        {...(mostName !== undefined && { most: mostName })}
      />
      {character === undefined ? (
        <TextField
          label={form.upp}
          value={upp}
          onChange={next => onChange({ upp: next })}
          wrong={wrong?.('upp')}
          most={6}
          {...(form.uppHelp !== undefined && { help: form.uppHelp, code: true })}
        />
      ) : (
        <CharacterAbout character={character} />
      )}
      <Select
        label={form.weapon}
        options={including(form.weapons, weapon)}
        value={weapon}
        onChange={next => onChange({ weapon: next })}
      />
      {character === undefined && <LevelField form={form} member={member} onChange={onChange} />}
      <Select
        label={form.armour}
        options={including(form.armours, armour)}
        value={armour}
        onChange={next => onChange({ armour: next })}
      />
      {character === undefined && (
        <NumberField
          label={form.count}
          value={count}
          min={1}
          max={form.mostCount}
          onChange={next => onChange({ count: next })}
          wrong={wrong?.('count')}
        />
      )}
    </>
  )
}

const UNTRAINED = 'none'
const LEVELS = [0, 1, 2, 3, 4, 5].map(String)
const MOST_LEVEL = 15

function LevelField({ form, member, onChange }: Pick<MemberFieldsProps, 'form' | 'member' | 'onChange'>) {
  const { weapon, level } = member
  // No skill serves the weapons of animals.
  if (skillFor(weapon) === null) return <span />
  if (form.untrained === undefined) {
    return (
      <NumberField
        label={form.level}
        value={level ?? undefined}
        onChange={next => onChange({ level: next ?? null })}
        min={0}
        max={MOST_LEVEL}
        {...(form.levelHelp !== undefined && { help: form.levelHelp })}
      />
    )
  }
  const chosen = level === null ? UNTRAINED : String(level)
  const levels = [{ id: UNTRAINED, label: form.untrained }, ...LEVELS.map(id => ({ id, label: id }))]
  return (
    <Select
      label={form.level}
      options={including(levels, chosen)}
      value={chosen}
      onChange={next => onChange({ level: next === UNTRAINED ? null : Number(next) })}
    />
  )
}
