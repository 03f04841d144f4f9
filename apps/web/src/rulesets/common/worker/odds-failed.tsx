/** Stands where odds would, if they could not be worked out. */
import { Problem } from '../../../elements/message/problem.tsx'
import { words as common } from '../../../text/words.ts'
import { commonWords } from '../words.ts'
import type { OddsFailure } from './use-desk.ts'

export const OddsFailed = ({ failure }: { readonly failure: OddsFailure | undefined }) =>
  failure === undefined ? null : (
    <Problem kind="warning" ways={[{ label: common.tryAgain, onPress: failure.again }]}>
      {commonWords.noOdds(failure.message)}
    </Problem>
  )
