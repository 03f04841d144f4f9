/** Where a grenade may come to lie, on the map before it is thrown. */
import type { Square } from '@umpire/geometry'
import { useMemo } from 'react'
import type { BlastCell } from '../../../../map/map-lines.tsx'
import { blastCell } from '../../../common/fight/blast-cell.ts'
import type { Sheet } from '../../../common/fight/ground.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type Draft, isReady } from '../act/draft.ts'
import type { FightNow } from '../use-fight.ts'

const NONE: readonly BlastCell<Square>[] = []

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
    return answer.lands.map(({ x, y, chance }) => blastCell(shown({ x, y }), chance))
  }, [throwing, fresh, answer, shown])
}
