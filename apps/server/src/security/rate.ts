/** How often one address may ask. */
import rateLimit from '@fastify/rate-limit'
import type { App } from '../app.ts'
import type { Limits } from '../options.ts'
import { Refused } from '../refused.ts'
import { addressOf } from './address.ts'

const MINUTE = 60_000

/**
 * For a route that costs more than others.
 *
 *     app.post('/api/tables', { ...perMinute(house.limits.heavy), schema }, handler)
 */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: MINUTE } } })

export async function guardRate(app: App, { requests }: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: requests,
    timeWindow: MINUTE,
    keyGenerator: addressOf,
    errorResponseBuilder: (_, { max, after }) =>
      new Refused(429, 'limit', `expected at most ${max} such requests in a minute; again in ${after}`),
  })
}
