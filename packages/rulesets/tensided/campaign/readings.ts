/**
 * What else the book's words could mean: one setting for each alternative that a ruling of the inventory names, with the
 * ruling as its default.
 */
import { flag, type Json, oneOf, type Setting, setting } from '@umpire/engine'

/** A setting, and the rule whose ruling names the other reading. */
interface Reading {
  readonly rule: string
  readonly setting: Setting<Json>
}

export const criticalsBy = setting(
  'tensided.criticals_by',
  'What makes a critical or a botch: the margin, or a natural 10 and a natural 1',
  oneOf('margin', 'natural'),
  'margin',
)
export const extendedLastInterval = setting(
  'tensided.extended_last_interval',
  'The roll that decides a long task takes its interval, too',
  flag(),
  false,
)
export const dicelessOpponentsDie = setting(
  'tensided.diceless_opponents_die',
  'Without dice, opposed rolls still add 5 for the opponent’s die',
  flag(),
  true,
)
export const complexMultiplies = setting(
  'tensided.complex_multiplies',
  'What a complex skill makes half as much again: the task, or everything that burdens the roll',
  oneOf('task', 'everything'),
  'task',
)
export const craftsStat = setting(
  'tensided.crafts_stat',
  'What joins mechanics and handcrafting: the stat of hands or head, or none, so that the skill counts three times',
  oneOf('by-task', 'none'),
  'by-task',
)
export const standInStat = setting(
  'tensided.stand_in_stat',
  'What joins an education that stands in for another skill: the stat of the task, or aptitude',
  oneOf('task', 'aptitude'),
  'task',
)
export const spotAutomatic = setting(
  'tensided.spot_automatic',
  'Whoever is near enough is seen: always, or with a difficulty of 10 if he hides',
  oneOf('always', 'unless-hiding'),
  'always',
)
export const hidingCounts = setting(
  'tensided.hiding_counts',
  'What hiding adds to spotting: the level of stealth, or athleticism and stealth',
  oneOf('level', 'attribute'),
  'level',
)
export const commandDifficulty = setting(
  'tensided.command_difficulty',
  'What command and intimidation are rolled against: willpower twice and 5, or willpower alone',
  oneOf('opposed', 'willpower'),
  'opposed',
)
export const lockPicking = setting(
  'tensided.lock_picking',
  'Locks are opened with one roll and its time, or with a long task in seconds',
  oneOf('one-roll', 'extended'),
  'one-roll',
)
export const bombDesignersDie = setting(
  'tensided.bomb_designers_die',
  'Disarming a bomb adds the 5 of opposed rolls',
  flag(),
  true,
)
export const exclusiveSkills = setting(
  'tensided.exclusive_skills',
  'Merits and flaws that touch the same skill exclude each other',
  flag(),
  false,
)
export const slowPaces = setting(
  'tensided.slow_paces',
  'What the slow are slow at: every pace, or walking only',
  oneOf('all', 'walk'),
  'all',
)
export const actionPointsAgainstInstantDeath = setting(
  'tensided.action_points_against_instant_death',
  'Action points save from hits that kill at once',
  flag(),
  false,
)
export const defendersPenalties = setting(
  'tensided.defenders_penalties',
  'Wounds, fatigue, armour and flaws lower the difficulty that a defender sets hand to hand',
  flag(),
  false,
)
export const blockStops = setting(
  'tensided.block_stops',
  'What a block is held against: every hit of the round, or one',
  oneOf('every-hit', 'one-hit'),
  'every-hit',
)
export const snapShots = setting(
  'tensided.snap_shots',
  'Snap shots beyond 10 m: the distance counts many times, or 5 is added',
  oneOf('scaled', 'flat'),
  'scaled',
)
export const slightHitsMark = setting(
  'tensided.slight_hits_mark',
  'Hits of less than a tenth of the hit points leave marks on the hurt, as a level under hurt',
  flag(),
  false,
)
export const clottingBy = setting(
  'tensided.clotting_by',
  'Rounds until a wound bleeds one less: as many as its rate is now, or as it was at first',
  oneOf('current-rate', 'first-rate'),
  'current-rate',
)
export const listPriceBuys = setting(
  'tensided.list_price_buys',
  'The condition of a gun at list price',
  oneOf('good', 'average'),
  'good',
)

export const readings: readonly Reading[] = [
  { rule: 'tensided.core.critical-botch', setting: criticalsBy },
  { rule: 'tensided.core.extended', setting: extendedLastInterval },
  { rule: 'tensided.core.diceless', setting: dicelessOpponentsDie },
  { rule: 'tensided.skills.complex', setting: complexMultiplies },
  { rule: 'tensided.skills.catalog', setting: craftsStat },
  { rule: 'tensided.skills.education-stand-in', setting: standInStat },
  { rule: 'tensided.skills.spot-table', setting: spotAutomatic },
  { rule: 'tensided.skills.spot-modifiers', setting: hidingCounts },
  { rule: 'tensided.skills.command', setting: commandDifficulty },
  { rule: 'tensided.skills.security-time', setting: lockPicking },
  { rule: 'tensided.skills.demolitions', setting: bombDesignersDie },
  { rule: 'tensided.traits.exclusive', setting: exclusiveSkills },
  { rule: 'tensided.traits.flaws', setting: slowPaces },
  { rule: 'tensided.combat.action-points', setting: actionPointsAgainstInstantDeath },
  { rule: 'tensided.melee.attack', setting: defendersPenalties },
  { rule: 'tensided.melee.block', setting: blockStops },
  { rule: 'tensided.ranged.snap-shot', setting: snapShots },
  { rule: 'tensided.injury.progression', setting: slightHitsMark },
  { rule: 'tensided.fatigue.clotting', setting: clottingBy },
  { rule: 'tensided.equipment.condition', setting: listPriceBuys },
]
