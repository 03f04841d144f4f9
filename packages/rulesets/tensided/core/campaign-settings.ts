/** The campaign's settings, held against what there is to set. */
import { BadInput, type Json, json, map, rule } from '@umpire/engine'
import { readings } from '../campaign/readings.ts'
import { settings } from '../campaign/settings.ts'

const PREFIX = 'tensided.'
const byKey = new Map(
  [...settings, ...readings.map(({ setting }) => setting)].map(setting => [setting.id.slice(PREFIX.length), setting]),
)

function problemOf(key: string, chosen: Json): 'unknown-setting' | 'bad-value' | undefined {
  const known = byKey.get(key)
  if (known === undefined) return 'unknown-setting'
  try {
    known.field.read(chosen, key)
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return 'bad-value'
    throw error
  }
}

export const campaignSettings = rule(
  {
    id: 'tensided.core.campaign-settings',
    title: 'Campaign settings',
    lines: '7-7',
    given: { set: map(json(), 100) },
  },
  (x, why): { readonly [key: string]: Json } => {
    const wrong = Object.entries(x.set).flatMap(([key, chosen]) => {
      const problem = problemOf(key, chosen)
      return problem === undefined ? [] : [{ key, problem }]
    })
    if (wrong.length > 0) {
      return { valid: false, problems: wrong.map(({ problem }) => problem), wrong: wrong.map(({ key }) => key) }
    }
    const values = [...byKey].map(([key, setting]): [string, Json] => {
      const chosen = x.set[key]
      return [key, chosen === undefined ? setting(why) : setting.field.read(chosen, key)]
    })
    return { valid: true, problems: [], ...Object.fromEntries(values) }
  },
)
