/** Reaction rolls: 3d and everything that speaks for or against the character. Not a success roll: no criticals. */
import { int, json, list, map, optional, or, rolled, rule, steps } from '@umpire/engine'
import { bearersOf } from '../catalog/take-all.ts'
import { writtenTrait } from '../catalog/taken.ts'
import { modifier } from '../effect/apply.ts'
import { observerField } from '../effect/observer.ts'
import { diceFaces, threeDice } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

const number = int({ min: -1000, max: 1000 })
const numbers = list(number, 100)

/** How somebody feels about the party, from worst to best. */
export const REACTIONS = ['disastrous', 'very-bad', 'bad', 'poor', 'neutral', 'good', 'very-good', 'excellent'] as const
export type Reaction = (typeof REACTIONS)[number]

const attitudes = steps<Reaction>('Reaction table', [
  [0, 'disastrous'],
  [3, 'very-bad'],
  [6, 'bad'],
  [9, 'poor'],
  [12, 'neutral'],
  [15, 'good'],
  [18, 'very-good'],
  [Number.POSITIVE_INFINITY, 'excellent'],
])

export const reactionTable = rule(
  {
    id: 'gurps.reaction.table',
    title: 'Reaction table',
    lines: '165-183',
    given: { total: number },
    gives: 'reaction',
  },
  ({ total }, why): Reaction => attitudes.at(total, why),
)

export const reactionRoll = rule(
  {
    id: 'gurps.reaction.roll',
    title: 'Reaction roll',
    lines: '137-143, 165-167',
    given: { roll: optional(rolled('3d6')), dice: diceFaces, modifiers: or(numbers, []) },
  },
  (x, why) => {
    const sum = why.sum('reaction').add('roll', threeDice(x))
    for (const by of x.modifiers) sum.add('modifier', by)
    const total = sum.total()
    return { total, reaction: reactionTable({ total }, why) }
  },
)

export const modifierKinds = rule(
  {
    id: 'gurps.reaction.modifier-kinds',
    title: 'Where reaction modifiers come from',
    lines: '145-151, 163',
    given: { roll: rolled('3d6'), personal: or(numbers, []), situation: or(number, 0), behaviour: or(number, 0) },
  },
  ({ roll, personal, situation, behaviour }, why) =>
    reactionRoll({ roll, modifiers: [...personal, situation, behaviour] }, why),
)

export const traitModifiers = rule(
  {
    id: 'gurps.reaction.trait-modifiers',
    title: 'All reaction modifiers given by traits, in one table',
    lines: '230-256, 281-356, 362-450, 576, 746-946, 1079-1081',
    given: {
      /** By their names, for whoever asks from outside. */
      traits: list(writtenTrait, 500),
      /** Traits, skills and things found already. */
      bearers: optional(list(bearerField, 1000)),
      observer: observerField,
      facts: or(map(json(), 50), {}),
    },
    gives: 'modifier',
  },
  ({ traits, bearers = [], observer, facts }, why) =>
    modifier('reaction', ['reaction'], [...bearersOf(traits, why), ...bearers], { ...facts, observer }, why),
)
