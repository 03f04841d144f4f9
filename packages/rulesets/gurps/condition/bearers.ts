/** What a condition does to rolls, by the one mechanism of effects: a lame leg is a lame leg, however it came about. */
import type { Why } from '@umpire/engine'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import type { Bearer } from '../effect/apply.ts'
import type { Effect } from '../effect/effect.ts'
import { armsCrippled, type Condition, eyesLost, isDeaf, legsCrippled, tiredness } from './condition.ts'

const LAME: WrittenTrait = { trait: 'Lame', variant: 'Crippled Leg' }
const ONE_ARM: WrittenTrait = { trait: 'One Arm' }
const ONE_EYE: WrittenTrait = { trait: 'One Eye' }
const HARD_OF_HEARING: WrittenTrait = { trait: 'Hard of Hearing' }

/** Traits that what is lost amounts to. */
const traitsOf = (one: Condition): readonly WrittenTrait[] => [
  ...(legsCrippled(one) > 0 ? [LAME] : []),
  ...(armsCrippled(one) > 0 ? [ONE_ARM] : []),
  ...(eyesLost(one) > 0 ? [ONE_EYE] : []),
  ...(isDeaf(one) ? [HARD_OF_HEARING] : []),
]

const ATTRIBUTES = ['ST', 'DX', 'IQ', 'HT'] as const
const KEYS = { ST: 'st', DX: 'dx', IQ: 'iq', HT: 'ht' } as const

const add = (target: string, by: number): Effect => ({ target, op: 'add', by })

/** What each kind of penalty lowers outside a fight; the others are the fight's. */
const TARGETS: { readonly [kind: string]: readonly string[] } = {
  'all-actions': ['any roll'],
  'skill-rolls': ['any skill'],
  'attribute-checks': ['roll:ST', 'roll:DX', 'roll:IQ', 'roll:HT'],
  dx: ['attr:DX'],
  iq: ['attr:IQ'],
}

const bearer = (name: string, effects: readonly Effect[]): readonly Bearer[] =>
  effects.length === 0 ? [] : [{ name, level: 1, effects }]

export function conditionBearers(one: Condition, why: Why): readonly Bearer[] {
  const tired = tiredness(one)
  const lost = ATTRIBUTES.flatMap(name => {
    const points = one.attributes_lost[KEYS[name]]
    return points === 0 ? [] : [add(`attr:${name}`, -points)]
  })
  return [
    ...bearersOf(traitsOf(one), why),
    ...bearer('fatigue', tired === 0 ? [] : [add('attr:ST', -tired)]),
    ...bearer('lost for good', lost),
    // What begins with his waking does not keep him from it.
    ...one.penalties.flatMap(({ to, value, from_waking }) =>
      from_waking === true
        ? []
        : bearer(
            'what befell him',
            to.flatMap(kind => (TARGETS[kind] ?? []).map(target => add(target, value))),
          ),
    ),
  ]
}
