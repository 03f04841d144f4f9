/** Armour: what may be worn, what a vacc suit weighs, and what battle dress does. */
import { flag, int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { strengthDm } from '../combat/weapon/characteristics.ts'
import { gravity } from '../load/limit/limits.ts'
import { effectiveLevel, USUAL_LEAVE } from '../skill/effective-level.ts'
import { vaccSuit } from '../skill/throw/hazards.ts'
import { skillsField } from '../skill/weapon-skills.ts'
import { NORMAL_WORLD_SIZE } from '../tables/load.ts'
import type { Armour } from '../tables/words.ts'
import { weaponField } from './weapon/weapon.ts'
import { wornField } from './weapon/worn.ts'

export const armor = rule(
  {
    id: 'traveller.equipment.armor',
    title: 'Armour',
    lines: '1265-1283, 1373-1383',
    given: { worn: wornField, skills: or(skillsField, {}), player_character: or(flag(), false) },
  },
  (x, why) => {
    let suits = 0
    let reflec = 0
    for (const suit of x.worn) {
      if (suit === 'reflec') reflec++
      else if (suit !== 'nothing') suits++
      if (suit === 'vacc_suit' || suit === 'combat' || suit === 'battle_dress') {
        const level = effectiveLevel(x, 'Vacc Suit', USUAL_LEAVE, why)
        const fit = vaccSuit({ use: 'wear', armor: suit, level, throw: null, referee_dms: [] }, why)
        if (fit.allowed !== true)
          return { allowed: false as const, because: fit.because ?? 'vacc suit skill is needed' }
      }
    }
    if (suits > 1 || reflec > 1) {
      return { allowed: false as const, because: 'one suit at a time; only reflec is worn beneath another' }
    }
    return { allowed: true as const }
  },
)

const SUIT_GRAMS = 10_000
const SUIT_TL = 8
const LIGHTER_GRAMS = -2000
const GRAMS = 1000

export const vaccSuitWeight = rule(
  {
    id: 'traveller.equipment.vacc-suit-weight',
    title: 'Vacc suit weight',
    lines: '1277-1277',
    given: { tl: int({ min: SUIT_TL, max: 30 }) },
  },
  (x, why) => {
    const weight = why
      .sum('grams')
      .add('at tech level 8', SUIT_GRAMS)
      .add('higher tech levels', LIGHTER_GRAMS * (x.tl - SUIT_TL))
      .total()
    const weight_g = why.atLeast('no weight at all', 0, weight)
    return { weight_g, load_kg: weight_g / GRAMS }
  },
)

const TWICE = 2

type Dressed = {
  readonly effective_strength?: number
  readonly dm?: number
  readonly normal_kg?: number
  /** Whoever never tires strikes combat blows without end. */
  readonly blow?: 'combat'
  readonly allowed?: true
}

export const battleDress = rule(
  {
    id: 'traveller.equipment.battle-dress',
    title: 'Battle dress',
    lines: '1283-1283',
    given: {
      use: or(oneOf('fighting', 'load', 'wounds'), 'fighting'),
      /** As it stands now for fighting, the full one for load. */
      strength: optional(int({ min: 0 })),
      weapon: optional(weaponField),
      endurance_at_start: optional(int({ min: 0 })),
      blows_used: optional(int({ min: 0 })),
    },
  },
  (x, why): Dressed => {
    const { use, weapon, strength } = x
    const tireless: Dressed = use === 'fighting' ? { blow: 'combat', allowed: true } : {}
    if (strength === undefined) return tireless
    if (use === 'wounds') return { effective_strength: why.input('own strength', strength) }
    const effective_strength = why.product('strength').add('own', strength).add('battle dress', TWICE).total()
    if (use === 'load') {
      const { normal_kg } = gravity({ strength: effective_strength, world_size: NORMAL_WORLD_SIZE, k: 1 }, why)
      return { effective_strength, normal_kg }
    }
    if (weapon === undefined) return { ...tireless, effective_strength }
    return { ...tireless, effective_strength, dm: strengthDm({ weapon, strength: effective_strength }, why) }
  },
)

export const wearsBattleDress = (worn: readonly Armour[]): boolean => worn.includes('battle_dress')

/** Strength as it counts for fighting or carrying in what is worn, before load lowers it. */
export function strengthIn(worn: readonly Armour[], strength: number, use: 'fighting' | 'load', why: Why): number {
  if (!wearsBattleDress(worn)) return strength
  return battleDress({ use, strength }, why).effective_strength ?? strength
}
