/**
 * What a campaign decides. The defaults are the book's numbers, or the likelier reading where two of its passages clash;
 * those called invented are in no line of it.
 */
import { dice, NotationError } from '@umpire/dice'
import {
  BadInput,
  type Field,
  flag,
  int,
  type Json,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  type Setting,
  setting,
  settingsIn,
  text,
} from '@umpire/engine'

const count = (most: number) => int({ min: 0, max: most })

const metres = list(num({ min: 0, max: 100 }), 3)
/** One for each pace, none slower than the one before. */
const paces: Field<readonly number[]> = {
  spec: metres.spec,
  read: (value, place) => {
    const read = metres.read(value, place)
    const [walk = 0, run = 0, sprint = 0] = read
    if (read.length === 3 && walk <= run && run <= sprint) return read
    throw new BadInput(place, 'three numbers, for walk, run and sprint, none less than the one before', value)
  },
}

const notation = text(20)
const asDice: Field<string> = {
  spec: notation.spec,
  read: (value, place) => {
    const read = notation.read(value, place)
    try {
      return dice(read).text
    } catch (error) {
      if (error instanceof NotationError) throw new BadInput(place, 'dice, as 1d10', value)
      throw error
    }
  },
}

export const hpFactor = setting(
  'tensided.hp_factor',
  'Hit points for each point of physique',
  num({ min: 0.5, max: 100 }),
  2,
)
export const extraStatPoints = setting(
  'tensided.extra_stat_points',
  'Points to raise the eight stats with',
  count(80),
  8,
)
export const startingXp = setting('tensided.starting_xp', 'Experience to begin with', count(1_000_000), 300)
export const xpScheme = setting(
  'tensided.xp_scheme',
  'How experience is given: 1 by encounter, 2 by use, 3 by session',
  int({ min: 1, max: 3 }),
  3,
)
export const flawXpLimit = setting(
  'tensided.flaw_xp_limit',
  'Most experience from flaws',
  nullable(count(100_000)),
  null,
)
export const diceless = setting(
  'tensided.diceless',
  'No dice: the attribute is held against the difficulty',
  flag(),
  false,
)
export const bleeding = setting('tensided.bleeding', 'Wounds bleed', flag(), true)
export const fatigue = setting('tensided.fatigue', 'Exertion tires', flag(), true)
export const armorFirst = setting(
  'tensided.armor_first',
  'Armour is taken off before severity multiplies',
  flag(),
  false,
)
export const bulletsArmorPiercing = setting('tensided.bullets_armor_piercing', 'Bullets halve armour', flag(), true)
export const thrustsArmorPiercing = setting('tensided.thrusts_armor_piercing', 'Thrusts halve armour', flag(), true)
export const fragmentsArmorPiercing = setting(
  'tensided.fragments_armor_piercing',
  'Fragments halve armour',
  flag(),
  true,
)
export const pelletsArmorPiercing = setting(
  'tensided.pellets_armor_piercing',
  'Pellets halve armour (invented)',
  flag(),
  false,
)
export const instinctStat = setting(
  'tensided.instinct_stat',
  'The stat that the book calls instinct',
  oneOf('awareness', 'athleticism'),
  'awareness',
)
export const movementRates = setting(
  'tensided.movement_rates',
  'Metres a round at a walk, a run and a sprint',
  paces,
  [2, 5, 8],
)
export const collisionDamageType = setting(
  'tensided.collision_damage_type',
  'What a crash or a fall does',
  oneOf('crushing', 'concussion'),
  'crushing',
)
export const criticalMargin = setting(
  'tensided.critical_margin',
  'Margin of a critical success or a botch (invented)',
  nullable(int({ min: 1, max: 100 })),
  10,
)
export const startingMoney = setting(
  'tensided.starting_money',
  'Money to begin with (invented)',
  count(1_000_000_000),
  2000,
)
export const rainPresets = setting(
  'tensided.rain_presets',
  'Rain on a trail, by name (invented)',
  map(num({ min: 0, max: 1000 }), 20),
  { none: 0, light: 5, steady: 10, heavy: 15 },
)
export const coldTrailHours = setting(
  'tensided.cold_trail_hours',
  'Hours until a trail is cold (invented)',
  count(100_000),
  72,
)
export const coldPresets = setting(
  'tensided.cold_presets',
  'Degrees that clothing is good for, by name (invented)',
  map(num({ min: -300, max: 300 }), 20),
  { winter: -40, warm: -10, light: 10, none: 30 },
)
export const grenadeFuseRounds = setting(
  'tensided.grenade_fuse_rounds',
  'Rounds until a grenade goes off (invented)',
  count(60),
  1,
)
export const grenadeScatter = setting(
  'tensided.grenade_scatter',
  'Grenades that miss land elsewhere (invented)',
  flag(),
  true,
)
export const jamClearRounds = setting('tensided.jam_clear_rounds', 'Rounds to clear a jam (invented)', count(60), 1)
export const beltRounds = setting('tensided.belt_rounds', 'Rounds in a belt (invented)', count(10_000), 200)
export const freeSwingByReach = setting(
  'tensided.free_swing_by_reach',
  'The longer weapon swings first (invented)',
  flag(),
  true,
)
export const deadlySpots = setting(
  'tensided.deadly_spots',
  'How small a deadly spot is: by the kind of damage or by area (invented)',
  oneOf('by-damage-type', 'by-area'),
  'by-damage-type',
)
export const knockoutMinutes = setting(
  'tensided.knockout_minutes',
  'Minutes of a knock-out, as dice (invented)',
  asDice,
  '1d10',
)
export const medicWakeDf = setting(
  'tensided.medic_wake_df',
  'Difficulty of waking the unconscious (invented)',
  count(100),
  15,
)
export const comaRollDelayRounds = setting(
  'tensided.coma_roll_delay_rounds',
  'Rounds until a coma is rolled for (invented)',
  count(100_000),
  60,
)
export const comaCareDf = setting(
  'tensided.coma_care_df',
  'Difficulty of caring for the comatose (invented)',
  count(100),
  18,
)
export const comaCareRounds = setting(
  'tensided.coma_care_rounds',
  'Rounds that such care takes (invented)',
  count(100_000),
  10,
)
export const healing = setting('tensided.healing', 'Wounds heal with time (invented)', flag(), true)
export const healingDaysPerLevel = setting(
  'tensided.healing_days_per_level',
  'Days of rest for a level (invented)',
  int({ min: 1, max: 1000 }),
  7,
)
export const healingLevelsWithMedic = setting(
  'tensided.healing_levels_with_medic',
  'Levels in that time with a medic (invented)',
  int({ min: 1, max: 7 }),
  2,
)
export const healingMedicDf = setting(
  'tensided.healing_medic_df',
  'Difficulty of helping to heal (invented)',
  count(100),
  10,
)
export const weaponOverrides = setting(
  'tensided.weapon_overrides',
  'Changed rows of weapons and armour, by name (invented)',
  map(map(json(), 50), 500),
  {},
)

export const settings: readonly Setting<Json>[] = [
  ...settingsIn('Making characters', [
    hpFactor,
    extraStatPoints,
    startingXp,
    xpScheme,
    flawXpLimit,
    instinctStat,
    startingMoney,
    weaponOverrides,
  ]),
  ...settingsIn('Rolling', [diceless, criticalMargin, rainPresets, coldTrailHours, coldPresets]),
  ...settingsIn('Fighting', [
    movementRates,
    freeSwingByReach,
    grenadeFuseRounds,
    grenadeScatter,
    jamClearRounds,
    beltRounds,
    deadlySpots,
  ]),
  ...settingsIn('Damage', [
    armorFirst,
    bulletsArmorPiercing,
    thrustsArmorPiercing,
    fragmentsArmorPiercing,
    pelletsArmorPiercing,
    collisionDamageType,
  ]),
  ...settingsIn('Wounds and healing', [
    bleeding,
    fatigue,
    knockoutMinutes,
    medicWakeDf,
    comaRollDelayRounds,
    comaCareDf,
    comaCareRounds,
    healing,
    healingDaysPerLevel,
    healingLevelsWithMedic,
    healingMedicDf,
  ]),
]
