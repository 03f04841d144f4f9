/** The demonstration game's state, its facts, and who sees what. */
import {
  each,
  everyone,
  fact,
  flag,
  gmOnly,
  int,
  map,
  oneOf,
  owner,
  ownerIn,
  ownValue,
  record,
  type StateSight,
  text,
  type ValueOf,
  type ValuesOf,
  vocabulary,
} from '../src/index.ts'
import { DEFENSES, WEAPONS } from './defense.ts'

export const FIGHTER = {
  skill: int({ min: 0 }),
  speed: int({ min: 0 }),
  load: int({ min: 0 }),
  armour: int({ min: 0 }),
  health: int({ min: 1 }),
  weapon: oneOf(...WEAPONS),
  hit_points: int(),
  /** How much it takes to make them give up: the game master's secret. */
  nerve: int(),
  down: flag(),
  out: flag(),
}

export const duelState = record({
  light: oneOf('day', 'dusk', 'dark'),
  /** Whose turn it is to strike. */
  turn: text(50),
  fighters: map(record(FIGHTER), 2),
})

export type Duel = ValueOf<typeof duelState>
export type Fighter = ValuesOf<typeof FIGHTER>

export const duelSight: StateSight<Duel> = {
  light: everyone,
  turn: everyone,
  fighters: each({
    weapon: everyone,
    down: everyone,
    out: everyone,
    armour: everyone,
    skill: everyone,
    speed: everyone,
    load: everyone,
    health: everyone,
    hit_points: owner,
    nerve: gmOnly,
  }),
}

const WHO = { who: text(50) }

export const missed = fact({
  type: 'missed',
  version: 1,
  fields: WHO,
  sight: { who: everyone },
  // What leads to a miss is open: light, skill, and dice.
  reasons: everyone,
})
export const defended = fact({
  type: 'defended',
  version: 1,
  fields: { ...WHO, by: oneOf(...DEFENSES) },
  sight: { who: everyone, by: everyone },
  reasons: everyone,
})
export const wounded = fact({
  type: 'wounded',
  // Version 1 did not say whether the blow felled its victim.
  version: 2,
  fields: { ...WHO, injury: int({ min: 0 }), falls: flag() },
  sight: { who: everyone, injury: ownerIn('who'), falls: everyone },
  reasons: everyone,
  upcasts: { 1: old => ({ ...old, falls: false }) },
})
export const wavered = fact({
  type: 'wavered',
  version: 1,
  fields: { ...WHO, gives_up: flag() },
  sight: { who: everyone, gives_up: everyone },
  audience: gmOnly,
})
export const turned = fact({ type: 'turned', version: 1, fields: { to: text(50) }, sight: { to: everyone } })

export const duelFacts = vocabulary(missed, defended, wounded, wavered, turned)
export type DuelFact = ReturnType<typeof duelFacts.read>

const changed = (duel: Duel, who: string, change: (fighter: Fighter) => Partial<Fighter>): Duel => {
  const fighter = ownValue(duel.fighters, who)
  if (fighter === undefined) return duel
  return { ...duel, fighters: { ...duel.fighters, [who]: { ...fighter, ...change(fighter) } } }
}

export function evolveDuel(duel: Duel, happened: DuelFact): Duel {
  switch (happened.type) {
    case 'missed':
    case 'defended':
      return duel
    case 'wounded': {
      const { who, injury, falls } = happened.values
      return changed(duel, who, fighter => {
        const left = fighter.hit_points - injury
        return { hit_points: left, down: fighter.down || falls, out: left <= 0 }
      })
    }
    case 'wavered':
      return happened.values.gives_up ? changed(duel, happened.values.who, () => ({ out: true })) : duel
    case 'turned':
      return { ...duel, turn: happened.values.to }
  }
}
