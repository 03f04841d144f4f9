/** Every question of the builder has its answer here. */
import { type Character, readCharacter } from '@umpire/tensided/file'
import { sameCampaign } from '../../../../builder/same-campaign.ts'
import type { BuildAnswer, BuildAsk, Campaign } from '../building/ask.ts'
import { catalogIn } from './catalog-answer.ts'
import { sheetIn } from './sheet-answer.ts'

const known = sameCampaign<Campaign>()
const within = (one: Character): Character => ({ ...one, campaign: known(one.campaign) })

export function answerTo(ask: BuildAsk): BuildAnswer {
  switch (ask.kind) {
    case 'catalog':
      return catalogIn(known(ask.campaign))
    case 'sheet':
      return sheetIn(within(ask.character))
    case 'opened':
      return { kind: 'opened', character: readCharacter(ask.value, 'the file') }
  }
}
