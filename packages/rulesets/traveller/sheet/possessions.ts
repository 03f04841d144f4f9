/** Skills and possessions as the second line has them. */
import { BadInput, type Why } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { benefitFreeTrader } from '../chargen/benefits.ts'
import { names, skillNamed } from '../skill/names.ts'
import { BLADES, GUNS, TICKETS, type Ticket } from '../tables/words.ts'
import { entries, onOneLine, unquoted, written } from './words.ts'

const MOST_LEVEL = 30
const MOST_COUNT = 1000
const TRAVELLERS_AID = "Travellers' Aid"
const SHIPS = ['Scout Ship', 'Free Trader'] as const
type Ship = (typeof SHIPS)[number]

export type Skills = { readonly [skill: string]: number }

const HYPHENS = '-\u2010-\u2015\u2212'
/** A hyphen and a number at the end: a skill with its level, whatever the level. */
const SKILL = new RegExp(`[${HYPHENS}]\\s*\\d+$`, 'u')
const BELOW_ZERO = new RegExp(`[${HYPHENS}]\\s*[${HYPHENS}]\\s*\\d+$`, 'u')

const isSkill = (entry: string): boolean => SKILL.test(unquoted(entry)?.rest ?? entry)

function readSkill(entry: string, place: string, why: Why): readonly [skill: string, level: number] {
  const expected = `a skill with its level, such as Pilot-1, from 0 to ${MOST_LEVEL}`
  const quoted = unquoted(entry)
  // Quotes keep their name as it is; what stands behind them is read as any level is.
  const { skill, level } = names({ name: quoted === undefined ? entry : `x${quoted.rest}` }, why)
  if (level === null || level > MOST_LEVEL || BELOW_ZERO.test(quoted?.rest ?? entry)) {
    throw new BadInput(place, expected, entry)
  }
  return [quoted?.text ?? skill, level]
}

const readsBack = (entry: string, skill: string, why: Why): boolean => {
  const { skill: read } = names({ name: entry }, why)
  return read === skill && isSkill(entry) && !BELOW_ZERO.test(entry)
}

export function printSkills(skills: Skills, why: Why): string {
  const levels = new Map<string, number>()
  for (const [written, level] of Object.entries(skills)) {
    const skill = skillNamed(onOneLine(written))
    levels.set(skill, Math.max(level, levels.get(skill) ?? 0))
  }
  return [...levels]
    .map(([skill, level]) => `${written(skill, readsBack(`${skill}-${level}`, skill, why))}-${level}`)
    .join(', ')
}

export function readSkills(list: string, place: string, why: Why): Skills {
  const skills = new Map<string, number>()
  for (const entry of entries(list, place)) {
    const [skill, level] = readSkill(entry, place, why)
    if (skills.has(skill)) throw new BadInput(place, 'each skill once', entry)
    skills.set(skill, level)
  }
  return Object.fromEntries(skills)
}

/** Whether a lone field of the second line holds skills. */
export const holdsSkills = (list: string, place: string): boolean => entries(list, place).every(isSkill)

type Possession =
  | { readonly kind: 'ticket'; readonly name: Ticket }
  | { readonly kind: 'ship'; readonly name: Ship }
  | { readonly kind: 'membership' }
  | { readonly kind: 'item'; readonly name: string }

/** Weapons by the names that skills have, short forms included. */
function weaponNamed(name: string): string {
  const known = skillNamed(name)
  return [...GUNS, ...BLADES].find(weapon => weapon === known) ?? name
}

function readPossession(entry: string): Possession {
  const quoted = unquoted(entry)
  if (quoted !== undefined && quoted.rest === '') return { kind: 'item', name: quoted.text }
  const known = skillNamed(entry)
  if (known === TRAVELLERS_AID) return { kind: 'membership' }
  const ticket = TICKETS.find(one => one === known)
  if (ticket !== undefined) return { kind: 'ticket', name: ticket }
  const ship = SHIPS.find(one => one.toLowerCase() === entry.toLowerCase())
  if (ship !== undefined) return { kind: 'ship', name: ship }
  return { kind: 'item', name: weaponNamed(entry) }
}

function printItem(item: string): string {
  const name = weaponNamed(onOneLine(item))
  const read = readPossession(name)
  return written(name, read.kind === 'item' && read.name === name && !isSkill(name))
}

/** A possession by whatever name it has, as a line has it. */
export function printPossession(entry: string): string {
  const owned = readPossession(onOneLine(entry))
  if (owned.kind === 'membership') return TRAVELLERS_AID
  return owned.kind === 'item' ? printItem(owned.name) : owned.name
}

/** What a character owns by name: things, tickets, a membership, a ship. */
export const possessionsOf = ({ gear, wealth }: Pick<Character, 'gear' | 'wealth'>): readonly string[] => [
  ...gear.items.flatMap(({ item, count }) => Array.from({ length: count }, () => printItem(item))),
  ...wealth.tickets,
  ...(wealth.tas_member ? [TRAVELLERS_AID] : []),
  ...(wealth.ship === null ? [] : [wealth.ship.kind]),
]

interface Owned {
  readonly items: readonly { readonly item: string; readonly count: number }[]
  readonly tickets: readonly Ticket[]
  readonly tas_member: boolean
  readonly ship: { readonly kind: Ship; readonly receipts: number; readonly months_left: number } | null
}

export function readPossessions(list: string, place: string, why: Why): Owned {
  const items: { item: string; count: number }[] = []
  const tickets: Ticket[] = []
  let tas_member = false
  let ship: Owned['ship'] = null
  for (const entry of entries(list, place)) {
    const owned = readPossession(entry)
    const last = items.at(-1)
    if (owned.kind === 'item') {
      // Only neighbours are counted together, so that the line is printed in the same order again.
      if (last?.item === owned.name && last.count < MOST_COUNT) last.count++
      else items.push({ item: owned.name, count: 1 })
    } else if (owned.kind === 'ticket') tickets.push(owned.name)
    else if (owned.kind === 'membership') tas_member = true
    else if (ship !== null) throw new BadInput(place, 'one ship', entry)
    else {
      const months_left = owned.name === 'Scout Ship' ? 0 : benefitFreeTrader({ receipts: 1 }, why).months_left
      ship = { kind: owned.name, receipts: 1, months_left }
    }
  }
  return { items, tickets, tas_member, ship }
}
