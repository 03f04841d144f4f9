/** Whose eyes the map of a fight is seen with. */
import { useState } from 'react'
import type { Looking } from '../../../map/paint/paint-tools.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import type { FightSeen, Fought } from './use-fight-of.ts'

/** A game master may look at the map as one side sees it in the fog. */
export function useLooking({ view, eyes }: Pick<FightSeen<Fought>, 'view' | 'eyes'>) {
  const { seat } = useAtTable().view
  const [side, setSide] = useState<number | null>(null)
  const { figures, sides, laid } = view
  const master = seat.role === 'gm'
  const as = master && laid.fog.on && side !== null && side < sides.length ? side : null
  const looking: Looking = { sides: sides.map(({ name }) => name), as, onLook: setSide }
  return {
    master,
    looking,
    /** Nothing is kept from who looks. */
    all: master && as === null,
    eyes: as === null ? eyes : figures.flatMap(one => (one.side === as ? [one.id] : [])),
  }
}
