/** An encounter file as forms see it: two sides with members, and fields of the whole. What they do not know is kept. */
import type { Json } from '@umpire/engine'

export type Named = { readonly [name: string]: Json }

const isNamed = (value: Json | undefined): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const named = (value: Json | undefined): Named => (isNamed(value) ? value : {})
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const listed = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

export const without = (record: Named, name: string): Named =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

export const circumstance = (encounter: Json, name: string): Json | undefined => named(encounter)[name]

/** A field of the whole encounter; what is not said is left out, so that the ruleset decides. */
export const withCircumstance = (encounter: Json, name: string, value: Json | undefined): Json =>
  value === undefined || value === '' ? without(named(encounter), name) : { ...named(encounter), [name]: value }

export const sidesIn = (encounter: Json): readonly Named[] => listed(named(encounter)['sides']).map(named)

export const membersIn = (side: Named): readonly Named[] => listed(side['members']).map(named)

const withSide = (encounter: Json, side: number, change: (side: Named) => Named): Json => ({
  ...named(encounter),
  sides: listed(named(encounter)['sides']).map((one, index) => (index === side ? change(named(one)) : one)),
})

export const withSideField = (encounter: Json, side: number, name: string, value: Json): Json =>
  withSide(encounter, side, one => ({ ...one, [name]: value }))

const withMembers = (encounter: Json, side: number, change: (members: readonly Json[]) => readonly Json[]): Json =>
  withSide(encounter, side, one => ({ ...one, members: change(listed(one['members'])) }))

export const withMember = (encounter: Json, side: number, place: number, next: Json): Json =>
  withMembers(encounter, side, members => members.map((one, index) => (index === place ? next : one)))

export const withoutMember = (encounter: Json, side: number, place: number): Json =>
  withMembers(encounter, side, members => members.filter((_, index) => index !== place))

/** One more, like the last of the side, under a name that is free. */
export function withOneMore(encounter: Json, side: number, name: (number: number) => string, usual: Named): Json {
  const taken = new Set(sidesIn(encounter).flatMap(one => membersIn(one).map(member => text(member['name']))))
  let number = 1
  while (taken.has(name(number))) number += 1
  return withMembers(encounter, side, members => {
    const last = named(members.at(-1) ?? usual)
    return [...members, { ...last, name: name(number), count: 1 }]
  })
}

/** These people in place of whoever is on a side, where those would stand. */
export function withPeople(encounter: Json, side: number, people: Named): Json {
  const before = sidesIn(encounter)[side] ?? {}
  const at = before['at'] ?? membersIn(before)[0]?.['at']
  const members = Object.entries(people).map(([name, character]) => ({ name, character }))
  return withSide(encounter, side, one => ({ ...one, ...(at !== undefined && { at }), members }))
}
