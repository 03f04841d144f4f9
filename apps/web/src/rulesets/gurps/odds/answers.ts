/** Every question to the worker has its answer here. */
import { asFighters } from '@umpire/engine'
import { creatures } from '@umpire/gulliver'
import { broughtMap, encounterFile, startOf } from '@umpire/gurps/at-table'
import { groundFrom } from '../../common/encounter/brought-ground.ts'
import { refusalOf } from '../../common/worker/refusal-of.ts'
import type { OddsAnswer, OddsAsk } from './ask.ts'
import { attackOf, attacksOf } from './attack.ts'
import { campaignOf } from './campaign.ts'
import { defenseOf } from './defense.ts'
import { fieldOf } from './field.ts'
import { peopleOf } from './people.ts'

const problemOf = ({ file, chosen }: Extract<OddsAsk, { readonly kind: 'check' }>): string | null =>
  refusalOf(() =>
    startOf(
      encounterFile.read(asFighters(file, 'the file', [creatures]), 'the file'),
      'the file',
      campaignOf(chosen).ruleset.silent,
    ),
  )

export function answerTo(ask: OddsAsk): OddsAnswer {
  switch (ask.kind) {
    case 'field':
      return fieldOf(ask)
    case 'attacks':
      return attacksOf(ask)
    case 'attack':
      return attackOf(ask)
    case 'defense':
      return defenseOf(ask)
    case 'people':
      return peopleOf(ask)
    case 'ground':
      return { kind: 'ground', ...groundFrom(ask, broughtMap) }
    case 'check':
      return { kind: 'check', problem: problemOf(ask) }
  }
}
