/** The names of all that a row of a table may do: gurps/consequence has their shapes, the fight carries them out. */
import { BadInput, type Field, isObject, type Json, json, list, or, rule, table } from '@umpire/engine'
import { type Consequence, OFF_BALANCE } from '@umpire/gurps/rooms'
import { points } from '../common/fields.ts'
import { changedBlow } from './ops.ts'
import type { VehicleEffect } from './vehicle.ts'

type Op = Consequence['op'] | VehicleEffect['op']

/** One state change each, in a few words. */
export const VOCABULARY = {
  damage: 'a factor on the damage rolled, none at all, or a fixed injury',
  'bypass-dr': 'a share of DR is ignored',
  becomes: 'counts for another place',
  injury: 'hit points lost, DR or not',
  'injury-per-day': 'hit points lost each day without care',
  drain: 'hit points lost every so many turns until helped',
  'throat-crushed': 'a HT roll each turn or a hit point lost, until helped',
  fatigue: 'fatigue of the ordinary kind',
  'lose-attribute': 'an attribute lowered for good',
  kill: 'dies at once',
  cripple: 'a part cannot be used',
  blind: 'eyes lost, for a time or as a limb is',
  deaf: 'hearing lost, for a time or as a limb is',
  scar: 'looks suffer, as the game master sees fit',
  'self-injury': 'hurts himself',
  'hit-self': 'strikes himself with the weapon',
  stun: 'no maneuver until it ends',
  unconscious: 'out until he wakes',
  faint: 'out for minutes',
  panic: 'of no use for minutes',
  'total-panic': 'out of his mind, the game master tells how',
  seizure: 'lies helpless for minutes',
  catatonia: 'of no use for days',
  vomit: 'the stun that follows has the effect',
  gain: 'a trait gained',
  worsen: 'a trait grows worse, or one is gained',
  penalty: 'some rolls are at a penalty for a time',
  'feints-against-count-double': 'a feint against him counts double',
  'lose-turn': 'no maneuver on his next turn',
  'off-balance': `may only defend until his next turn, at ${OFF_BALANCE}`,
  'drop-weapon': 'lets go of a weapon',
  'break-weapon': 'a weapon breaks',
  'hold-on': 'keeps hold of what he acts with by its skill, or drops it',
  'unready-weapon': 'must be readied again',
  'weapon-flies': 'leaves the hand and lands some yards away',
  jam: 'a gun that must be cleared',
  dud: 'a round that does not fire',
  explode: 'a weapon bursts in the hand',
  'on-fire': 'clothes burn',
  fall: 'lies down',
  stumble: 'past the foe, back turned',
  reversal: 'the foe may turn the hold around',
  roll: 'a roll, and what a failure does',
  reroll: 'the table is rolled on again',
  disable: 'a part of a vehicle is out',
  engine: 'an engine slows or stops',
  power: 'power and its storage are halved',
  fire: 'a vehicle burns',
  'fuel-leak': 'fuel runs out',
  'fuel-fire': 'fuel may catch fire, and then explode',
  'window-hit': 'only the window protects',
  'ammunition-explodes': 'ammunition on board goes off',
} as const satisfies { readonly [op in Op]: string }

const WORDS = table('Vocabulary', VOCABULARY)
const OPS = Object.keys(WORDS.rows)

type Named = { readonly op: string; readonly [field: string]: Json }

/** A change as a file writes it: its name must be one of the vocabulary. */
const effectField: Field<Named> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    const read = json().read(value, place)
    const op = isObject(read) && !Array.isArray(read) ? read['op'] : undefined
    if (typeof op === 'string' && OPS.includes(op) && isObject(read)) {
      return { ...Object.fromEntries(Object.entries(read).map(([name, part]) => [name, json().read(part, place)])), op }
    }
    throw new BadInput(place, `a change whose op is one of ${OPS.join(', ')}`, value)
  },
}

const vocabulary = rule(
  {
    id: 'screen.effect.vocabulary',
    title: 'Vocabulary of table effects',
    lines: '294-644',
    given: { effects: list(effectField, 50), rolled: or(points, 0), dr: or(points, 0) },
  },
  ({ effects, rolled, dr }, why) => {
    const { basic, penetrating, dr: effective_dr } = changedBlow(effects, rolled, dr, why)
    return { basic, penetrating, effective_dr, ops: effects.map(({ op }) => op) }
  },
)

export const effectRules = [vocabulary]
