/** Trails, animals, rocks. */
import { flag, int, num, oneOf, optional, or, procedure, text } from '@umpire/engine'
import { skillLevel } from '../../core/attribute.ts'
import { attempt } from '../../skills/attempt.ts'
import { ANIMALS, animalEmpathy, climbing, tracking } from '../../skills/outdoors.ts'
import type { Asking } from '../facts/ask.ts'
import { levelOf, personIn } from '../facts/person.ts'
import type { Refused } from '../facts/refused.ts'
import { AGAINST, type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { falls } from './crash.ts'
import { taskIn, type Worked, workOn } from './task.ts'

export const track = procedure(
  {
    id: 'tensided.proc.tracking',
    title: 'Follow a trail',
    given: {
      ...WHO,
      hours: or(num({ min: 0, max: 1_000_000 }), 0),
      rain: or(text(60), 'none'),
      rain_df: optional(int({ min: 0, max: 1000 })),
      /** Who left it: his stealth, or a number. */
      against: AGAINST,
      stealth: or(skillLevel, 0),
      ...ROLL,
    },
  },
  (ask: Asking, x): (Outcome & { readonly cold_trail: boolean }) | Refused => {
    const { why } = ask
    const { hours, rain, rain_df, against } = x
    const able = roller(ask, x.who, { skill: 'tracking', stat: 'aptitude' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const target_stealth =
      against === undefined ? x.stealth : levelOf(personIn(ask.state, against, why), 'stealth', why)
    const given = {
      hours,
      rain,
      target_stealth,
      aptitude: person.stats.aptitude,
      tracking: levelOf(person, 'tracking', why),
      df_modifier,
      ...(rain_df === undefined ? {} : { rain_df }),
    }
    const { cold_trail } = tracking(given, why)
    const came = rollFor(ask, { ...x, skill: 'tracking' }, ({ d10 }) => {
      const found = tracking(given, why)
      return attempt('attribute' in found ? found.attribute : 0, found.difficulty, d10, why)
    })
    return { ...came, cold_trail }
  },
)

export const befriend = procedure(
  {
    id: 'tensided.proc.animal-empathy',
    title: 'Win an animal over',
    given: { ...WHO, name: text(60), animal: oneOf(...ANIMALS), keep_at_it: or(flag(), false), ...ROLL },
  },
  (ask: Asking, x): Worked | Refused => {
    const { why } = ask
    const { who, animal } = x
    const skill = 'animal-empathy'
    const { difficulty, success_at } = animalEmpathy({ animal, charisma: 0 }, why)
    const fresh = {
      who,
      name: x.name,
      skill,
      situation: null,
      field: null,
      base_df: difficulty,
      success_at,
      failure_at: -10,
      interval: '2d6',
      unit: 'days',
      cmos: 0,
      rolls: 0,
      next: ask.state.clock,
    } as const
    return workOn(ask, taskIn(ask.state, who, x.name) ?? fresh, x, (_, person, df_modifier) => {
      const animal_empathy = levelOf(person, skill, why)
      const given = { animal, charisma: person.stats.charisma, animal_empathy, df_modifier }
      return ({ d10 }) => {
        const found = animalEmpathy(given, why)
        return attempt(found.attribute, found.difficulty, d10, why)
      }
    })
  },
)

export const climb = procedure(
  {
    id: 'tensided.proc.climbing',
    title: 'Climb',
    given: {
      ...WHO,
      surface: or(oneOf('ordinary rock', 'slippery'), 'ordinary rock'),
      /** How deep he falls if it goes wrong; 0 where he only does not get on. */
      feet: or(num({ min: 0, max: 100_000 }), 0),
      ...ROLL,
    },
  },
  (ask: Asking, x): (Outcome & { readonly damage: number }) | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'climbing', stat: 'athleticism' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const given = {
      athleticism: person.stats.athleticism,
      climbing: levelOf(person, 'climbing', why),
      surface: x.surface,
      df_modifier,
    }
    const came = rollFor(ask, { ...x, skill: 'climbing' }, thrown => climbing({ ...given, ...thrown }, why))
    const damage = came.success || x.feet === 0 ? 0 : falls(ask, x.who, x.feet)
    return { ...came, damage }
  },
)
