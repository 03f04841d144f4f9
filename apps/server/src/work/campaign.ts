/** What a campaign of a system may choose, with all that must be known to choose it: headings, needs, exclusions, clashes. */
import { type Fields, json, type Option, type Setting } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'
import type { System } from '@umpire/registry'
import type { Sent } from '../app.ts'

const plain = json()

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Of an id such as traveller.combat.wounds. */
const areaOf = (rule: string): string => capital((rule.split('.')[1] ?? rule).replaceAll('-', ' '))

const groupOf = ({ group, replaces }: Option): string => group ?? areaOf(replaces[0]?.rule ?? '')

/** Two on one rule must say which is the exception; those that do not cannot be chosen together. */
function clash(one: Option, other: Option): boolean {
  if (one.key === other.key || one.excludes.includes(other.key) || other.excludes.includes(one.key)) return false
  return one.replaces.some(mine =>
    other.replaces.some(
      theirs =>
        theirs.rule === mine.rule && !theirs.exceptionTo.includes(one.key) && !mine.exceptionTo.includes(other.key),
    ),
  )
}

/** Excluding goes both ways, whichever of the two says so. */
const excludedBy = (one: Option, all: readonly Option[]): readonly string[] => [
  ...new Set([...one.excludes, ...all.filter(({ excludes }) => excludes.includes(one.key)).map(({ key }) => key)]),
]

const readyIn = (making: Fields, wish: string): readonly string[] => {
  const spec = making[wish]?.spec
  const of = spec?.kind === 'optional' || spec?.kind === 'default' ? spec.of : spec
  return of?.kind === 'oneOf' ? of.values : []
}

function samplesOf({ characters }: System) {
  if (characters?.numbers === undefined) return []
  const { making, first, kinds = [] } = characters
  return [
    ...(first === undefined ? [] : [{ title: '', wish: first, ready: readyIn(making, first) }]),
    ...kinds.map(({ kind, title, first: wish, ready }) => ({ kind, title, wish, ready })),
  ]
}

const settingOf = ({ id, title, group = '', field, fallback }: Setting<unknown>) => ({
  id,
  title,
  group,
  spec: plain.read(field.spec, id),
  fallback: plain.read(fallback, id),
})

export const campaignOf = (system: System): Sent<CampaignDocument> => ({
  system: system.id,
  title: system.title,
  options: system.options.map(one => ({
    key: one.key,
    title: one.title,
    says: one.says,
    group: groupOf(one),
    requires: one.requires,
    excludes: excludedBy(one, system.options),
    replaces: one.replaces.map(({ rule }) => rule),
    clashes: system.options.filter(other => clash(one, other)).map(({ key }) => key),
  })),
  presets: system.presets ?? [],
  settings: system.settings.map(settingOf),
  samples: samplesOf(system),
})
