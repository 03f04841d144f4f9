/** An encounter file as a form sees it: a few fields of each member; everything else is kept as it is. */
import type { Json } from '@umpire/engine'
import {
  listed,
  membersIn,
  named,
  sidesIn,
  text,
  withMember as withMemberIn,
  withOneMore as withOneMoreIn,
  without,
} from '../../common/encounter/sides.ts'

export { withCircumstance, withoutMember, withSideField } from '../../common/encounter/sides.ts'

export interface MemberDraft {
  readonly name: string
  readonly count: number
  readonly upp: string
  readonly armor: string
  readonly weapon: string
  /** Of skill with the weapon; none is untrained. */
  readonly level: number | undefined
}

export interface SideDraft {
  readonly name: string
  /** Does not throw for morale. */
  readonly steadfast: boolean
  readonly members: readonly MemberDraft[]
}

function memberOf(value: Json): MemberDraft {
  const member = named(value)
  const [first] = listed(member['weapons'])
  const weapon = text(named(first)['weapon']) || text(first)
  const level = named(member['skills'])[weapon]
  const count = member['count']
  return {
    name: text(member['name']),
    count: typeof count === 'number' ? count : 1,
    upp: text(member['upp']),
    armor: text(member['armor']) || 'nothing',
    weapon,
    level: typeof level === 'number' ? level : undefined,
  }
}

export const sidesOf = (encounter: Json): readonly SideDraft[] =>
  sidesIn(encounter).map(side => ({
    name: text(side['name']),
    steadfast: side['steadfast'] === true,
    members: membersIn(side).map(memberOf),
  }))

export const circumstance = (encounter: Json, name: string): string => text(named(encounter)[name])

/** Their skill goes with the weapon: whoever changes it is as good with the new one. */
function changed(value: Json, next: MemberDraft): Json {
  const member = named(value)
  const before = memberOf(value)
  const others = without(named(member['skills']), before.weapon)
  const skills = next.level === undefined || next.weapon === '' ? others : { ...others, [next.weapon]: next.level }
  const weapons = next.weapon === before.weapon ? (member['weapons'] ?? []) : next.weapon === '' ? [] : [next.weapon]
  return {
    ...member,
    name: next.name,
    upp: next.upp,
    armor: next.armor,
    weapons,
    skills,
    ...(next.count !== 1 || member['count'] !== undefined ? { count: next.count } : {}),
  }
}

export function withMember(encounter: Json, side: number, place: number, next: MemberDraft): Json {
  const before = membersIn(sidesIn(encounter)[side] ?? {})[place] ?? {}
  return withMemberIn(encounter, side, place, changed(before, next))
}

const USUAL = { upp: '777', armor: 'nothing', weapons: ['Club'] }

export const withOneMore = (encounter: Json, side: number, name: (number: number) => string): Json =>
  withOneMoreIn(encounter, side, name, USUAL)
