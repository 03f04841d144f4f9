/** What the facts of the clock make of bodies. Rolls nothing and runs no rule. */
import { ownValue } from '@umpire/engine'
import { after, awake, type Condition, DAY, type Illness, MINUTE, MONTH, OUT_NOW } from '../../condition/condition.ts'
import { conditionIn, type Story, withCondition } from './state.ts'
import type { BodyFact } from './time-facts.ts'
import { afterSeconds, type Vehicle } from './vehicle.ts'

type Happened<T extends BodyFact['type']> = Extract<BodyFact, { readonly type: T }>['values']

function afterTime(story: Story, { seconds, resting }: Happened<'timePassed'>): Story {
  const conditions = Object.fromEntries(
    Object.entries(story.conditions).map(([who, one]): [string, Condition] => [
      who,
      after(one, seconds, resting.includes(who)),
    ]),
  )
  const vehicles = Object.fromEntries(
    Object.entries(story.vehicles).map(([name, one]): [string, Vehicle] => [name, afterSeconds(one, seconds)]),
  )
  return { ...story, clock: story.clock + seconds, conditions, vehicles }
}

/** All hit points are back: what waited for that works again. */
function healedBy(one: Condition, hp: number): Partial<Condition> {
  const hp_lost = Math.max(0, one.hp_lost - hp)
  if (hp_lost > 0) return { hp_lost }
  return { hp_lost, treated: 'no', penalties: one.penalties.filter(({ until }) => until !== 'healed') }
}

const ill = (
  { illnesses }: Condition,
  name: string,
  change: (one: Illness) => Illness | null,
): Pick<Condition, 'illnesses'> => ({
  illnesses: illnesses.flatMap(one => (one.name === name ? (change(one) ?? []) : one)),
})

function changed(one: Condition, happened: Exclude<BodyFact, { readonly type: 'timePassed' }>): Partial<Condition> {
  switch (happened.type) {
    case 'bled':
      return bledBy(one, happened.values)
    case 'lostHitPoints':
      return { hp_lost: one.hp_lost + happened.values.hp, ...(happened.values.wound ? { treated: 'no' } : {}) }
    case 'died':
      return { dead: happened.values.of, out: null, dying: null, wasting: null, bleeding: null, drains: [] }
    case 'blackedOut':
      return { out: { ...OUT_NOW, by: happened.values.by } }
    case 'stayedOut': {
      const { next_in, every } = happened.values
      return { out: one.out === null ? null : { ...one.out, since_roll: 0, next_in, every } }
    }
    case 'hungBetween': {
      const { coma, dies_in } = happened.values
      return {
        out: one.out === null ? null : { ...one.out, coma: coma ? 'coma' : 'none' },
        dying: dies_in === null ? one.dying : { of: 'coma', in: dies_in },
      }
    }
    case 'cameTo':
      return awake(one)
    case 'becameDelirious':
      return { dying: { of: happened.values.of, in: happened.values.dies_in } }
    case 'saved':
      return {
        dying: null,
        wasting: null,
        out: one.out === null || one.out.coma !== 'coma' ? one.out : { ...one.out, coma: 'helped' },
      }
    case 'tired': {
      const { pool, points, half } = happened.values
      const fatigue = { ...one.fatigue, [pool]: one.fatigue[pool] + points }
      return { fatigue, half_fatigue: half ? 0.5 : 0, ...(pool === 'ordinary' ? { rest_seconds: 0 } : {}) }
    }
    case 'regainedStrength': {
      const { pool, points } = happened.values
      const fatigue = { ...one.fatigue, [pool]: Math.max(0, one.fatigue[pool] - points) }
      return { fatigue, ...(pool === 'ordinary' ? { rest_seconds: 0 } : {}) }
    }
    case 'healed':
      return healedBy(one, happened.values.hp)
    case 'limbDecided': {
      const { part, until, months } = happened.values
      const seconds_left = until === 'months' ? months * MONTH : null
      return {
        crippled: one.crippled.map(limb =>
          limb.part === part && limb.until === 'unrolled' ? { ...limb, until, seconds_left } : limb,
        ),
      }
    }
    case 'limbRestored':
      return { crippled: one.crippled.filter(({ part }) => part !== happened.values.part) }
    case 'woreOff':
      return {
        penalties: one.penalties.filter(({ seconds_left, from_waking }) => from_waking === true || seconds_left !== 0),
      }
    case 'caughtIllness': {
      const { illness: name, modifier } = happened.values
      const caught = { name, lost: 0, seconds: 0, modifier, shows: false, identified: false }
      return { illnesses: [...one.illnesses.filter(known => known.name !== name), caught] }
    }
    case 'illnessShowed':
      return ill(one, happened.values.illness, known => ({ ...known, shows: true }))
    case 'illnessWent': {
      const { illness: name, lost, hp, cured } = happened.values
      return {
        ...(hp > 0 ? healedBy(one, hp) : { hp_lost: one.hp_lost - hp }),
        ...ill(one, name, known => (cured ? null : { ...known, lost })),
      }
    }
    case 'diagnosed': {
      const { illness: name, identified } = happened.values
      return ill(one, name, known => ({ ...known, identified: known.identified || identified }))
    }
    case 'workedOnWound':
      return happened.values.stopped ? { bleeding: null, drains: [] } : {}
    case 'treated': {
      const { how, restored } = happened.values
      const untreated = { ...one, penalties: one.penalties.filter(({ until }) => until !== 'treated') }
      const hp = restored >= 0 ? healedBy(untreated, restored) : { hp_lost: one.hp_lost - restored }
      return { penalties: untreated.penalties, treated: how, ...hp }
    }
    case 'seized': {
      const { who: _, ...how } = happened.values
      return { out: { ...OUT_NOW, ...how, coma: 'none' } }
    }
    case 'beganWasting':
      return { wasting: { day: 1, next_in: DAY } }
    case 'wasted':
      return { wasting: { day: happened.values.day + 1, next_in: DAY } }
    case 'weakened': {
      const { to, value, seconds_left, from_waking } = happened.values
      const weak = { to, value, until: 'time', seconds_left, ...(from_waking ? { from_waking } : {}) } as const
      return { penalties: [...one.penalties, weak] }
    }
    case 'lostForGood': {
      const { attribute, points } = happened.values
      return { attributes_lost: { ...one.attributes_lost, [attribute]: one.attributes_lost[attribute] + points } }
    }
    case 'gained': {
      const { what, points, a_year } = happened.values
      return { gained: [...one.gained, { what, points, ...(a_year === null ? {} : { a_year }) }] }
    }
    case 'beganToBleed':
      return { bleeding: one.bleeding === null ? { next_in: MINUTE, dry: 0 } : { ...one.bleeding, dry: 0 } }
    case 'stunned':
    case 'fellDown':
    case 'stayedWell':
      return {}
  }
}

function bledBy(one: Condition, { from, hp, dry, stopped }: Happened<'bled'>): Partial<Condition> {
  const hp_lost = one.hp_lost + hp
  if (from === 'wounds') return { hp_lost, bleeding: stopped ? null : { next_in: MINUTE, dry } }
  return {
    hp_lost,
    drains: one.drains.map(drain =>
      drain.of === from && drain.next_in === 0 ? { ...drain, next_in: drain.every } : drain,
    ),
  }
}

export function evolveBody(story: Story, happened: BodyFact): Story {
  if (happened.type === 'timePassed') return afterTime(story, happened.values)
  const { who } = happened.values
  return ownValue(story.people, who) === undefined
    ? story
    : withCondition(story, who, { ...conditionIn(story, who), ...changed(conditionIn(story, who), happened) })
}
