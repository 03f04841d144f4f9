/** The numbers with which somebody goes into a fight: fight/fighter.ts without who he is there and on whose side. */
import type { Why } from '@umpire/engine'
import type { Taken } from '../effect/effect.ts'
import { type Arm, BARE_HANDS, type Fighter, MOST_ARMS } from '../fight/state/fighter.ts'
import type { Held } from '../fight/state/standing.ts'
import type { Flaw } from '../tables/flaw-keys.ts'
import { flawRow, isFlaw } from '../tables/flaws.ts'
import type { Merit } from '../tables/merit-keys.ts'
import { meritRow } from '../tables/merits.ts'
import { isArmor, weaponNamed } from '../tables/weapon.ts'
import { rulesetOf } from './campaign-rules.ts'
import type { Character } from './character.ts'
import type { OwnedGun } from './gear.ts'
import { actingTraits, having } from './holding.ts'
import { isExplosive, isGun, isMelee, wornAs } from './money.ts'
import { sheetOf } from './sheet.ts'
import { learnedOf, levelWithTraits } from './skill-lines.ts'

/** Pounds of whoever does not say. */
const AVERAGE_LB = 160

export type Fighting = Omit<Fighter, 'id' | 'side'> & {
  /** What is in each of the arms, at its place, and what there is to load it with. */
  readonly loads: readonly Pick<Held, 'rounds' | 'spare' | 'jammed'>[]
}

/** As often as it was taken; what is for a stat or a skill is in the numbers already. */
function repeated<T extends Merit | Flaw>(traits: readonly Taken[], of: (key: Taken['key']) => T | undefined): T[] {
  return traits.flatMap(({ key, times = 1 }) => {
    const found = of(key)
    const { per } = isFlaw(key) ? flawRow(key) : meritRow(key)
    return found === undefined || per === 'stat' || per === 'skill' ? [] : Array<T>(times).fill(found)
  })
}

/** "9mm Pistol", "9mm Pistol 2". */
function keyed(arms: readonly Omit<Arm, 'key'>[]): readonly Arm[] {
  const seen = new Map<string, number>()
  return arms.map(arm => {
    const count = (seen.get(arm.weapon) ?? 0) + 1
    seen.set(arm.weapon, count)
    return { key: count === 1 ? arm.weapon : `${arm.weapon} ${count}`, ...arm }
  })
}

const PLAIN = { condition: 'good', sight: 'iron', choke: 'normal', flechettes: false, tracers: false } as const

/** Pistols and what is held like one take a hand, everything larger both. */
export function handsFor(weapon: string, why: Why): number {
  const row = weaponNamed(weapon, why)
  switch (row.kind) {
    case 'gun':
      return row.concentration === 'pistol' || row.size.endsWith('pistol') ? 1 : 2
    case 'melee':
      return row.name === BARE_HANDS ? 0 : row.concentration === 'staff' ? 2 : 1
    case 'explosive':
      return 1
  }
}

const gunArm = ({ gun, condition, sight, choke, flechettes, tracers }: OwnedGun, why: Why): Omit<Arm, 'key'> => ({
  weapon: gun,
  kind: 'gun',
  hands: handsFor(gun, why),
  condition,
  sight,
  choke,
  flechettes,
  tracers,
})

type Loaded = { readonly arm: Omit<Arm, 'key'>; readonly load: Fighting['loads'][number] }
const EMPTY = { rounds: 0, spare: 0, jammed: false }

/** Guns, then blades and clubs, then grenades, each of them by itself; what no table has cannot be fought with. */
function armsOf({ gear }: Character, why: Why): readonly Loaded[] {
  const guns = gear.guns
    .filter(({ gun }) => isGun(gun, why))
    .map((gun): Loaded => {
      const { rounds, spare, jammed } = gun
      return { arm: gunArm(gun, why), load: { rounds, spare, jammed } }
    })
  const melee = gear.melee
    .filter(({ weapon }) => isMelee(weapon, why) && weapon !== BARE_HANDS)
    .map(
      ({ weapon }): Loaded => ({
        arm: { weapon, kind: 'melee', hands: handsFor(weapon, why), ...PLAIN },
        load: EMPTY,
      }),
    )
  const grenades = gear.explosives
    .filter(({ explosive }) => isExplosive(explosive, why))
    .flatMap(({ explosive: weapon, count }) =>
      Array<Loaded>(Math.min(count, MOST_ARMS)).fill({
        arm: { weapon, kind: 'grenade', hands: handsFor(weapon, why), ...PLAIN },
        load: EMPTY,
      }),
    )
  const bare: Loaded = { arm: { weapon: BARE_HANDS, kind: 'melee', hands: 0, ...PLAIN }, load: EMPTY }
  return [...[...guns, ...melee, ...grenades].slice(0, MOST_ARMS - 1), bare]
}

export function fightingOf(one: Character, why: Why = rulesetOf(one).silent): Fighting {
  const sheet = sheetOf(one, why)
  const x = having(one)
  const skill = (name: 'hth-combat' | 'ranged-combat') => ({
    level: levelWithTraits(one, name, x, why),
    concentrations: learnedOf(one, name).concentrations,
  })
  const mended = ({ key }: Taken): boolean => one.gear.lenses && isFlaw(key) && flawRow(key).lenses === true
  const traits = actingTraits(one).filter(taken => !mended(taken))
  const all = armsOf(one, why)
  return {
    name: one.name === '' ? 'Somebody' : one.name.slice(0, 100),
    player_character: !one.npc,
    stats: sheet.stats,
    hth: skill('hth-combat'),
    ranged: skill('ranged-combat'),
    medic: levelWithTraits(one, 'medic', x, why),
    merits: repeated(traits, key => (isFlaw(key) ? undefined : key)),
    flaws: repeated(traits, key => (isFlaw(key) ? key : undefined)),
    abilities: one.abilities,
    hp: sheet.hp,
    damage_score: sheet.damage_score,
    natural_resistance: sheet.natural_resistance,
    armor_move: sheet.armor_move,
    hth_df: sheet.hth_df,
    worn: one.gear.armor.filter(({ armor, worn }) => worn && isArmor(armor, why)).map(wornAs),
    main_hand: one.person.main_hand,
    weight_lb: one.person.weight_lb ?? AVERAGE_LB,
    arms: keyed(all.map(({ arm }) => arm)),
    loads: all.map(({ load }) => load),
  }
}
