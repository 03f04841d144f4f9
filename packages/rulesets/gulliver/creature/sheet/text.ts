/** The sheet of a creature as text. */
import type { Stat } from '../design/built.ts'
import type { Design } from '../design/design.ts'
import type { PriceLine } from '../price/line.ts'
import type { CreatureSheet, Way } from './sheet.ts'

const DIGITS = 4

/** Four figures, with a proper minus and no noise. */
export const figure = (value: number): string => {
  const shown = Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(DIGITS))
  return String(shown).replace('-', '−')
}
export const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value))

/** As it counts, with what it is exactly where that differs. */
export const stat = ({ exact, rounded }: Stat): string =>
  exact === rounded ? figure(rounded) : `${figure(rounded)} (${figure(exact)})`

const LEVELS: { readonly [key: string]: string } = {
  none: 'None',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
  'x-heavy': 'X-Heavy',
  's-heavy': 'Super-Heavy',
}
/** neg3 is Neg 3, extreme2 is Extreme 2. */
export const levelText = (key: string): string =>
  LEVELS[key] ??
  key.replace(
    /^(\w)(\D*)(\d+)$/,
    (_, first: string, rest: string, count: string) => `${first.toUpperCase()}${rest} ${count}`,
  )

/** A campaign at another scale weighs in units of its own. */
const UNITS = { ours: ['lb', 'a pound'], theirs: ['units', 'a unit'] } as const
export const unitsOf = ({ base_size }: Design) => (base_size === 0 ? UNITS.ours : UNITS.theirs)

const NAMES = { land: 'land', water: 'water', air: 'air' } as const
const COLUMNS = [
  '',
  'level',
  'burden',
  'WSR',
  'eff. MSR',
  'Move',
  'combat',
  'Step',
  'Sprint',
  'control',
  'Dodge',
] as const

function wayRow(way: Way): readonly string[] {
  const { level, burden, wsr, effective_msr: msr, move, combat_move, step, sprint, control_modifier: control } = way
  const moves = way.helpless ? ['−', '−', '−', '−'] : [move, combat_move, step, sprint].map(figure)
  const bonus = way.dodge_bonus === 0 ? '' : ` (${signed(way.dodge_bonus)})`
  return [
    `${NAMES[way.environment]}${way.home ? '' : ' *'}`,
    levelText(level),
    wsr === 0 ? '−' : levelText(burden),
    figure(wsr),
    msr === 'inf' ? 'infinite' : figure(msr),
    ...moves,
    signed(control),
    `${figure(way.dodge)}${bonus}`,
  ]
}

/** Columns as wide as what stands in them. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function waysText(design: Design, sheet: CreatureSheet): readonly string[] {
  const { ways, loaded, glide } = sheet
  const laden = (loaded ?? []).map(way => {
    const [where = '', ...cells] = wayRow(way)
    return [`${where} +`, ...cells]
  })
  const away = ways.some(({ home }) => !home)
  const hexes = ways.flatMap(({ environment, move_hexes }) =>
    move_hexes === null ? [] : [`${figure(move_hexes)} (${environment})`],
  )
  return [
    ...columns([COLUMNS, ...ways.map(wayRow), ...laden]).map(row => `  ${row}`),
    ...(away ? ['  * not at home there'] : []),
    ...(laden.length === 0 ? [] : [`  + with ${figure(design.gear)} ${unitsOf(design)[0]} of gear`]),
    ...(glide === null
      ? []
      : [
          `  gliding: ${levelText(glide.level)}, Move ${figure(glide.move)}, control ${signed(glide.control_modifier)}, ` +
            `down ${figure(glide.descent)} yd/s, in a good wind ${signed(glide.in_updraft)} yd/s`,
        ]),
    ...(hexes.length === 0 ? [] : [`  in hexes of this campaign: ${hexes.join(', ')}`]),
  ]
}

export function featsText(design: Design, sheet: CreatureSheet): readonly string[] {
  const { jump, throwing, max_lift, falls, damage, reach_yd, footprint } = sheet
  const [units, one] = unitsOf(design)
  const thrown = throwing === null ? [] : [`throws ${one} ${figure(throwing.td)} yd at ${figure(throwing.ts)} yd/s`]
  const lifted = max_lift === null ? [] : [`lifts ${figure(max_lift)} ${units}`]
  const { hexes, hexes_long, hexes_wide } = footprint
  const stands = hexes === 1 ? 'one hex' : `${hexes} hexes (${hexes_long} by ${hexes_wide})`
  const struck = [
    `bite ${damage.bite} ${damage.bite_type}`,
    ...(damage.punch === null ? [] : [`punch ${damage.punch}`]),
    ...(damage.instead === null
      ? [`thrust ${damage.thrust}, swing ${damage.swing}`]
      : [`thrust and swing of ST ${damage.instead.roll_st}, divided by ${figure(damage.instead.divide_by)}`]),
  ]
  return [
    `Damage: ${struck.join('; ')}`,
    `Reach ${figure(reach_yd)} yd, on ${stands}`,
    [`Jumps ${figure(jump.jd)} yd at ${figure(jump.js)} yd/s`, ...thrown, ...lifted].join('; '),
    `Falls at up to ${figure(falls.tv)} yd/s${afloat(falls.tv_in_water)}; the air slows it from Move ${figure(falls.ftv)}`,
  ]
}

const yesNo = (yes: boolean, what: string): string => (yes ? what : `no ${what}`)

/** Of whoever flies. */
function flyingText({ flying, wings }: CreatureSheet, units: string): readonly string[] {
  const bear =
    wings === null
      ? []
      : [`Its wings bear ${figure(wings.free_lbs)} ${units} with ease, ${figure(wings.most_lbs)} at the most`]
  if (flying === null) return bear
  const tired = flying.fatigue === 'inf' ? 'not at all' : `for ${figure(flying.fatigue)} of fatigue every 5 minutes`
  return [
    `Flying: takes off at ${figure(flying.takes_off_at)}${flying.runs_up ? ' or by a run' : ''}, climbs up to ` +
      `${figure(flying.climb)} yd/s, ${yesNo(flying.hovers, 'hovering')}, lands at full speed with balance ` +
      `${signed(flying.landing)}; stays up ${tired}`,
    ...bear,
  ]
}

/** What its body does elsewhere than on level ground. */
function elsewhereText(sheet: CreatureSheet, units: string): readonly string[] {
  const { weightless, climbing, leaping, hurling, buoyancy, crushed } = sheet
  const swings = climbing?.swinging ?? null
  const climbs =
    climbing === null
      ? 'Climbs nothing'
      : `Climbs a wall at ${figure(climbing.move)} yd/s (${levelText(climbing.level)}), control ${figure(climbing.control)}` +
        (swings === null ? '' : `, swings at ${figure(swings)}`)
  const out = leaping.from_water === null ? '' : `, out of the water ${figure(leaping.from_water)} yd high`
  const { acceleration } = weightless
  const thrust = acceleration === null ? '' : `, gains ${figure(acceleration.in_space)} yd/s every second`
  return [
    ...(crushed === 0 ? [] : [`Crushed by its own weight on land: ${figure(crushed)} beyond what can be borne`]),
    `${climbs}; leaps ${figure(leaping.broad)} yd far and ${figure(leaping.high)} yd high${out}`,
    ...(hurling === null ? [] : [`Throws a tenth of its weight ${figure(hurling.heavy)} yd with both hands`]),
    `Weightless: ${levelText(weightless.level)}, Move ${figure(weightless.move)} along a hold, control ` +
      `${figure(weightless.control)}, free flight at ${figure(weightless.free_flight)}${thrust}`,
    `Weighs ${figure(buoyancy.in_water)} ${units} in water, ${figure(buoyancy.in_air)} in the air`,
  ]
}

const afloat = (speed: number): string => (speed === 0 ? '' : `, in water ${figure(speed)}`)

const priceRow = ({ name, cost, unrounded }: PriceLine): readonly string[] => [
  name,
  signed(cost),
  unrounded === cost ? '' : `from ${String(Number(unrounded.toFixed(2))).replace('-', '−')}`,
]

export function sheetText(design: Design, sheet: CreatureSheet): string {
  const { stats, size, size_here, length_yd, price } = sheet
  const more = [
    ...(stats.thrust_water === null ? [] : [`thrust in water ${stat(stats.thrust_water)}`]),
    ...(stats.thrust_air === null ? [] : [`thrust in the air ${stat(stats.thrust_air)}`]),
    ...(stats.leg_load_st === null ? [] : [`Load ST of the legs ${stat(stats.leg_load_st)}`]),
    ...(stats.jaw_st === null ? [] : [`Combat ST of the jaws ${stat(stats.jaw_st)}`]),
  ]
  const sized = size === size_here ? `Size ${signed(size)}` : `Size ${signed(size_here)} here (${signed(size)} to us)`
  const lines = [
    `${design.name}: ${sized}, ${figure(length_yd)} yd, ${stat(stats.weight)} ${unitsOf(design)[0]}; ${figure(price.total)} points`,
    `Combat ST ${stat(stats.combat_st)}, Load ST ${stat(stats.load_st)}, DX ${figure(design.dx)}, ` +
      `IQ ${figure(design.iq)}, HT ${figure(design.ht)}; ${stat(stats.hp)} hit points, DR ${stat(stats.dr)}` +
      `${stats.toughness.exact === 0 ? '' : `, Toughness ${stat(stats.toughness)}`}`,
    ...(more.length === 0 ? [] : [more.join(', ')]),
    ...waysText(design, sheet),
    ...featsText(design, sheet),
    ...flyingText(sheet, unitsOf(design)[0]),
    ...elsewhereText(sheet, unitsOf(design)[0]),
    `Eats ${figure(sheet.food)} times what a man does; grows old at ${figure(sheet.years)}`,
    'Points',
    ...columns(price.lines.filter(({ cost }) => cost !== 0).map(priceRow)).map(row => `  ${row}`),
    ...(design.notes === '' ? [] : [design.notes]),
  ]
  return `${lines.join('\n')}\n`
}
