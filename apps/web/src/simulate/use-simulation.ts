/** One batch of fights, by its id: begun, asked after until it is done, stopped. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api, type Battle, codeOf, type SimulationDocument } from '../api/api.ts'
import { words } from '../text/words.ts'

const ASK_AGAIN_MS = 300

const isUnderWay = (simulation: SimulationDocument | undefined): boolean =>
  simulation?.state === 'waiting' || simulation?.state === 'running'

const simulationQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['simulation', id],
    queryFn: ({ signal }) => api.simulation(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data, error } }) => (error === null && isUnderWay(data) ? ASK_AGAIN_MS : false),
  })

/** What the server no longer has is no error of anybody. */
const told = (error: Error | null): Error | null =>
  codeOf(error) === 'not-found' ? new Error(words.simulate.forgotten) : error

export function useSimulation(id: string | undefined, begun: (id: string) => void) {
  const beginning = useMutation({
    mutationFn: (battle: Battle) => api.newSimulation(battle),
    onSuccess: ({ id: next }) => begun(next),
  })
  const current = useQuery(simulationQuery(id))
  const stopping = useMutation({
    mutationFn: () => api.stopSimulation(id ?? ''),
    onSuccess: () => current.refetch(),
  })
  return {
    simulation: current.data,
    error: beginning.error ?? told(current.error) ?? stopping.error,
    busy: beginning.isPending || isUnderWay(current.data),
    begin: (battle: Battle) => beginning.mutate(battle),
    stop: () => stopping.mutate(),
  }
}

/** One that was kept to be compared with. */
export const useKept = (id: string | undefined): SimulationDocument | undefined => useQuery(simulationQuery(id)).data
