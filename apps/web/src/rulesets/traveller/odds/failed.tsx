/** Stands where odds would, if they could not be worked out. */
import { Problem } from '../../../elements/problem.tsx'
import { words as common } from '../../../words.ts'
import { words } from '../words.ts'
import type { OddsFailure } from './use-odds.ts'

export const OddsFailed = ({ failure }: { readonly failure: OddsFailure | undefined }) =>
  failure === undefined ? null : (
    <Problem kind="warning" ways={[{ label: common.tryAgain, onPress: failure.again }]}>
      {words.noOdds(failure.message)}
    </Problem>
  )
