/** Documents that do not change while the server runs: asked for once, kept for the visit. */
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { SystemDocument } from '@umpire/protocol'
import { ApiError, api } from './api.ts'

/** What the server refused, it will refuse again; a lost connection is worth another try. */
const worthAnotherTry = (count: number, error: Error): boolean =>
  count < 2 && !(error instanceof ApiError && error.code !== 'offline')

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, gcTime: Infinity, refetchOnWindowFocus: false, retry: worthAnotherTry },
  },
})

/** What is played comes first; a system without fights to play is there to show how a ruleset is written. */
const playedFirst = (systems: readonly SystemDocument[]): readonly SystemDocument[] =>
  systems.toSorted((a, b) => Number(a.demos.length === 0) - Number(b.demos.length === 0))

export const systemsQuery = queryOptions({
  queryKey: ['systems'],
  queryFn: async ({ signal }) => playedFirst(await api.systems(signal)),
})
export const campaignQuery = (system: string) =>
  queryOptions({ queryKey: ['campaign', system], queryFn: ({ signal }) => api.campaign(system, signal) })
export const fightsQuery = (system: string) =>
  queryOptions({ queryKey: ['fights', system], queryFn: ({ signal }) => api.fights(system, signal) })
export const rulesQuery = queryOptions({ queryKey: ['rules'], queryFn: ({ signal }) => api.rules(signal) })
export const ruleQuery = (id: string) =>
  queryOptions({ queryKey: ['rule', id], queryFn: ({ signal }) => api.rule(id, signal) })
export const usesQuery = (id: string) =>
  queryOptions({ queryKey: ['uses', id], queryFn: ({ signal }) => api.uses(id, signal) })
