/** A hard life: each procedure of the body with inputs it can go through, chosen as the dice fall. */
import type { Source } from '@umpire/dice'
import type { ProcedureKind } from '@umpire/engine'
import { isUp } from '../condition/condition.ts'
import { CONTACTS } from '../disease/catching.ts'
import { CLIMBS } from '../feat/climbing.ts'
import { ACTIONS } from '../feat/lifting.ts'
import { afterFight } from './body/after-fight.ts'
import { bringHelp, stopBleeding, treatWounds } from './body/aid.ts'
import { healingDay } from './body/day.ts'
import { limbs } from './body/heal.ts'
import { diagnose, sickness } from './body/sickness.ts'
import { passTime } from './body/time.ts'
import { conditionIn, type Story } from './facts/state.ts'
import type { StoryFact } from './facts/story-facts.ts'
import { climb } from './feats/climb.ts'
import { leap, lift, run } from './feats/exertion.ts'
import { fall, struckByFalling } from './feats/fall.ts'
import { inFire } from './feats/flame.ts'
import { marchDay } from './feats/march.ts'
import { throwObject } from './feats/throw.ts'
import { inTheWater } from './feats/water.ts'
import { inWeather } from './feats/weather.ts'
import { workMonth } from './feats/work.ts'
import { explosion } from './gunnery/explosion.ts'
import { observedFire } from './gunnery/observed-fire.ts'
import { strikeVehicle, tellVehicle } from './gunnery/vehicle-hit.ts'

/** Runs one, and answers what it left. */
type Live = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>, x: object) => Story

interface Dice {
  /** From 0 to that number. */
  upTo(most: number): number
  oneOf<T>(first: T, ...others: readonly T[]): T
}

const diceOf = (source: Source): Dice => ({
  upTo: most => source.draw(most + 1, 1),
  oneOf: (first, ...others) => {
    const at = source.draw(others.length + 1, 1)
    return at === 0 ? first : (others[at - 1] ?? first)
  },
})

const UNIT = { men: 40, leaders_12_plus: 2, average_hiking: 11 }
const [FIRST_CLIMB, ...OTHER_CLIMBS] = CLIMBS
const [FIRST_ACTION, ...OTHER_ACTIONS] = ACTIONS
const [FIRST_CONTACT, ...OTHER_CONTACTS] = CONTACTS

const TRUCK = { name: 'the lorry', yards: 3 }
/** How it drives by. */
const PASSING = { range_yards: 4, length_yards: 8, width_yards: 3, target_mph: 10 }
const SHELLS = {
  gun: { damage: '1d [1d-3]' },
  range_yards: 900,
  observer_distance_yards: 600,
  rounds: 2,
  other_guns: 2,
  fire_direction_center: true,
}
const BULLETS = {
  gun: { damage: '2d', type: 'bullet' },
  skill: 'Gunner (machine gun)',
  machine_gun: true,
  range_yards: 800,
  rounds: 2,
}

type Step = (live: Live, who: string, other: string, dice: Dice) => Story

/** Whatever somebody on his feet may do. */
const DEEDS: readonly Step[] = [
  (live, who, _, { upTo, oneOf }) =>
    live(climb, { who, climb: oneOf(FIRST_CLIMB, ...OTHER_CLIMBS), height_feet: 1 + upTo(80), landing: 'soft' }),
  (live, who, rescuer, { upTo }) =>
    live(inTheWater, { who, yards: upTo(300), minutes: upTo(10), intentional: upTo(1) === 0, rescuer }),
  (live, who, target, { upTo }) =>
    live(throwObject, { who, weight_lb: 1 + upTo(20), yards: upTo(3), target, aim_at: 'area', fragile: true }),
  (live, who, _, { upTo }) => live(run, { who, yards: upTo(600), obstacles: upTo(3) }),
  (live, who, _, { upTo }) => live(leap, { who, run_yards: upTo(6), feet_across: 6, inches_high: 12 }),
  (live, who, _, { upTo, oneOf }) =>
    live(lift, { who, weight_lb: 100 + upTo(300), action: oneOf(FIRST_ACTION, ...OTHER_ACTIONS), seconds: 2 }),
  (live, healer) => live(afterFight, { healer, rest_minutes: 30, dirty: [healer], wound: 'dung-coated spike' }),
  (live, healer, who) => live(stopBleeding, { healer, who }),
  (live, healer, who) => live(diagnose, { healer, who }),
  (live, gunner, observer, { oneOf }) =>
    live(observedFire, { ...SHELLS, gunner, observer: oneOf(observer, null), near: [{ name: observer, yards: 15 }] }),
  (live, gunner, other) =>
    live(observedFire, {
      ...SHELLS,
      gunner,
      registered_modifier: 4,
      air_burst: true,
      near: [{ name: other, yards: 30 }],
    }),
  (live, gunner, observer) =>
    live(observedFire, { ...BULLETS, gunner, observer, near: [{ name: observer, yards: 3 }, TRUCK] }),
  (live, who) => live(workMonth, { who, job: 'farmhand', skill: 'ST', listed_pay: 100, self_employed: true }),
]

/** Often enough that some hit where it hurts most. */
const SHOTS: readonly Step[] = Array.from(
  { length: 5 },
  (_, nth): Step =>
    live =>
      live(strikeVehicle, { vehicle: TRUCK.name, effective: 16, damage: '2d', ...(nth === 0 ? PASSING : {}) }),
)

/** Whatever may befall anybody. */
const FATES: readonly Step[] = [
  (live, who, _, { upTo, oneOf }) => live(fall, { who, yards: upTo(5), landing: oneOf('hard', 'soft', 'water') }),
  (live, who, _, { upTo }) => live(inFire, { who, seconds: 1 + upTo(2), standing: upTo(1) === 0, dr: upTo(1) }),
  (live, who, _, { upTo }) => live(struckByFalling, { who, weight_lb: 1 + upTo(9), yards: 1 + upTo(9), soft: true }),
  (live, who, other, { oneOf }) =>
    live(inWeather, { who: [who, other], fahrenheit: oneOf(105, -10, 60), minutes: 60, resting: [other] }),
  (live, who, _, { oneOf }) =>
    live(sickness, { who, illness: 'fever', contacts: [oneOf(FIRST_CONTACT, ...OTHER_CONTACTS)], follow_days: 2 }),
  (live, who, physician) => live(sickness, { who, wound: 'dirt in the wound', special_area: true, physician }),
  (live, who) => live(limbs, { who }),
  (live, who) => live(bringHelp, { who, by: 'a stranger' }),
  (live, who, _, { upTo }) =>
    live(healingDay, { who: [who], meals: upTo(3), quarts: upTo(4), slept_hours: upTo(8), rested: false }),
  (live, who, _, { upTo }) => live(passTime, { hours: upTo(20), minutes: upTo(59), resting: [who] }),
  (live, _who, _other, { upTo }) => live(passTime, { activity: 'talk', minutes_at_the_table: upTo(90) }),
  (live, who, other, { upTo }) =>
    live(explosion, {
      damage: '2d [1d-2]',
      near: [
        { name: who, yards: 2 + upTo(6) },
        { name: other, yards: 20, side: 'left' },
      ],
    }),
  (live, who) => live(explosion, { charge: 'tnt', tnt_lb: 0.5, near: [{ name: who, yards: 8 }, TRUCK] }),
  (live, who) =>
    live(explosion, {
      charge: 'hand-grenade',
      near: [
        { name: who, yards: 4 },
        { ...TRUCK, yards: 0 },
      ],
    }),
  (live, _who, _other, { oneOf }) =>
    live(explosion, { damage: '6d (10)', near: [{ ...TRUCK, contact: oneOf(true, false) }] }),
]

function shuffled<T>(all: readonly T[], { upTo }: Dice): readonly T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(upTo(left.length - 1), 1))
}

/** All of it for each of them, as the dice order it, with a week of rest after each; what a step leaves is where the next begins. */
export function liveThrough(start: Story, source: Source, live: Live): Story {
  const dice = diceOf(source)
  const names = Object.keys(start.people)
  let story = live(tellVehicle, { vehicle: TRUCK.name, full_hp: 60, dr: 2, fuel: 'gasoline', windows: 1 })
  const after = (step: Story): void => {
    story = step
  }
  const lives = (who: string): boolean => conditionIn(story, who).dead === null
  for (const [index, who] of names.entries()) {
    const other = names[(index + 1) % names.length] ?? who
    for (const step of shuffled([...DEEDS, ...SHOTS, ...FATES], dice)) {
      if (FATES.includes(step) || isUp(conditionIn(story, who))) after(step(live, who, other, dice))
    }
    if (isUp(conditionIn(story, who)) && lives(other))
      after(live(treatWounds, { healer: who, who: other, how: 'first-aid' }))
    after(live(marchDay, { hours: 1, terrain: dice.oneOf('good', 'bad'), fahrenheit: dice.oneOf(null, 95) }))
    for (const patient of isUp(conditionIn(story, who)) ? names : [])
      after(live(diagnose, { healer: who, who: patient }))
    after(live(healingDay, { days: 7, physician: other }))
  }
  return live(marchDay, { hours: 1, unit: UNIT, rest_minutes: 0 })
}
