/** Every question of the builder has its answer here. */
import { fromGcs } from '@umpire/gurps'
import { isGcs } from '@umpire/gurps/at-build'
import { type Character, readCharacter } from '@umpire/gurps/file'
import { sameCampaign } from '../../../../builder/same-campaign.ts'
import type { BuildAnswer, BuildAsk, Campaign } from '../building/ask.ts'
import { catalogIn } from './catalog-answer.ts'
import { sheetIn } from './sheet-answer.ts'

const known = sameCampaign<Campaign>()
const within = (one: Character): Character => ({ ...one, campaign: known(one.campaign) })

function openedFrom(value: unknown): BuildAnswer {
  if (!isGcs(value)) return { kind: 'opened', character: readCharacter(value, 'the file'), report: [] }
  const { character, report } = fromGcs(value, 'the file')
  return { kind: 'opened', character, report }
}

export function answerTo(ask: BuildAsk): BuildAnswer {
  switch (ask.kind) {
    case 'catalog':
      return catalogIn(known(ask.campaign))
    case 'sheet':
      return sheetIn(within(ask.character))
    case 'opened':
      return openedFrom(ask.value)
  }
}
