/** A weapon as it enters a fight: how it strikes, shoots, flies and parries in these hands. */
import type { Why } from '@umpire/engine'
import { madeWeapons } from '../../catalog/arms/arms.ts'
import { catalogOf, findSkill } from '../../catalog/catalog.ts'
import type { Firearm, HandWeapon } from '../../catalog/entry/weapon.ts'
import { weightOfItem } from '../../character/body.ts'
import { isWorn, type OwnedItem } from '../../character/known.ts'
import { ready } from '../../combat/maneuver/ready.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { type AttackLine, gunsInHand } from '../../sheet/arms.ts'
import { blockOf, learnedIn, spelledSkill } from '../../sheet/fighter.ts'
import type { Person } from '../../story/person/person.ts'
import { unready } from '../../weapon/weapon.ts'
import type { Arm, Blow } from '../state/fighter.ts'
import { type Brought, fixedLines } from './gear.ts'
import { armorThing, burstOf, firearmThing, gunOf, handThing, linesOf, thrownOf, thrownThing } from './shots.ts'
import type { Entrant } from './traits.ts'

const MOST_WEIGHT = 1e6

/** Yards; close combat is fought in one hex or from one to the next. */
export function reachOf(written: string | null): readonly number[] {
  const yards = new Set<number>()
  for (const part of (written ?? '1').split(',')) {
    const [, from, to = from] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part) ?? []
    if (from === undefined || to === undefined) yards.add(0).add(1)
    else for (let yard = Number(from); yard <= Math.min(20, Number(to)); yard++) yards.add(yard)
  }
  return [...yards].toSorted((a, b) => a - b).slice(0, 5)
}

/**
 * The blows of a hand weapon, line by line as its modes stand in the catalogue. What a gun and its blade ask for together
 * is not what the gun asks for.
 */
function blowsOf(weapon: HandWeapon, lines: readonly AttackLine[], of: number | null): readonly Blow[] {
  return weapon.modes.flatMap((mode, index): readonly Blow[] => {
    const line = lines[index]
    if (line === undefined || line.used === null) return []
    return [
      {
        name: weapon.made_of === undefined || weapon.modes.length > 1 ? mode.name : weapon.name,
        skill: line.used,
        damage: readDiceAdds(line.damage, weapon.name),
        type: mode.type,
        thrust: mode.damage.basic === 'thrust',
        reach: reachOf(mode.reach),
        to_hit: mode.to_hit,
        hands: mode.hands ?? weapon.hands,
        ...(weapon.min_st === of ? {} : { min_st: weapon.min_st ?? 0 }),
      },
    ]
  })
}

const bestParry = (lines: readonly AttackLine[]): number | null => {
  const scores = lines.flatMap(({ parry }) => parry ?? [])
  return scores.length === 0 ? null : Math.max(...scores)
}

/** Of what may be held in one hand or in both, where it makes a difference. */
function parriesOf(weapon: HandWeapon, lines: readonly AttackLine[]): Pick<Arm, 'parry' | 'one_hand_parry'> {
  const parry = bestParry(lines)
  if (parry === null || weapon.hands === 2) return { parry }
  const single = bestParry(lines.filter((_, index) => (weapon.modes[index]?.hands ?? weapon.hands) === 1))
  return single === null || single === parry ? { parry } : { parry, one_hand_parry: single }
}

const PARRIES = 'parries per turn'

const skillEffects = (skill: string, why: Why) => findSkill(skill, catalogOf(why))?.skill.effects ?? []

/** A skill with which one parries more often. */
const isFencing = (skill: string, why: Why): boolean =>
  skillEffects(skill, why).some(({ target, op }) => target === PARRIES && op === 'set')

/** Of a weapon whose skill blocks: a campaign's shield. */
function blockWith(skill: string, person: Person, why: Why): number | null {
  const own = spelledSkill(skill, why)
  return blockOf({ ...person, skills: person.skills.filter(line => spelledSkill(line.skill, why) === own) }, why)
}

function shieldOf(skill: string, person: Person, why: Why): Pick<Arm, 'block' | 'shield_skill'> {
  const block = blockWith(skill, person, why)
  const level = block === null ? null : (learnedIn(skill, person, why)?.level ?? null)
  return { block, ...(level === null ? {} : { shield_skill: level }) }
}

type InHand = Pick<
  Arm,
  'unbalanced' | 'fencing' | 'parry' | 'one_hand_parry' | 'block' | 'shield_pd' | 'shield_skill' | 'blows'
>

const NOT_IN_HAND: InHand = {
  unbalanced: false,
  fencing: false,
  parry: null,
  block: null,
  shield_pd: 0,
  blows: [],
}

/** Whether it is ready again at once, after a swing or a parry. */
const staysReady = ({ name }: HandWeapon, last_turn: 'attack' | 'parry', why: Why): boolean =>
  unready({ weapon: name, last_turn }, why).ready

function inHand(
  weapon: HandWeapon,
  of: number | null,
  lines: (person: Person) => readonly AttackLine[],
  { attacking, defending }: Entrant,
  why: Why,
): InHand {
  return {
    ...NOT_IN_HAND,
    unbalanced: !staysReady(weapon, 'attack', why) || !staysReady(weapon, 'parry', why),
    fencing: isFencing(weapon.skill, why),
    ...parriesOf(weapon, lines(defending)),
    ...shieldOf(weapon.skill, defending, why),
    blows: blowsOf(weapon, lines(attacking), of),
  }
}

/** A gun in the hand: its bayonet strikes, or else it is swung by the muzzle. */
function gunInHand({ owned, bayonet }: Brought, gun: Firearm, entrant: Entrant, why: Why): InHand {
  const made = (person: Person): readonly AttackLine[] =>
    bayonet === null ? gunsInHand([owned], person, why) : fixedLines(owned, bayonet, person, why)
  const name = made(entrant.whole)[0]?.weapon
  const weapon = madeWeapons(why).find(one => one.name === name)
  if (weapon === undefined) return NOT_IN_HAND
  const lines = (person: Person) => made(person).filter(one => one.weapon === name)
  return inHand(weapon, gun.min_st, lines, entrant, why)
}

/** As a word at the head of its note. */
const qualityOf = ({ item: { note = '' } }: OwnedItem): Arm['quality'] => {
  const [, word = 'good'] = /^(cheap|fine)\b/i.exec(note) ?? []
  return word.toLowerCase() === 'cheap' ? 'cheap' : word === 'good' ? 'good' : 'fine'
}

/** Of something that is held before the body, and not worn on it. */
const shieldPd = (owned: OwnedItem): number => (isWorn(owned.item) ? 0 : (armorThing(owned)?.pd ?? 0))

/** Turns to make it ready from where it is carried: a grenade has a pin, too. */
const readyTurns = ({ owned, name }: Brought, why: Why): number => {
  const item = burstOf(owned) === null ? name : 'hand-grenade'
  const { turns_to_ready } = ready(
    {
      item,
      in: 'belt',
      used: 'not',
      safety: 'off',
      cocked: true,
      pin: 'in',
      extra_turns: 0,
      attacks_with_another: false,
    },
    why,
  )
  return Math.min(10, Math.max(1, turns_to_ready))
}

/** Nothing if he can do nothing with it: no skill, or a hand too few. */
export function armOf(brought: Brought, entrant: Entrant, why: Why): Arm | null {
  const { owned, key, name } = brought
  const [hand, firearm] = [handThing(owned), firearmThing(owned)]
  const min_st = (firearm ?? hand ?? thrownThing(owned))?.min_st ?? null
  const lines = (person: Person): readonly AttackLine[] => linesOf('hand', owned, person, why)
  const held =
    firearm !== null
      ? gunInHand(brought, firearm, entrant, why)
      : hand === null
        ? NOT_IN_HAND
        : inHand(hand, min_st, lines, entrant, why)
  const gun = firearm === null ? null : gunOf(owned, firearm, entrant, why)
  const thrown = thrownOf(owned, min_st, entrant, why)
  if (held.blows.length === 0 && held.block === null && gun === null && thrown === null) return null
  return {
    key,
    name,
    weight_lb: Math.min(MOST_WEIGHT, Math.max(0, weightOfItem(owned))),
    min_st,
    hands: (firearm ?? hand)?.hands ?? 1,
    quality: qualityOf(owned),
    ...held,
    shield_pd: held.block === null ? 0 : shieldPd(owned),
    gun,
    ready_turns: readyTurns(brought, why),
    thrown,
  }
}
