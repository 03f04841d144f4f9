/** One batch of fights: begun, asked after until it is done, stopped. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type Battle, type SimulationDocument } from '../api.ts'

const ASK_AGAIN_MS = 300

const isUnderWay = (simulation: SimulationDocument | undefined): boolean =>
  simulation?.state === 'waiting' || simulation?.state === 'running'

export function useSimulation() {
  const [id, setId] = useState<string>()
  const beginning = useMutation({
    mutationFn: (battle: Battle) => api.newSimulation(battle),
    onSuccess: begun => setId(begun.id),
  })
  const current = useQuery({
    queryKey: ['simulation', id],
    queryFn: ({ signal }) => api.simulation(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnderWay(data) ? ASK_AGAIN_MS : false),
  })
  const stopping = useMutation({
    mutationFn: () => api.stopSimulation(id ?? ''),
    onSuccess: () => current.refetch(),
  })
  const simulation = id === undefined ? undefined : (current.data ?? beginning.data)
  return {
    simulation,
    error: beginning.error ?? current.error ?? stopping.error,
    busy: beginning.isPending || isUnderWay(simulation),
    begin: (battle: Battle) => beginning.mutate(battle),
    stop: () => stopping.mutate(),
  }
}
