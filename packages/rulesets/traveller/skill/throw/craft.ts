/** Finding the way, ships, and small craft. */
import {
  BadInput,
  flag,
  int,
  list,
  nullable,
  oneOf,
  option,
  optional,
  or,
  ownValue,
  replace,
  rule,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { LEVEL, levelDm, NEEDED, REFEREE_DMS, refereeThrow, SKILL_LEVELS, TWO_DICE } from './level.ts'

export const navigation = rule(
  {
    id: 'traveller.skill.navigation',
    title: 'Navigation',
    lines: '676-684, 700-700',
    given: {
      level: LEVEL,
      /** On land or sea; in space the stars are always there. */
      surface: or(flag(), true),
      night_sky: or(flag(), false),
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why) => {
    const blind = x.surface && !x.night_sky
    if (blind) why.note('without a view of the night sky the skill does not count')
    return refereeThrow(
      {
        skill: 'Navigation',
        use: x.surface ? 'surface' : 'space',
        level: blind ? 0 : x.level,
        throw: x.throw,
        referee_dms: x.referee_dms,
        roll: x.roll,
      },
      why,
    )
  },
)

const SHIP_TONS = 100
const PILOT_AS_SHIPS_BOAT = -1
const SHIPS_BOAT = "Ship's Boat"

const FLYING = {
  skills: SKILL_LEVELS,
  skill: or(nullable(text(100)), null),
  /** Of the craft, where the skill is to be found by its size. */
  tons: or(nullable(int({ min: 0 })), null),
}

function fly(x: ValuesOf<typeof FLYING>, is: '>=' | '>', why: Why) {
  const bySize = x.tons !== null && (why.compare('tons of a ship', x.tons, is, SHIP_TONS) ? 'Pilot' : SHIPS_BOAT)
  const skill = x.skill ?? bySize
  if (skill === false) throw new BadInput('skill', 'a skill, or the tons of the craft', null)
  const learnt = ownValue(x.skills, skill) ?? null
  const pilot = ownValue(x.skills, 'Pilot')
  if (skill !== SHIPS_BOAT || pilot === undefined) return { skill, effective_level: why.input(skill, learnt) }
  const asBoat = why.sum("pilot as ship's boat").add('pilot', pilot).add('smaller craft', PILOT_AS_SHIPS_BOAT).total()
  const effective_level = why
    .stages('level', 'learnt', learnt)
    .adjust(asBoat > (learnt ?? -1), "pilot as ship's boat", asBoat)
    .final()
  return { skill, effective_level }
}

export const pilot = rule(
  { id: 'traveller.skill.pilot', title: 'Pilot', lines: '686-690, 702-704', given: FLYING },
  (x, why) => fly(x, '>=', why),
)

export const pilotOver100Tons = option({
  key: 'pilot-over-100-tons',
  title: 'Pilot: over 100 tons',
  says: "A craft of exactly 100 tons is flown by ship's boat, not by pilot.",
  replaces: [replace(pilot, (x, why) => fly(x, '>', why))],
})

type Damage = 'crippled and boarded' | 'destroyed'

/** One throw has its total, an attack the totals of its throws and what came of them. */
type InSmallCraft = {
  readonly throw?: string | null
  readonly dm: number
  readonly total?: number
  readonly success?: boolean
  readonly safe?: boolean
  readonly totals?: readonly number[]
  readonly escaped?: boolean
  readonly hit?: boolean
  readonly result?: Damage
}

const BOAT = {
  use: or(oneOf('handling', 'attacked', 'escape', 'avoid_hit', 'damage', 'landing'), 'handling'),
  level: LEVEL,
  /** Of a whole attack: escape and avoid in turn, and what the hit did. */
  rolls: or(list(TWO_DICE, 1000), []),
  damage_roll: optional(TWO_DICE),
  throw: NEEDED,
  referee_dms: REFEREE_DMS,
  roll: optional(TWO_DICE),
}
type InBoat = ValuesOf<typeof BOAT>
type BoatUse = Exclude<InBoat['use'], 'attacked'>

function boatThrow(use: BoatUse, x: InBoat, roll: number, why: Why) {
  // No DMs apply to what a hit does.
  const referee_dms = use === 'damage' ? [] : x.referee_dms
  return refereeThrow({ skill: SHIPS_BOAT, use, level: x.level, throw: x.throw, referee_dms, roll }, why)
}

const damageBy = (crippled: boolean): Damage => (crippled ? 'crippled and boarded' : 'destroyed')

/** Escape, avoid, escape, avoid: the throws of a craft under attack, until it is away or hit. */
function underAttack(x: InBoat, why: Why): InSmallCraft {
  const totals: number[] = []
  let dms = 0
  let escaped = false
  let hit = false
  for (const [index, roll] of x.rolls.entries()) {
    if (escaped || hit) throw new BadInput('rolls', `${index}, after which the craft is away or hit`, x.rolls.length)
    const escaping = index % 2 === 0
    const { dm, total, success } = boatThrow(escaping ? 'escape' : 'avoid_hit', x, roll, why)
    dms = dm
    totals.push(total)
    escaped = escaping && success
    hit = !escaping && !success
  }
  const attack = { dm: dms, totals, escaped, hit }
  if (!hit || x.damage_roll === undefined) return attack
  return { ...attack, result: damageBy(boatThrow('damage', x, x.damage_roll, why).success) }
}

export const shipsBoat = rule(
  { id: 'traveller.skill.ships-boat', title: "Ship's boat", lines: '692-698, 706-706', given: BOAT },
  (x, why): InSmallCraft => {
    if (x.use === 'attacked') return underAttack(x, why)
    if (x.roll === undefined) return levelDm({ skill: SHIPS_BOAT, use: x.use, level: x.level, throw: x.throw }, why)
    const thrown = boatThrow(x.use, x, x.roll, why)
    if (x.use === 'damage') return { ...thrown, result: damageBy(thrown.success) }
    return x.use === 'landing' ? { ...thrown, safe: thrown.success } : thrown
  },
)
