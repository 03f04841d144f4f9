/** Where a grenade may come to lie, on the map before it is thrown. */
import type { Square } from '@umpire/geometry'
import { useMemo } from 'react'
import type { BlastCell } from '../../../../map/map-lines.tsx'
import { percentOf } from '../../../../text/hundred.ts'
import type { Sheet } from '../../../common/fight/ground.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type Draft, isReady } from '../act/draft.ts'
import type { FightNow } from '../use-fight.ts'

const NONE: readonly BlastCell<Square>[] = []
/** Less likely places are drawn, but not told. */
const TOLD = 0.02
const [STRONG, MIDDLING, FAINT] = [0.25, 0.08, 0.02]

export function useBlast(
  { position, actor }: FightNow,
  draft: Draft | undefined,
  { shown }: Sheet<Square>,
): readonly BlastCell<Square>[] {
  const throwing =
    draft !== undefined && isReady(draft) && actor !== undefined && draft.plan.some(({ act }) => act.kind === 'throw')
  const { answer, fresh } = useOdds(
    'forecast',
    throwing ? { kind: 'forecast', ...position, who: actor.id, plan: draft.plan } : null,
  )
  return useMemo(() => {
    if (!throwing || !fresh || answer === undefined) return NONE
    return answer.lands.map(({ x, y, chance }): BlastCell<Square> => {
      const share = Number((chance.ways * 10_000n) / chance.of) / 10_000
      return {
        cell: shown({ x, y }),
        strength: share >= STRONG ? 4 : share >= MIDDLING ? 3 : share >= FAINT ? 2 : 1,
        ...(share >= TOLD && { text: `${percentOf(chance)}%` }),
      }
    })
  }, [throwing, fresh, answer, shown])
}
