/**
 * What is chosen of a campaign, and what is in the way of choosing it: options that need others, exclude others, or meet on
 * one rule. Told by their titles, each with the ways out.
 */
import type { Chosen, Json } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'

export type CampaignOption = CampaignDocument['options'][number]
type Preset = CampaignDocument['presets'][number]

export const NOTHING: Chosen = { options: [], settings: {} }

const keyed = (options: readonly CampaignOption[]): ReadonlyMap<string, CampaignOption> =>
  new Map(options.map(one => [one.key, one]))

/** These, and all that they need, and what that needs in turn; in the order of the list. */
export function withNeeds(options: readonly CampaignOption[], keys: readonly string[]): readonly string[] {
  const known = keyed(options)
  const wanted = new Set(keys)
  for (const key of wanted) for (const more of known.get(key)?.requires ?? []) wanted.add(more)
  return options.filter(({ key }) => wanted.has(key)).map(({ key }) => key)
}

/** Without it, and without all that needs it. */
export function without(options: readonly CampaignOption[], keys: readonly string[], gone: string): readonly string[] {
  const known = keyed(options)
  const left = new Set([gone])
  for (const out of left) for (const key of keys) if (known.get(key)?.requires.includes(out) === true) left.add(key)
  return keys.filter(key => !left.has(key))
}

export type Conflict =
  /** One needs others that are not chosen. */
  | { readonly kind: 'needs'; readonly one: CampaignOption; readonly others: readonly CampaignOption[] }
  /** Two that cannot be chosen together, because one says so or because both replace one rule. */
  | { readonly kind: 'excludes' | 'clashes'; readonly one: CampaignOption; readonly others: readonly CampaignOption[] }

export function conflictsIn(options: readonly CampaignOption[], keys: readonly string[]): readonly Conflict[] {
  const known = keyed(options)
  const isChosen = (key: string): boolean => keys.includes(key)
  const named = (wanted: readonly string[]): readonly CampaignOption[] => wanted.flatMap(key => known.get(key) ?? [])
  return named(keys).flatMap((one): readonly Conflict[] => {
    const needed = withNeeds(options, [one.key]).filter(key => !isChosen(key))
    // Told once, at the first of the two.
    const later = (others: readonly string[]): readonly CampaignOption[] =>
      named(others.filter(key => isChosen(key) && keys.indexOf(key) > keys.indexOf(one.key)))
    const [excluded, clashing] = [later(one.excludes), later(one.clashes)]
    return [
      ...(needed.length > 0 ? [{ kind: 'needs', one, others: named(needed) } as const] : []),
      ...(excluded.length > 0 ? [{ kind: 'excludes', one, others: excluded } as const] : []),
      ...(clashing.length > 0 ? [{ kind: 'clashes', one, others: clashing } as const] : []),
    ]
  })
}

const inPresets = ({ presets }: Pick<CampaignDocument, 'presets'>, key: string): boolean =>
  presets.some(preset => preset.options.includes(key))

/** Of all that presets choose, exactly what this one does is chosen. */
export function isInForce(campaign: CampaignDocument, { options }: Pick<Preset, 'options'>, keys: readonly string[]) {
  const chosen = keys.filter(key => inPresets(campaign, key))
  return chosen.length === options.length && options.every(key => keys.includes(key))
}

/** In the place of every other preset; what none of them chooses stays as it is. */
export const withPreset = (
  campaign: CampaignDocument,
  { options }: Pick<Preset, 'options'>,
  keys: readonly string[],
): readonly string[] => withNeeds(campaign.options, [...keys.filter(key => !inPresets(campaign, key)), ...options])

export interface Group<T> {
  readonly title: string
  readonly members: readonly T[]
}

/** Under their headings, in the order in which these first come. */
export function grouped<T extends { readonly group: string }>(all: readonly T[]): readonly Group<T>[] {
  const titles = [...new Set(all.map(({ group }) => group))]
  return titles.map(title => ({ title, members: all.filter(({ group }) => group === title) }))
}

const plain = (text: string): string => text.toLowerCase()

/** What has all of the words somewhere. */
export const matching = <T extends { readonly title: string; readonly group: string; readonly says?: string }>(
  all: readonly T[],
  search: string,
): readonly T[] => {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return all.filter(one => {
    const text = plain(`${one.title} ${one.says ?? ''} ${one.group}`)
    return wanted.every(word => text.includes(word))
  })
}

/** With another value of a setting; the usual one is not chosen at all. */
export function withSetting(
  { settings }: Chosen,
  id: string,
  value: Json | undefined,
  isUsual: boolean,
): Chosen['settings'] {
  const others = Object.entries(settings).filter(([other]) => other !== id)
  return Object.fromEntries(value === undefined || isUsual ? others : [...others, [id, value]])
}

export const isChosen = (value: unknown): value is Chosen => {
  if (typeof value !== 'object' || value === null) return false
  const { options, settings }: { readonly [name: string]: unknown } = { ...value }
  return (
    Array.isArray(options) &&
    options.every(one => typeof one === 'string') &&
    typeof settings === 'object' &&
    settings !== null &&
    !Array.isArray(settings)
  )
}
