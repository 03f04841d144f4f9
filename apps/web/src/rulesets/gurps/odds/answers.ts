/** Every question to the worker has its answer here. */
import { dice } from '@umpire/dice'
import { asFighters, json } from '@umpire/engine'
import { creatures } from '@umpire/gulliver'
import { broughtMap, encounterFile, startOf, success } from '@umpire/gurps/at-table'
import type { Exact } from '../../../elements/hundred.ts'
import type { OddsAnswer, OddsAsk } from './ask.ts'
import { attackOf, attacksOf } from './attack.ts'
import { campaignOf } from './campaign.ts'
import { fieldOf } from './field.ts'

const THREE = dice('3d6')

type Untimed<A> = A extends OddsAnswer ? Omit<A, 'ms'> : never

function chancesOf({ totals, chosen }: Extract<OddsAsk, { readonly kind: 'chances' }>): readonly Exact[] {
  const { silent } = campaignOf(chosen).ruleset
  return totals.map(effective => {
    let ways = 0n
    const odds = THREE.distribution()
    for (const [roll, weight] of odds) {
      if (success({ effective, roll, roll_kind: 'defense' }, silent).success) ways += weight
    }
    return { ways, of: odds.ways }
  })
}

function problemOf({ file, chosen }: Extract<OddsAsk, { readonly kind: 'check' }>): string | null {
  try {
    startOf(
      encounterFile.read(asFighters(file, 'the file', [creatures]), 'the file'),
      'the file',
      campaignOf(chosen).ruleset.silent,
    )
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const plain = json()

function groundFrom({ uvtt, dark, name }: Extract<OddsAsk, { readonly kind: 'ground' }>) {
  try {
    return { ground: broughtMap(plain.read(uvtt, name), dark, name), problem: null }
  } catch (error) {
    return { ground: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

function answerTo(ask: OddsAsk): Untimed<OddsAnswer> {
  switch (ask.kind) {
    case 'field':
      return fieldOf(ask)
    case 'attacks':
      return attacksOf(ask)
    case 'attack':
      return attackOf(ask)
    case 'chances':
      return { kind: 'chances', chances: chancesOf(ask) }
    case 'ground':
      return { kind: 'ground', ...groundFrom(ask) }
    case 'check':
      return { kind: 'check', problem: problemOf(ask) }
  }
}

export function answered(ask: OddsAsk): OddsAnswer {
  const began = performance.now()
  return { ...answerTo(ask), ms: performance.now() - began }
}
