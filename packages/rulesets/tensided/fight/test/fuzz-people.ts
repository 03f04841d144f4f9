/** People made at random: any weapon and armour of the book, any trait and ability, any numbers. */
import type { Source } from '@umpire/dice'
import type { Why } from '@umpire/engine'
import { handsFor } from '../../character/fighting.ts'
import { SIGHTS } from '../../combat/act.ts'
import { hitPoints } from '../../combat/hp.ts'
import { damageScore } from '../../damage/score.ts'
import { wornTogether } from '../../equipment/armor.ts'
import { armorWeight } from '../../equipment/armor-weight.ts'
import { CONDITIONS } from '../../equipment/conditions.ts'
import { capacityOf } from '../../equipment/guns.ts'
import { CHOKES } from '../../ranged/distance/chokes.ts'
import { ABILITY_ROWS, abilityRow } from '../../tables/abilities.ts'
import type { Ability } from '../../tables/ability-keys.ts'
import { ARMOR_PARTS, ARMOR_ROWS } from '../../tables/armor.ts'
import { EXPLOSIVE_ROWS } from '../../tables/explosives.ts'
import { FLAW_ROWS } from '../../tables/flaws.ts'
import { GUN_ROWS } from '../../tables/guns.ts'
import { MELEE_ROWS } from '../../tables/melee-weapons.ts'
import { MERIT_ROWS } from '../../tables/merits.ts'
import { HTH_CONCENTRATIONS, RANGED_CONCENTRATIONS } from '../../tables/skills.ts'
import { gunNamed } from '../../tables/weapon.ts'
import { BARE_HANDS, type Fighter } from '../state/fighter.ts'
import type { Brought, Person } from './people.ts'

export function pick<T>(all: readonly T[], source: Source): T {
  const found = all[source.draw(all.length, 1)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const oneIn = (sides: number, source: Source): boolean => source.draw(sides, 1) === 0

const some = <T>(all: readonly T[], sides: number, source: Source): readonly T[] =>
  all.filter(() => oneIn(sides, source))

const GUNS = Object.keys(GUN_ROWS)
const BLADES = Object.keys(MELEE_ROWS).filter(name => name !== BARE_HANDS)
const GRENADES = Object.keys(EXPLOSIVE_ROWS)
const ARMOR = Object.keys(ARMOR_ROWS)
/** What is for a stat or a skill is in the numbers already. */
const MERIT_KEYS = MERIT_ROWS.filter(({ per }) => per === undefined).map(({ key }) => key)
const FLAW_KEYS = FLAW_ROWS.filter(({ per }) => per === undefined).map(({ key }) => key)

/** With whatever each of them needs first. */
function withNeeds(wanted: readonly Ability[]): readonly Ability[] {
  const all = new Set<Ability>()
  const add = (one: Ability): void => {
    if (all.has(one)) return
    all.add(one)
    for (const needed of abilityRow(one).needs) add(needed)
  }
  for (const one of wanted) add(one)
  return [...all]
}

function anyGun(source: Source, why: Why): Brought {
  const weapon = pick(GUNS, source)
  const gun = gunNamed(weapon, why)
  const most = capacityOf(gun, why)
  const rounds = oneIn(4, source) ? source.draw(most + 1, 1) : most
  return {
    weapon,
    kind: 'gun',
    hands: handsFor(weapon, why),
    condition: pick(CONDITIONS, source),
    sight: pick(SIGHTS, source),
    choke: pick(CHOKES, source),
    flechettes: oneIn(4, source),
    tracers: oneIn(4, source),
    held: { rounds, spare: source.draw(gun.feed === 'hand' ? 12 : 3, 1) },
  }
}

function anyThing(source: Source, why: Why): Brought {
  const die = source.draw(6, 1)
  if (die < 3) return anyGun(source, why)
  if (die === 3) return { weapon: pick(GRENADES, source), kind: 'grenade', held: { spare: source.draw(3, 1) } }
  const weapon = pick(BLADES, source)
  return { weapon, kind: 'melee', hands: handsFor(weapon, why) }
}

/** "9mm Pistol", "9mm Pistol 2"; the first thing is mostly in the hand already. */
function anyThings(source: Source, why: Why): readonly Brought[] {
  const things = Array.from({ length: source.draw(4, 1) }, () => anyThing(source, why))
  const drawn = !oneIn(3, source)
  return things.map((thing, place) => {
    const same = things.slice(0, place).filter(({ weapon }) => weapon === thing.weapon).length
    const key = same === 0 ? thing.weapon : `${thing.weapon} ${same + 1}`
    const where = thing.hands === 2 ? 'both hands' : 'main hand'
    return place === 0 && drawn ? { ...thing, key, held: { ...thing.held, where } } : { ...thing, key }
  })
}

const anyArmor = (source: Source): Fighter['worn'] =>
  oneIn(2, source)
    ? []
    : [{ armor: pick(ARMOR, source), without: some(ARMOR_PARTS, 6, source), spectra: oneIn(4, source) }]

export function anyPerson(id: string, side: 0 | 1, at: readonly [number, number], source: Source, why: Why): Person {
  const stat = (): number => 1 + source.draw(10, 1)
  const stats = {
    physique: stat(),
    athleticism: stat(),
    coordination: stat(),
    willpower: stat(),
    awareness: stat(),
    charisma: stat(),
    dexterity: stat(),
    aptitude: stat(),
  }
  const { physique } = stats
  const merits = some(MERIT_KEYS, 8, source)
  const flaws = some(FLAW_KEYS, 12, source)
  const worn = anyArmor(source)
  const weighs = armorWeight({ weight: worn.length === 0 ? null : wornTogether(worn, why).weight, physique }, why)
  const player_character = oneIn(2, source)
  return {
    id,
    side,
    at,
    stats,
    is: {
      player_character,
      hth: { level: source.draw(9, 1), concentrations: some(HTH_CONCENTRATIONS, 2, source) },
      ranged: { level: source.draw(9, 1), concentrations: some(RANGED_CONCENTRATIONS, 2, source) },
      medic: source.draw(7, 1),
      merits,
      flaws,
      abilities: withNeeds(
        some(
          ABILITY_ROWS.map(({ key }) => key),
          8,
          source,
        ),
      ),
      hp: hitPoints({ physique, resilient: merits.includes('resilient') ? 1 : 0 }, why),
      damage_score: damageScore({ physique }, why).damage_score,
      natural_resistance: physique,
      worn,
      armor_move: weighs.move,
      hth_df: weighs.hth_df,
      main_hand: oneIn(5, source) ? 'left' : 'right',
    },
    brings: anyThings(source, why),
    stands: { action_points: player_character ? source.draw(3, 1) : 0 },
  }
}
