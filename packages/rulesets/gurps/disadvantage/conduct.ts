/** Intolerance and Pacifism: how somebody acts who cannot act otherwise. */
import { flag, int, list, oneOf, optional, or, rolled, rule, table } from '@umpire/engine'
import { bearersOf } from '../catalog/take-all.ts'
import { effectsOn, modifier } from '../effect/apply.ts'
import { type Reaction, reactionRoll } from '../reaction/reaction.ts'
import { diceFaces, threeDice } from '../roll/success.ts'

const CONDUCT = table<Reaction, 'hostile' | 'disdainful' | 'civil'>('Conduct of the intolerant', {
  disastrous: 'hostile',
  'very-bad': 'hostile',
  bad: 'hostile',
  poor: 'hostile',
  neutral: 'disdainful',
  good: 'civil',
  'very-good': 'civil',
  excellent: 'civil',
})

const IN_GENERAL = { situation: 'general', fight_in_progress: false } as const

export const intolerance = rule(
  {
    id: 'gurps.disadvantage.intolerance',
    title: 'Intolerance at work',
    lines: '832-836',
    given: {
      roll: rolled('3d6'),
      /** All modifiers; only his dislike, if none are told. */
      modifiers: optional(list(int({ min: -1000, max: 1000 }), 100)),
    },
  },
  ({ roll, modifiers }, why) => {
    const dislike = (): number =>
      modifier('dislike', ['reaction-as-npc'], bearersOf([{ trait: 'Intolerance' }], why), { disliked: true }, why)
    const { total, reaction } = reactionRoll({ ...IN_GENERAL, roll, modifiers: modifiers ?? [dislike()] }, why)
    return { total, reaction, conduct: CONDUCT.at(reaction, why) }
  },
)

export const pacifism = rule(
  {
    id: 'gurps.disadvantage.pacifism',
    title: 'Pacifism',
    lines: '874-878',
    given: {
      variant: oneOf('Self-Defense Only', 'Cannot Kill'),
      /** Or feels responsible for a death. */
      killed: or(flag(), false),
      roll: optional(rolled('3d6')),
      dice: diceFaces,
    },
  },
  (x, why) => {
    const bearers = bearersOf([{ trait: 'Pacifism', variant: x.variant }], why)
    const breaks = x.killed && effectsOn(['breakdown'], bearers).length > 0
    return { breakdown_days: breaks ? why.input('days of breakdown', threeDice(x)) : 0 }
  },
)
