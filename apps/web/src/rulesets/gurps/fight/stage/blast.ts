/** Where a grenade may burst, on the map before it is thrown. */
import type { Hex } from '@umpire/geometry'
import { useMemo } from 'react'
import type { BlastCell } from '../../../../map/map-lines.tsx'
import { blastCell } from '../../../common/fight/blast-cell.ts'
import type { Sheet } from '../../../common/fight/ground.ts'
import { useOdds } from '../../odds/use-odds.ts'
import type { Act } from '../act/acts.ts'
import type { FightNow } from '../use-fight.ts'

const NONE: readonly BlastCell<Hex>[] = []

const NO_WISH = { location: null, rounds: null }

export function useBlast(
  { position, actor }: FightNow,
  act: Act | undefined,
  { shown }: Sheet<Hex>,
): readonly BlastCell<Hex>[] {
  const throwing = act?.group === 'throw' && act.choice.refused === undefined && actor !== undefined
  const { answer, fresh } = useOdds(
    'attack',
    throwing ? { kind: 'attack', ...position, who: actor.id, key: act.key, wish: NO_WISH } : null,
  )
  return useMemo(() => {
    if (!throwing || !fresh || answer?.blast == null) return NONE
    return answer.blast.lands.map(({ q, r, chance }) => blastCell(shown({ q, r }), chance))
  }, [throwing, fresh, answer, shown])
}
