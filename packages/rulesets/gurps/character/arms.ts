/** Ready attack and parry lines: every weapon a character has, and the bare hands. */
import type { Why } from '@umpire/engine'
import type { Thing } from '../catalog/arms.ts'
import { thrownWeapon } from '../catalog/arms.ts'
import { type Catalog, catalogOf, findSkill } from '../catalog/catalog.ts'
import type { Firearm, HandWeapon, ThrownWeapon } from '../catalog/weapon.ts'
import { basicDamage } from '../damage/basic.ts'
import { capped, weaponDamage } from '../damage/damage.ts'
import { type DiceAdds, diceAddsText, plus, readDiceAdds } from '../dice/dice-adds.ts'
import { actsOn, affected, type Bearer } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { skillInUse, skillLevel } from '../skill/level.ts'
import { parryFractions, unarmedBonus } from '../skill/unarmed.ts'
import { handTable, minimumStrength, thrownTable } from '../weapon/weapon.ts'
import type { Character } from './character.ts'
import type { OwnedItem } from './known.ts'
import type { SkillLine } from './skills.ts'

export type AttackLine = {
  readonly weapon: string
  readonly mode: string
  readonly skill: string
  /** On the sheet. */
  readonly level: number | null
  /** With this weapon, by this arm. */
  readonly effective: number | null
  readonly damage: string
  readonly type: string
  readonly reach: string | null
  readonly parry: number | null
  readonly ss: number | null
  readonly acc: number | null
  readonly half_damage: number | null
  readonly max_range: number | null
  readonly rof: string | null
  readonly shots: number | null
  readonly rcl: number | null
  readonly min_st: number | null
}

export interface Fighter {
  readonly character: Character
  readonly skills: readonly SkillLine[]
  readonly bearers: readonly Bearer[]
  /** Without the skills: one skill's Parry is none of another's. */
  readonly traits: readonly Bearer[]
  readonly facts: Facts
  readonly encumbrance_level: number
}

const NOT_SHOT = { ss: null, acc: null, half_damage: null, max_range: null, rof: null, shots: null, rcl: null }

/** A skill as the sheet has it, by any of its names: Axe Throwing is a kind of Thrown Weapon. */
function learnedIn(skill: string, { skills }: Fighter, why: Why): SkillLine | undefined {
  const catalog = catalogOf(why)
  const key = learnedKey(skill, catalog)
  return key === null ? undefined : linesByName(skills, catalog).get(key)
}

function learnedKey(written: string, catalog: Catalog): string | null {
  const found = findSkill(written, catalog)
  return found === null ? null : JSON.stringify([found.skill.name, found.specialty?.toLowerCase() ?? null])
}

const LINES = new WeakMap<
  readonly SkillLine[],
  { readonly catalog: Catalog; readonly lines: ReadonlyMap<string, SkillLine> }
>()

/** Looked through once for all weapons; of two lines of one skill the first is meant. */
function linesByName(skills: readonly SkillLine[], catalog: Catalog): ReadonlyMap<string, SkillLine> {
  const known = LINES.get(skills)
  if (known?.catalog === catalog) return known.lines
  const lines = new Map<string, SkillLine>()
  for (const line of skills) {
    const key = learnedKey(line.skill, catalog)
    if (key !== null && !lines.has(key)) lines.set(key, line)
  }
  LINES.set(skills, { catalog, lines })
  return lines
}

/** The level in a skill: learned, or by default; none in one that the catalogue does not have. */
function levelIn(skill: string, fighter: Fighter, why: Why): number | null {
  const learned = learnedIn(skill, fighter, why)
  if (learned !== undefined) return learned.level
  if (findSkill(skill, catalogOf(why)) === null) return null
  const { st, dx, iq, ht } = fighter.character.attributes
  return skillLevel({ skill, points: 0, attributes: { st, dx, iq, ht }, bearers: fighter.bearers }, why).level
}

/** Whoever carries too much for the skill can neither attack nor parry with it. */
function isTooLoaded(skill: string, { encumbrance_level }: Fighter, why: Why): boolean {
  const most = findSkill(skill, catalogOf(why))?.skill.max_encumbrance ?? null
  return most !== null && why.compare(`load for ${skill}`, encumbrance_level, '>', most)
}

/** Whoever has one arm holds nothing that takes two. */
const TWO_HANDED = 'two-handed weapons and two-handed tasks'

function inUse(skill: string, level: number | null, fighter: Fighter, facts: Facts, why: Why): number | null {
  if (level === null || isTooLoaded(skill, fighter, why)) return null
  if (actsOn('forbid', TWO_HANDED, fighter.bearers, { ...fighter.facts, ...facts }) !== undefined) return null
  return skillInUse({ skill, level, bearers: fighter.bearers, facts: { ...fighter.facts, ...facts } }, why)
}

function parryWith(skill: string, level: number | null, hands: number, fighter: Fighter, why: Why): number | null {
  if (level === null) return null
  const { encumbrance_level, traits: bearers } = fighter
  const armed = { hands_empty: hands === 0, hands: hands === 2 ? 2 : 1, against: 'thrusting-weapon' } as const
  return parryFractions({ skill, level, encumbrance_level, combat_reflexes: false, bearers, ...armed }, why)
}

function handLines(weapon: HandWeapon, fighter: Fighter, why: Why): readonly AttackLine[] {
  const { st } = fighter.character.attributes
  const level = levelIn(weapon.skill, fighter, why)
  return weapon.modes.map(mode => {
    const hands = mode.hands ?? weapon.hands
    const used = inUse(weapon.skill, level, fighter, { hands }, why)
    const line = handTable({ weapon: weapon.name, mode: mode.name, st, level: used ?? 0 }, why)
    const parry = weapon.can_parry ? parryWith(weapon.skill, used, hands, fighter, why) : null
    return {
      ...NOT_SHOT,
      weapon: weapon.name,
      mode: mode.name,
      skill: weapon.skill,
      level,
      effective: used === null ? null : line.effective,
      damage: line.damage,
      type: mode.type,
      reach: mode.reach,
      parry,
      min_st: weapon.min_st,
    }
  })
}

/** A recoil that the arm cannot hold is twice as bad. */
const recoil = ({ rcl, min_st }: Firearm, st: number): number | null =>
  rcl === null ? null : min_st !== null && st < min_st ? rcl * 2 : rcl

const rateText = (rof: Firearm['rof']): string =>
  rof.map(({ shots, automatic }) => (shots < 1 ? '1/2' : shots > 1 && !automatic ? `${shots}~` : `${shots}`)).join('/')

function gunLine(gun: Firearm, fighter: Fighter, why: Why): AttackLine {
  const { st } = fighter.character.attributes
  const level = levelIn(gun.skill, fighter, why)
  const used = inUse(gun.skill, level, fighter, { hands: gun.hands }, why)
  return {
    weapon: gun.name,
    mode: gun.rof.some(({ automatic }) => automatic) ? 'automatic' : 'shot',
    skill: gun.skill,
    level,
    effective: used === null ? null : minimumStrength({ st, min_st: gun.min_st, basic: used }, why),
    damage: diceAddsText(gun.damage),
    type: gun.type,
    reach: null,
    parry: null,
    ss: gun.ss,
    acc: gun.acc,
    half_damage: gun.half_damage,
    max_range: gun.max_range,
    rof: rateText(gun.rof),
    shots: gun.shots,
    rcl: recoil(gun, st),
    min_st: gun.min_st,
  }
}

const thrownDice = ({ damage, max_damage }: ThrownWeapon, st: number, why: Why): DiceAdds | null =>
  damage === null
    ? null
    : capped(readDiceAdds(weaponDamage({ st, weapon_damage: damage }, why), 'damage'), max_damage, why)

function thrownLine(
  weapon: ThrownWeapon,
  name: string,
  damage: string,
  type: string,
  fighter: Fighter,
  why: Why,
): AttackLine {
  const { st, dx } = fighter.character.attributes
  const learned = learnedIn(weapon.skill, fighter, why)
  const range = thrownTable({ weapon: weapon.name, st, dx, throwing: learned?.level ?? null, aim_at: 'target' }, why)
  const level = range.basic
  const used = learned === undefined ? level : inUse(learned.skill, level, fighter, {}, why)
  return {
    weapon: name,
    mode: 'thrown',
    skill: weapon.skill,
    level,
    effective: used === null ? null : minimumStrength({ st, min_st: weapon.min_st, basic: used }, why),
    damage,
    type,
    reach: null,
    parry: null,
    ss: weapon.ss,
    acc: weapon.acc,
    half_damage: range.half_damage,
    max_range: range.max_range,
    rof: null,
    shots: null,
    rcl: null,
    min_st: weapon.min_st,
  }
}

const GRENADE = 'Hand Grenade'

function linesOf(one: Thing, fighter: Fighter, why: Why): readonly AttackLine[] {
  const { st } = fighter.character.attributes
  switch (one.kind) {
    case 'hand':
      return handLines(one.thing, fighter, why)
    case 'firearm':
      return [gunLine(one.thing, fighter, why)]
    case 'thrown': {
      const dice = thrownDice(one.thing, st, why)
      return [
        thrownLine(
          one.thing,
          one.thing.name,
          dice === null ? '' : diceAddsText(dice),
          one.thing.type ?? '',
          fighter,
          why,
        ),
      ]
    }
    case 'grenade': {
      const { name, damage, fragments } = one.thing
      const text = `${diceAddsText(damage)} [${diceAddsText(fragments)}]`
      return [thrownLine(thrownWeapon(GRENADE, why), name, text, 'explosive', fighter, why)]
    }
    case 'armor':
    case 'gear':
      return []
  }
}

/** Thrust less two for a fist, thrust for a foot, with what the skill adds. */
const BARE = [
  { mode: 'punch', skills: ['Karate', 'Boxing', 'Brawling'], thrust: -2, to_hit: 0, reach: 'C' },
  { mode: 'kick', skills: ['Karate', 'Brawling'], thrust: 0, to_hit: -2, reach: 'C,1' },
] as const
const PARRYING = ['Judo', 'Karate', 'Boxing', 'Brawling']

/** What a skill of bare hands is worth now; none if it was not learned or cannot be used. */
function bareSkill(skill: string, fighter: Fighter, why: Why): number | null {
  const learned = fighter.skills.find(line => line.skill === skill)?.level ?? null
  return inUse(skill, learned, fighter, { hands_empty: true }, why)
}

/** With empty hands, against a fist: the best of the skills that parry so. */
function bareParry(fighter: Fighter, why: Why): number | null {
  const { encumbrance_level, traits: bearers } = fighter
  const empty = { hands_empty: true, hands: 1, against: 'punch', combat_reflexes: false } as const
  const parries = PARRYING.flatMap(skill => {
    const level = bareSkill(skill, fighter, why)
    const parry = level === null ? null : parryFractions({ skill, level, encumbrance_level, bearers, ...empty }, why)
    return parry === null ? [] : [parry]
  })
  return parries.length === 0 ? null : Math.max(...parries)
}

export function bareHands(fighter: Fighter, why: Why): readonly AttackLine[] {
  const { st, dx } = fighter.character.attributes
  const learned = (skill: string): number | undefined =>
    fighter.skills.find(line => line.skill === skill)?.level ?? undefined
  const [boxing, brawling, karate] = [learned('Boxing'), learned('Brawling'), learned('Karate')]
  const { encumbrance_level } = fighter
  const bonus = unarmedBonus(
    {
      encumbrance_level,
      ...(boxing === undefined ? {} : { boxing }),
      ...(brawling === undefined ? {} : { brawling }),
      ...(karate === undefined ? {} : { karate }),
    },
    why,
  )
  const thrust = readDiceAdds(basicDamage({ st }, why).thrust, 'thrust')
  const parry = bareParry(fighter, why)
  const targets = ['any skill', 'skills:unarmed', 'attr:DX']
  const untrained = affected('DX', dx, targets, fighter.bearers, { ...fighter.facts, weapon_skill: true }, why)
  return BARE.map(({ mode, skills, thrust: less, to_hit, reach }) => {
    // The best of DX and of the skills that can be used.
    let best = { skill: 'DX', used: untrained }
    for (const skill of skills) {
      const used = bareSkill(skill, fighter, why)
      if (used !== null && used >= best.used) best = { skill, used }
    }
    const added = mode === 'punch' ? bonus.punch_bonus : bonus.kick_bonus
    return {
      ...NOT_SHOT,
      weapon: 'bare hands',
      mode,
      skill: best.skill,
      level: learned(best.skill) ?? dx,
      effective: why
        .sum(mode)
        .add(best.skill, best.used)
        .when(to_hit !== 0, 'a kick', to_hit)
        .total(),
      damage: diceAddsText(plus(thrust, less + added)),
      type: 'crushing',
      reach,
      parry: mode === 'punch' ? parry : null,
      min_st: null,
    }
  })
}

/** The lines of a thing that somebody owns. */
export const attackLines = ({ item, things }: OwnedItem, fighter: Fighter, why: Why): readonly AttackLine[] =>
  item.quantity > 0 ? things.flatMap(one => linesOf(one, fighter, why)) : []
