/** Every question to the worker has its answer here. */
import { broughtMap, encounterFile, startOf } from '@umpire/tensided/at-table'
import { groundFrom } from '../../common/encounter/brought-ground.ts'
import { refusalOf } from '../../common/worker/refusal-of.ts'
import type { OddsAnswer, OddsAsk } from './ask.ts'
import { campaignOf } from './campaign.ts'
import { draftOf, hitsOf } from './draft.ts'
import { fieldOf } from './field.ts'
import { forecastOf, swingChance, turnOf } from './forecast.ts'

const problemOf = ({ file, chosen }: Extract<OddsAsk, { readonly kind: 'check' }>): string | null =>
  refusalOf(() => startOf(encounterFile.read(file, 'the file'), 'the file', campaignOf(chosen).ruleset.silent))

export function answerTo(ask: OddsAsk): OddsAnswer {
  switch (ask.kind) {
    case 'field':
      return fieldOf(ask)
    case 'draft':
      return draftOf(ask)
    case 'forecast':
      return forecastOf(ask)
    case 'hits':
      return hitsOf(ask)
    case 'turn':
      return turnOf(ask)
    case 'swing':
      return swingChance(ask)
    case 'ground':
      return { kind: 'ground', ...groundFrom(ask, broughtMap) }
    case 'check':
      return { kind: 'check', problem: problemOf(ask) }
  }
}
