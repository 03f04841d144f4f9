/** Every question to the worker has its answer here. */
import {
  asStrongAt,
  CATALOGUE,
  CREATURE_TRAITS,
  creatureNamed,
  creatures,
  DESIGN_OPTIONS,
  type Design,
  designFile,
  explainedSheet,
  gulliver,
  PRESETS,
  RIVER_HOUND,
  readDesign,
  resized,
  SWITCHES,
  sheetOf,
  toldAt,
} from '@umpire/gulliver'
import type { CreatureAnswer, CreatureAsk, KnownTrait, Ready, SheetAnswer } from '../building/ask.ts'
import { LARGEST, SMALLEST } from '../building/sizes.ts'
import { columnsOf, weightless } from './columns.ts'
import { problemsOf } from './problems.ts'
import { pricedBy, shortReasons, statReasons } from './reasons.ts'
import { gurpsTraits, ruled } from './rules.ts'

const FILE = 'the file'

/** What the price of a trait asks for beside its levels and limbs. */
const DETAILS: { readonly [trait: string]: readonly string[] } = {
  'Powered Flight': ['with', 'slow_fall_levels', 'wingless'],
  Gliding: ['requires_forward_move'],
  'Modified TH': ['modifier', 'only'],
  'Inconvenient Form': ['cost'],
  'Improved Balance': ['internal'],
  Brachiator: ['only_brachiating', 'tail'],
  'Enhanced Move (climbing)': ['clinging', 'only_brachiating'],
  'Inaccessible Propulsion': ['wholly'],
  'weak heart': ['heart'],
}

/** By which names rules know levels. */
const LEVELLED = ['levels', 'enhanced_move']

function ownTraits(): readonly KnownTrait[] {
  return CREATURE_TRAITS.map(({ name, scope, rule }) => ({
    name,
    scope,
    open: rule === null,
    levels: rule === null || LEVELLED.some(field => Object.hasOwn(rule.given, field)),
    details: Object.fromEntries(
      (DETAILS[name] ?? []).flatMap(field => {
        const spec = rule?.given[field]?.spec
        return spec === undefined ? [] : [[field, spec] as const]
      }),
    ),
  }))
}

const everyTrait = (): readonly KnownTrait[] => [...ownTraits(), ...gurpsTraits()]

const readyOf = (design: Design): Ready => {
  const { name, size, price, footprint } = sheetOf(design)
  return { name, size, total: price.total, footprint, design }
}

const sizesOf = () =>
  Array.from({ length: LARGEST - SMALLEST + 1 }, (_, step) => {
    const size = SMALLEST + step
    const { dimension } = ruled('gulliver.size.scale-table', { size })
    return { size, length: String(dimension) }
  })

const readyAnswer = (): CreatureAnswer => ({
  kind: 'ready',
  creatures: CATALOGUE.map(readyOf),
  first: RIVER_HOUND,
  blank: { ...creatureNamed('human', 'creature'), name: '' },
  sizes: sizesOf(),
  traits: everyTrait(),
  presets: PRESETS.map(({ key, title, says }) => ({ key, title, says })),
  rules: Object.fromEntries(gulliver.rules.map(({ id, title }) => [id, title])),
  switches: DESIGN_OPTIONS.flatMap(key => {
    const found = SWITCHES.find(one => one.key === key)
    return found === undefined ? [] : [{ key, title: found.title, says: found.says }]
  }),
})

function neighboursOf(design: Design, size: number) {
  return [size - 1, size + 1].map(at => ({ size: at, yards: sheetOf(resized(design, at)).length_yd }))
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 1)

function creatureOf({ design, g }: Extract<CreatureAsk, { readonly kind: 'creature' }>): SheetAnswer {
  const checked = readDesign(design, 'creature')
  const { sheet, reasons: all } = explainedSheet(checked, { gear: 0, g, air: 1 })
  const reasons = shortReasons(all)
  const { linear, area, volume } = ruled('gulliver.size.scale-table', { size: sheet.size_here })
  return {
    kind: 'creature',
    design: checked,
    sheet,
    told: toldAt(checked, checked.measured_at),
    scale: { linear: numberOf(linear), area: numberOf(area), volume: numberOf(volume) },
    columns: [...columnsOf(sheet.ways, reasons, ''), weightless(checked, 0)],
    loaded:
      sheet.loaded === null
        ? null
        : [...columnsOf(sheet.loaded, reasons, ' with gear'), weightless(checked, checked.gear)],
    lines: sheet.price.lines.map(line => pricedBy(reasons, line)),
    problems: problemsOf(checked, creatures.problems({ ...checked })),
    neighbours: neighboursOf(checked, sheet.size),
    why: { ...reasons, ...statReasons(reasons['stats'] ?? [], stat => sheet.stats[stat] !== null) },
  }
}

export function answerTo(ask: CreatureAsk): CreatureAnswer {
  switch (ask.kind) {
    case 'ready':
      return readyAnswer()
    case 'read':
      creatures.read(ask.value, FILE)
      return { kind: 'read', design: readDesign(ask.value, FILE) }
    case 'creature':
      return creatureOf(ask)
    case 'sized':
      return { kind: 'sized', design: (ask.strong ? asStrongAt : resized)(ask.design, ask.size) }
    case 'file':
      return { kind: 'file', file: designFile(ask.design) }
    case 'told':
      return { kind: 'told', design: toldAt(ask.design, ask.at) }
  }
}
