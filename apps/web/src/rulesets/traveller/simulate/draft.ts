/** An encounter file as a form sees it: a few fields of each member; everything else is kept as it is. */
import type { Json } from '@umpire/engine'

type Named = { readonly [name: string]: Json }

const isNamed = (value: Json | undefined): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const named = (value: Json | undefined): Named => (isNamed(value) ? value : {})
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const listed = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

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
  const weapon = isNamed(first) ? text(first['weapon']) : text(first)
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
  listed(named(encounter)['sides']).map(value => {
    const side = named(value)
    return {
      name: text(side['name']),
      steadfast: side['steadfast'] === true,
      members: listed(side['members']).map(memberOf),
    }
  })

export const circumstance = (encounter: Json, name: string): string => text(named(encounter)[name])

const without = (record: Named, name: string): Named =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

/** A field of the whole encounter; an empty one is left out, so that it is thrown for. */
export const withCircumstance = (encounter: Json, name: string, value: string): Json =>
  value === '' ? without(named(encounter), name) : { ...named(encounter), [name]: value }

const withSide = (encounter: Json, side: number, change: (side: Named) => Named): Json => ({
  ...named(encounter),
  sides: listed(named(encounter)['sides']).map((one, index) => (index === side ? change(named(one)) : one)),
})

export const withSideField = (encounter: Json, side: number, name: string, value: Json): Json =>
  withSide(encounter, side, one => ({ ...one, [name]: value }))

const withMembers = (encounter: Json, side: number, change: (members: readonly Json[]) => readonly Json[]): Json =>
  withSide(encounter, side, one => ({ ...one, members: change(listed(one['members'])) }))

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

export const withMember = (encounter: Json, side: number, place: number, next: MemberDraft): Json =>
  withMembers(encounter, side, members => members.map((one, index) => (index === place ? changed(one, next) : one)))

export const withoutMember = (encounter: Json, side: number, place: number): Json =>
  withMembers(encounter, side, members => members.filter((_, index) => index !== place))

/** One more, like the last of the side, under a name that is free. */
export function withOneMore(encounter: Json, side: number, name: (number: number) => string): Json {
  const taken = new Set(sidesOf(encounter).flatMap(({ members }) => members.map(member => member.name)))
  let number = 1
  while (taken.has(name(number))) number += 1
  return withMembers(encounter, side, members => {
    const last = members.at(-1) ?? { upp: '777', armor: 'nothing', weapons: ['Club'] }
    return [...members, { ...named(last), name: name(number), count: 1 }]
  })
}
