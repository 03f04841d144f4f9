/**
 * The rules of a character's campaign. What cannot be used of a campaign is left out and told: the rest is in force, so
 * that one bad entry hides neither the sheet nor the other problems.
 */
import {
  BadInput,
  type Choosable,
  compose,
  type Json,
  memoByObject,
  OptionConflict,
  type Ruleset,
  type Setting,
} from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { withoutPlace } from '../character/without-place.ts'
import { choosable as own } from './rules.ts'

type Campaign = Pick<Character['campaign'], 'options' | 'settings'>

interface Unused {
  /** Of the character's file. */
  readonly where: string
  readonly message: string
}

export interface CampaignRules {
  readonly ruleset: Ruleset
  readonly unused: readonly Unused[]
}

type Tried<T> = { readonly value: T } | { readonly wrong: Unused }

/** What comes of it, or what is wrong with it. */
function attempt<T>(work: () => T, place: (told: string) => string): Tried<T> {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof BadInput) {
      return { wrong: { where: place(error.place), message: withoutPlace(error, error.place) } }
    }
    if (error instanceof OptionConflict) return { wrong: { where: place('options'), message: error.message } }
    throw error
  }
}

const inCampaign = (place: string): string => `campaign.${place}`

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** What can be read of a setting: the whole, or the entries of a list that can. */
function usable(setting: Setting<Json>, chosen: Json, unused: Unused[]): { readonly [id: string]: Json } {
  const { id, field } = setting
  const place = `settings.${id}`
  const whole = attempt(() => field.read(chosen, place), inCampaign)
  if ('value' in whole) return { [id]: whole.value }
  if (field.spec.kind !== 'list' || !isList(chosen)) {
    unused.push(whole.wrong)
    return {}
  }
  const { most } = field.spec
  const entries = chosen.filter((one, index) => {
    // Read as the only one of its list, but told at its own place.
    const own = (told: string): string => inCampaign(told.replace(`${place}[0]`, `${place}[${index}]`))
    const read = attempt(() => field.read([one], place), own)
    if ('wrong' in read) unused.push(read.wrong)
    return 'value' in read
  })
  if (entries.length > most) {
    const message = `expected at most ${most}, got ${entries.length}: the others are left out`
    unused.push({ where: inCampaign(place), message })
  }
  return { [id]: entries.slice(0, most) }
}

function usableSettings(
  settings: Campaign['settings'],
  choosable: Choosable,
  unused: Unused[],
): { readonly [id: string]: Json } {
  const found: { readonly [id: string]: Json }[] = []
  for (const [id, chosen] of Object.entries(settings)) {
    const setting = choosable.settings.find(one => one.id === id)
    if (setting !== undefined) {
      found.push(usable(setting, chosen, unused))
      continue
    }
    const read = attempt(() => compose(choosable, { settings: Object.fromEntries([[id, chosen]]) }), inCampaign)
    if ('wrong' in read) unused.push(read.wrong)
  }
  return Object.assign({}, ...found)
}

/** As many options as go together, in the order in which they were chosen; one may need another that comes later. */
function usableOptions(options: Campaign['options'], choosable: Choosable, unused: Unused[]): readonly string[] {
  let chosen: readonly string[] = []
  let left: readonly string[] = [...new Set(options)]
  for (;;) {
    const refused: { readonly key: string; readonly wrong: Unused }[] = []
    for (const key of left) {
      const tried = attempt(() => compose(choosable, { options: [...chosen, key] }), inCampaign)
      if ('wrong' in tried) refused.push({ key, wrong: tried.wrong })
      else chosen = [...chosen, key]
    }
    if (refused.length === 0 || refused.length === left.length) {
      unused.push(...refused.map(({ wrong }) => wrong))
      return chosen
    }
    left = refused.map(({ key }) => key)
  }
}

function composed(campaign: Campaign, choosable: Choosable): CampaignRules {
  const whole = attempt(() => compose(choosable, campaign), inCampaign)
  if ('value' in whole) return { ruleset: whole.value, unused: [] }
  const unused: Unused[] = []
  const options = usableOptions(campaign.options, choosable, unused)
  const settings = usableSettings(campaign.settings, choosable, unused)
  return { ruleset: compose(choosable, { options, settings }), unused }
}

const rulesFrom = memoByObject((choosable: Choosable) =>
  memoByObject((campaign: Campaign): CampaignRules => composed(campaign, choosable)),
)

/** Composed once for all who share the campaign; it may choose from packages beside the ruleset's own, if there are. */
export function campaignRules({ campaign }: Pick<Character, 'campaign'>, choosable: Choosable = own): CampaignRules {
  return rulesFrom(choosable)(campaign)
}
