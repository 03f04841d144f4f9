/**
 * Weapons and armour of a file that the catalogue does not know: they become the campaign's own, with the numbers that
 * fourth edition has. What it has not is set, and told.
 */
import { BadInput, type Json, type Why } from '@umpire/engine'
import { type Catalog, catalogOf } from '../../../catalog/catalog.ts'
import { armorField, firearmField, handWeaponField, thrownWeaponField } from '../../../catalog/entry/weapon.ts'
import { longType } from '../../shared/damage-types.ts'
import {
  compact,
  isList,
  type JsonObject,
  numberIn,
  type Part,
  partIn,
  partsIn,
  type Report,
  textIn,
} from '../../shared/parts.ts'
import { PLACES } from '../places.ts'
import type { Node } from './node.ts'
import { findSkill } from './read-skills.ts'

/** The campaign's lists that a thing may be put into. */
export interface ReadArms {
  readonly hand: Json[]
  readonly thrown: Json[]
  readonly firearms: Json[]
  readonly armor: Json[]
}

/** Snap shots are not known to fourth edition. */
const USUAL_SS = 12
/** Untrained with a thrown weapon. */
const USUAL_DEFAULT = 4

interface Owner extends Node {
  readonly name: string
  readonly cost: number | undefined
  readonly weight_lb: number | undefined
}

/** The first skill that is used with it. */
function skillOf(weapon: Part, place: string, catalog: Catalog, report: Report): string | undefined {
  for (const [one, at] of partsIn(weapon, 'defaults', place, report)) {
    if (one['type'] !== 'skill') continue
    const [name, specialty] = [textOf(one['name']), textOf(one['specialization'])]
    const found = name === '' ? undefined : findSkill(name, specialty, catalog, report, at)
    if (found !== undefined) return found.skill
  }
  return undefined
}

/** A name, or in newer files what it is compared with. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const qualifier = typeof value === 'object' && value !== null && 'qualifier' in value ? value.qualifier : ''
  return typeof qualifier === 'string' ? qualifier : ''
}

const [STRENGTH, NUMBER] = [/^\d{1,3}/, /\d+(?:\.\d+)?/g]

const strengthOf = (weapon: Part, place: string, report: Report): number | null => {
  const [written] = STRENGTH.exec(textIn(weapon, 'strength', place, report)) ?? []
  return written === undefined ? null : Number(written)
}

const numbersIn = (text: string): readonly number[] => (text.replaceAll(',', '').match(NUMBER) ?? []).map(Number)

/** sw+1, from a basis and dice that are only adds. */
function basicDamage(damage: Part): string | undefined {
  const [basis, base = ''] = [damage['st'], damage['base']]
  if ((basis !== 'sw' && basis !== 'thr') || typeof base !== 'string') return undefined
  const adds = base.trim()
  if (adds === '' || adds === '0') return basis
  return /^[+-]?\d{1,3}$/.test(adds)
    ? `${basis}${adds.startsWith('-') || adds.startsWith('+') ? '' : '+'}${adds}`
    : undefined
}

interface Read {
  readonly weapon: Part
  readonly place: string
  readonly skill: string
  readonly type: string
  readonly basic: string | undefined
  readonly dice: string
  readonly usage: string
  readonly ranged: boolean
}

function readWeapon(weapon: Part, place: string, catalog: Catalog, report: Report): Read | undefined {
  const damage = partIn(weapon, 'damage', place, report)
  const [skill, fourth] = [skillOf(weapon, place, catalog, report), textIn(damage, 'type', place, report)]
  const type = longType(fourth)
  const usage = textIn(weapon, 'usage', place, report)
  const ranged = weapon['type'] === 'ranged_weapon' || textIn(weapon, 'id', place, report).startsWith('W')
  if (skill === undefined || type === undefined) {
    const missing = skill === undefined ? 'no skill of third edition' : `damage of the type ${fourth || 'unknown'}`
    report.tell(place, `the weapon (${usage || 'attack'}) has ${missing}; left out`)
    return undefined
  }
  const dice = textIn(damage, 'base', `${place}.damage`, report)
  return { weapon, place, skill, type, basic: basicDamage(damage), dice, usage: usage || type, ranged }
}

const price = ({ cost, weight_lb }: Owner): JsonObject => ({ cost: cost ?? null, weight_lb: weight_lb ?? null })

function handWeapon(owner: Owner, melee: readonly Read[], report: Report): JsonObject | undefined {
  const modes = melee.flatMap(({ basic, type, usage, weapon, place }) => {
    if (basic !== undefined && ['cutting', 'impaling', 'crushing'].includes(type)) {
      return [compact({ name: usage, type, damage: basic, reach: textIn(weapon, 'reach', place, report) || '1' })]
    }
    report.tell(place, `${owner.name}: damage that is not swing or thrust with an add cannot be taken over`)
    return []
  })
  const [first] = melee
  if (first === undefined || modes.length === 0) return undefined
  const parry = textIn(first.weapon, 'parry', first.place, report)
  return {
    name: owner.name,
    skill: first.skill,
    modes,
    ...price(owner),
    min_st: strengthOf(first.weapon, first.place, report),
    hands: /[†‡*]/.test(textIn(first.weapon, 'strength', first.place, report)) ? 2 : 1,
    can_parry: !/^no/i.test(parry),
  }
}

function ranges({ weapon, place }: Read, report: Report): readonly [number | null, number | null] {
  const [first, second] = numbersIn(textIn(weapon, 'range', place, report))
  return second === undefined ? [null, first ?? null] : [first ?? null, second]
}

const accuracyOf = ({ weapon, place }: Read, report: Report): number =>
  numbersIn(textIn(weapon, 'accuracy', place, report))[0] ?? 0

function thrownWeapon(owner: Owner, read: Read, report: Report): JsonObject {
  const [half, most] = ranges(read, report)
  const range = (times_st: number | null): Json => (times_st === null ? null : { times_st })
  return {
    name: owner.name,
    skill: read.skill,
    default_minus: USUAL_DEFAULT,
    type: read.type,
    damage: read.basic ?? null,
    ss: USUAL_SS,
    acc: accuracyOf(read, report),
    half_damage: range(half),
    max_range: range(most),
    ...price(owner),
    min_st: strengthOf(read.weapon, read.place, report),
  }
}

function firearm(owner: Owner, read: Read, report: Report): JsonObject {
  const { weapon, place } = read
  const [half_damage, max_range] = ranges(read, report)
  const [shots] = numbersIn(textIn(weapon, 'shots', place, report))
  const rates = textIn(weapon, 'rate_of_fire', place, report)
    .split('/')
    .flatMap(rate => numbersIn(rate).slice(0, 1))
  return compact({
    name: owner.name,
    skill: read.skill,
    type: read.type,
    damage: read.dice,
    ss: USUAL_SS,
    acc: accuracyOf(read, report),
    half_damage,
    max_range,
    // Three shots or fewer are aimed one by one in third edition.
    rof: rates.map(shot => (shot > 1 && shot < 4 ? `${shot}~` : `${shot}`)),
    shots: shots === undefined || shots < 1 ? null : Math.floor(shots),
    ...price(owner),
    min_st: strengthOf(weapon, place, report),
    hands: /[†‡*BMR]/.test(textIn(weapon, 'strength', place, report)) ? 2 : 1,
  })
}

/** The parts of the body that GCS's places belong to. */
function coversOf(feature: Part): readonly string[] {
  const places = isList(feature['locations']) ? feature['locations'] : [feature['location']]
  return Object.entries(PLACES).flatMap(([covered, its]) =>
    places.some(place => place === 'all' || (typeof place === 'string' && its.includes(place))) ? [covered] : [],
  )
}

function armorOf(owner: Owner, report: Report): JsonObject | undefined {
  const features = partsIn(owner.part, 'features', owner.place, report).filter(([one]) => one['type'] === 'dr_bonus')
  const dr = Math.max(0, ...features.map(([one, at]) => numberIn(one, 'amount', at, report) ?? 0))
  const covers = [...new Set(features.flatMap(([one]) => coversOf(one)))]
  if (dr === 0 || covers.length === 0) return undefined
  return { name: owner.name, covers, pd: 0, dr, ...price(owner) }
}

/** Puts it into the campaign's list if it reads as one of that kind. */
function put(
  made: JsonObject,
  field: { readonly read: (value: unknown, place: string) => unknown },
  list: Json[],
  what: string,
  { name, place }: Owner,
  report: Report,
): void {
  try {
    field.read(made, place)
    list.push(made)
    report.tell(place, `${name} is no thing of the catalogue: it becomes ${what} of the campaign`)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    report.tell(place, `${name} cannot become ${what}: ${error.message}`)
  }
}

export function readArms(owner: Owner, why: Why, to: ReadArms, report: Report): void {
  const catalog = catalogOf(why)
  const weapons = partsIn(owner.part, 'weapons', owner.place, report).flatMap(([weapon, place]) => {
    const read = readWeapon(weapon, place, catalog, report)
    return read === undefined ? [] : [read]
  })
  const hand = handWeapon(
    owner,
    weapons.filter(({ ranged }) => !ranged),
    report,
  )
  if (hand !== undefined) put(hand, handWeaponField, to.hand, 'a hand weapon', owner, report)
  const [shot] = weapons.filter(({ ranged }) => ranged)
  if (shot?.basic !== undefined) {
    put(
      thrownWeapon(owner, shot, report),
      thrownWeaponField,
      to.thrown,
      `a thrown weapon, SS ${USUAL_SS},`,
      owner,
      report,
    )
  } else if (shot !== undefined) {
    put(firearm(owner, shot, report), firearmField, to.firearms, `a gun, SS ${USUAL_SS} and no Rcl,`, owner, report)
  }
  const armor = armorOf(owner, report)
  if (armor !== undefined) put(armor, armorField, to.armor, 'armour, PD 0,', owner, report)
}
