/** What a weapon is as it enters a fight, and how it shoots or flies in these hands. */
import type { Why } from '@umpire/engine'
import type { Thing } from '../../catalog/arms/arms.ts'
import { GRENADES } from '../../catalog/arms/firearms.ts'
import { DAMAGE_TYPES } from '../../catalog/entry/damage-types.ts'
import type { Firearm } from '../../catalog/entry/weapon.ts'
import type { OwnedItem } from '../../character/known.ts'
import { type DiceAdds, readDiceAdds } from '../../dice/dice-adds.ts'
import { type AttackLine, attackLines } from '../../sheet/arms.ts'
import { inUse, levelIn, spelledSkill } from '../../sheet/fighter.ts'
import type { Person } from '../../story/person/person.ts'
import { minimumStrength } from '../../weapon/weapon.ts'
import type { Gun, Shot } from '../state/fighter.ts'
import type { Entrant } from './traits.ts'

/** Where the book and the campaign say nothing. */
const USUAL_RELOAD = 3

/** Points of ST that the hand lacks for something, as a negative number. */
const lacking = (min_st: number | null, { attributes: { st } }: Person, why: Why): number =>
  minimumStrength({ st, min_st, basic: 0 }, why)

type Of<K extends Thing['kind']> = Extract<Thing, { kind: K }>['thing']

/** What it is among other things, where a thing of one name may be several. */
export function handThing({ things }: OwnedItem): Of<'hand'> | null {
  for (const one of things) if (one.kind === 'hand') return one.thing
  return null
}
export function thrownThing({ things }: OwnedItem): Of<'thrown'> | null {
  for (const one of things) if (one.kind === 'thrown') return one.thing
  return null
}
export function firearmThing({ things }: OwnedItem): Of<'firearm'> | null {
  for (const one of things) if (one.kind === 'firearm') return one.thing
  return null
}
function grenadeThing({ things }: OwnedItem): Of<'grenade'> | null {
  for (const one of things) if (one.kind === 'grenade') return one.thing
  return null
}
export function armorThing({ things }: OwnedItem): Of<'armor'> | null {
  for (const one of things) if (one.kind === 'armor') return one.thing
  return null
}

export const linesOf = (kind: Thing['kind'], owned: OwnedItem, person: Person, why: Why): readonly AttackLine[] =>
  attackLines({ ...owned, things: owned.things.filter(one => one.kind === kind) }, person, why)

const typeOf = (written: string): Shot['type'] => DAMAGE_TYPES.find(type => type === written) ?? 'crushing'

/** To clear a jam: the best of Armoury and the weapon's own skill. */
function clearing(used: number, person: Person, why: Why): number {
  const armoury = inUse(ARMOURY, levelIn(ARMOURY, person, why), person, {}, why)
  return Math.max(used, armoury ?? used)
}
const ARMOURY = 'Armoury (small arms)'
const SHOTGUN = 'Guns (shotgun)'

export function gunOf(owned: OwnedItem, gun: Firearm, { attacking: person }: Entrant, why: Why): Gun | null {
  const used = linesOf('firearm', owned, person, why)[0]?.used ?? null
  if (used === null) return null
  return {
    skill: used,
    damage: gun.damage,
    fragments: gun.fragments,
    type: gun.type,
    ss: gun.ss,
    acc: gun.acc,
    half_damage: gun.half_damage,
    max_range: gun.max_range,
    shot: spelledSkill(gun.skill, why).toLowerCase() === SHOTGUN.toLowerCase(),
    rates: gun.rof.length === 0 ? [{ shots: 1, automatic: false }] : gun.rof,
    shots: gun.shots ?? 1,
    rcl: gun.rcl ?? 0,
    malf: gun.malf,
    reload_turns: gun.reload_turns ?? USUAL_RELOAD,
    clear: clearing(used, person, why),
  }
}

const [USUAL_GRENADE] = GRENADES

/** What bursts where it lands. A grenade of which nothing more is said bursts as the book's do. */
export function burstOf(owned: OwnedItem): { readonly damage: DiceAdds; readonly fragments: DiceAdds } | null {
  const grenade = grenadeThing(owned)
  if (grenade !== null) return grenade
  const thrown = thrownThing(owned)
  return thrown !== null && thrown.damage === null ? (USUAL_GRENADE ?? null) : null
}

export function thrownOf(owned: OwnedItem, of: number | null, { attacking: person }: Entrant, why: Why): Shot | null {
  const [line] = [...linesOf('grenade', owned, person, why), ...linesOf('thrown', owned, person, why)]
  if (line === undefined || line.used === null) return null
  const burst = burstOf(owned)
  return {
    skill: line.used + lacking(line.min_st, person, why) - lacking(of, person, why),
    damage: burst === null ? readDiceAdds(line.damage, line.weapon) : burst.damage,
    fragments: burst?.fragments ?? null,
    type: burst === null ? typeOf(line.type) : 'explosive',
    ss: line.ss ?? 0,
    acc: line.acc ?? 0,
    half_damage: line.half_damage,
    max_range: line.max_range,
    shot: false,
  }
}
