/** Skills that must be made specific at once: a blade, a gun, a vehicle. */
import {
  BadInput,
  int,
  list,
  nullable,
  oneOf,
  option,
  optional,
  or,
  replace,
  rule,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { woundDice } from '../combat/weapon/matrices.ts'
import { skills, value } from '../core/fields.ts'
import { vehicleGroup } from '../skill/throw/vehicle.ts'
import { WEAPONS_TABLE } from '../tables/combat/weapons-table.ts'
import { BLADES, GUNS } from '../tables/words.ts'
import { NO_SKILLS, skillLevels } from './skill-results.ts'

const FIELDS = {
  /** One pick, and the level held in it; careers ask for nothing else. */
  pick: optional(nullable(text(100))),
  level: optional(nullable(int({ min: 0, max: 100 }))),
  /** Or several, one after the other. */
  picks: or(list(nullable(text(100)), 100), []),
  skills: or(skills, {}),
  levels_held: or(nullable(int({ min: 0 })), null),
  intelligence: or(nullable(value), null),
  education: or(nullable(value), null),
}
type Given = ValuesOf<typeof FIELDS>

type Kind = {
  readonly has: (pick: string) => boolean
  /** What a pick is that was not named; none if it must be. */
  readonly unnamed: string | null
  readonly because: string
}

/** One level for each pick; the first that is not of the kind is refused, and the rest with it. */
function picked(x: Given, { has, unnamed, because }: Kind, why: Why) {
  const { intelligence, education, pick } = x
  let { skills: held, levels_held } = x
  if (pick !== undefined) {
    const skill = pick ?? unnamed
    if (skill === null || !has(skill)) return { allowed: false, skills: held, level: null, refused_pick: 1, because }
    const { level } = skillLevels(
      {
        skill,
        level: x.level ?? null,
        acquisitions: NO_SKILLS,
        skills: NO_SKILLS,
        levels_held,
        intelligence,
        education,
      },
      why,
    )
    return { allowed: true, skills: held, level, refused_pick: null, because: null }
  }
  for (const [index, one] of x.picks.entries()) {
    const skill = one ?? unnamed
    if (skill === null || !has(skill))
      return { allowed: false, skills: x.skills, level: null, refused_pick: index + 1, because }
    held = skillLevels({ acquisitions: { [skill]: 1 }, skills: held, levels_held, intelligence, education }, why).skills
    if (levels_held !== null) levels_held++
  }
  return { allowed: true, skills: held, level: null, refused_pick: null, because: null }
}

const BLADE_NAMES: ReadonlySet<string> = new Set(BLADES)
const GUN_NAMES: ReadonlySet<string> = new Set(GUNS)
const isGun = (pick: string): boolean => GUN_NAMES.has(pick)

const A_BLADE: Kind = {
  has: pick => BLADE_NAMES.has(pick),
  unnamed: 'Blade',
  because: 'it must be one of the blades and polearms',
}
const A_GUN: Kind = { has: isGun, unnamed: null, because: 'it must be one of the guns, and it must be named' }
/** An air/raft is a skill of its own, though it carries people. */
const A_VEHICLE: Kind = {
  has: pick => vehicleGroup(pick) !== null,
  unnamed: null,
  because: 'it must be a type of vehicle; one that is not listed is written with its group',
}

export const bladeCombatChoice = rule(
  {
    id: 'traveller.chargen.blade-combat-choice',
    title: 'Blade combat must be made specific',
    lines: '488-516',
    given: FIELDS,
  },
  (x, why) => picked(x, A_BLADE, why),
)

export const gunCombatChoice = rule(
  {
    id: 'traveller.chargen.gun-combat-choice',
    title: 'Gun combat must be made specific',
    lines: '488-488, 504-518',
    given: FIELDS,
  },
  (x, why) => picked(x, A_GUN, why),
)

const weapon = oneOf(...BLADES, ...GUNS)

/** Worked out from the weapons table and the wound dice: the quick table in print is a digest of them. */
export const weaponChoiceAid = rule(
  {
    id: 'traveller.chargen.weapon-choice-aid',
    title: 'Quick table for choosing a weapon skill',
    lines: '494-518',
    given: { weapon, strength: optional(value), dexterity: optional(value) },
  },
  (x, why) => {
    const levels = WEAPONS_TABLE.at(x.weapon, why)
    if (levels === null) throw new BadInput('weapon', 'one whose blows hang on strength or dexterity', x.weapon)
    const minus_at_or_below = why.sum('penalty').add('required level', levels.required).add('below it', -1).total()
    const plus_at = levels.advantageous
    const dice = woundDice({ weapon: x.weapon }, why)
    const has = isGun(x.weapon) ? x.dexterity : x.strength
    return {
      plus_at,
      minus_at_or_below,
      wounds: `${dice}D`,
      bonus: has !== undefined && why.compare('bonus', has, '>=', plus_at),
      penalty: has !== undefined && why.compare('penalty', has, '<=', minus_at_or_below),
    }
  },
)

/** Cells of the quick table that disagree with the weapons table: the level that brings a penalty. */
const QUICK_TABLE = { Cutlass: 7, Submachinegun: 6 }

export const quickTableAsPrinted = option({
  key: 'quick-table-as-printed',
  title: 'Quick weapon table as printed',
  says: 'The quick table warns of a penalty with the cutlass at strength 7 and the submachinegun at dexterity 6, too.',
  replaces: [
    replace(weaponChoiceAid, (x, why, base) => {
      const derived = base(x, why)
      if (x.weapon !== 'Cutlass' && x.weapon !== 'Submachinegun') return derived
      const minus_at_or_below = why.table('Quick table', x.weapon, 'minus', QUICK_TABLE[x.weapon])
      const has = isGun(x.weapon) ? x.dexterity : x.strength
      const penalty = has !== undefined && why.compare('penalty', has, '<=', minus_at_or_below)
      return { ...derived, minus_at_or_below, penalty }
    }),
  ],
})

/** A type that Book 1 does not name is written with its group: "Ground Car (Truck)". */
export const vehicleChoice = rule(
  {
    id: 'traveller.chargen.vehicle-choice',
    title: 'Vehicle must be made specific',
    lines: '726-728, 742-744',
    given: FIELDS,
  },
  (x, why) => picked(x, A_VEHICLE, why),
)
