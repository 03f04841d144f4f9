/** Targets and amounts of effects as a player reads them, rather than as the catalogue names them. */
import type { Amount, Share } from '../effect/effect.ts'

const KNOWN: { readonly [target: string]: string } = {
  'roll:Will': 'a Will roll',
  'roll:fright': 'a Fright Check',
  'roll:notice': 'a roll to notice something',
  'roll:sense.any': 'any sense roll',
  'roll:sense.vision': 'a Vision roll',
  'roll:sense.hearing': 'a Hearing roll',
  'roll:sense.taste-smell': 'a Taste/Smell roll',
  'skills:legs': 'skills that take legs',
  'defense:any': 'any defense',
  'fatigue.recovery': 'recovery from fatigue',
  'fatigue.loss': 'loss of fatigue',
  'sleep-hours': 'hours of sleep',
  'luck minutes': 'minutes between two uses',
  heal: 'hit points healed at a time',
  'reaction-as-npc': 'how he takes others, where the game master plays him',
}

const PREFIXED = /^(roll|attr|skills?|defense):(.*)$/

/**
 *     targetWords('roll:Will') // 'a Will roll'
 *     targetWords('skill:Orienteering') // 'Orienteering'
 */
export function targetWords(target: string): string {
  const known = Object.hasOwn(KNOWN, target) ? KNOWN[target] : undefined
  if (known !== undefined) return known
  const [, kind, name = ''] = PREFIXED.exec(target) ?? []
  switch (kind) {
    case undefined:
      return target
    case 'roll':
      return `a roll against ${name}`
    case 'skills':
      return `${name} skills`
    default:
      return name
  }
}

const WHOSE: { readonly [of in Share['of']]: string } = {
  skill: 'the skill',
  st: 'ST',
  encumbrance_level: 'the encumbrance level',
}

/** A share of a score: twice the skill, a sixth of ST. */
export function shareWords({ of, times, divide, at_most }: Share): string {
  const whose = WHOSE[of]
  const part = divide === 1 ? `${times} times ${whose}` : `${times}/${divide} of ${whose}`
  return `${times === divide ? whose : part}${at_most === undefined ? '' : `, at most ${at_most}`}`
}

const FACTORS: { readonly [factor: number]: string } = {
  0.5: 'halved',
  0.75: 'three quarters',
  2: 'doubled',
  3: 'tripled',
}

export const factorWords = (by: Amount): string =>
  typeof by === 'number' ? (FACTORS[by] ?? `${by} times as much`) : `times ${String(by)}`
