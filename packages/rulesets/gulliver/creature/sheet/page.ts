/** The sheet of a creature as a page that stands alone, to be printed on a sheet of paper. No script, nothing loaded. */
import { escaped, type Problem, rowsTable } from '@umpire/engine'
import { PAGE_STYLE } from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import type { Design } from '../design/design.ts'
import { type CreatureSheet, sheetOf, type Way } from './sheet.ts'
import { featsText, figure, levelText, signed, stat, unitsOf } from './text.ts'

/** Beside what the sheets of people look like. */
const OWN_STYLE = `
.scores { grid-template-columns: 1fr 1fr 1fr; } .top { grid-template-columns: 318px 1fr; }
.two section { break-inside: avoid; }
`

const section = (title: string, aside: string, inner: string): string =>
  `<section><h2>${escaped(title)}${aside === '' ? '' : `<span>${escaped(aside)}</span>`}</h2>\n${inner}\n</section>`

const list = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<ul>${rows.map(([name, value]) => `<li><span>${escaped(name)}</span><b>${escaped(value)}</b></li>`).join('\n')}</ul>`

/** More would be no boxes to tick but wallpaper; what has only a part of a hit point has none to tick. */
const MOST_BOXES = 120
const boxes = (count: number): string => (count <= MOST_BOXES ? '<i></i>'.repeat(Math.floor(count)) : '')

const counted = (count: number, what: string): string =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`

function head({ plan, base_size, ...design }: Design, sheet: CreatureSheet): string {
  const [units] = unitsOf({ ...design, plan, base_size })
  const sized =
    base_size === 0
      ? `Size ${signed(sheet.size)}`
      : `Size ${signed(sheet.size_here)} here (${signed(sheet.size)} to us)`
  const words = [
    sized,
    `${figure(sheet.length_yd)} yd long`,
    `${figure(sheet.stats.weight.rounded)} ${units}`,
    [
      counted(plan.legs, 'leg'),
      counted(plan.arms, 'arm'),
      ...(plan.wings === 0 ? [] : [counted(plan.wings, 'wing')]),
    ].join(', '),
    `at home: ${[design.primary, ...design.home.filter(one => one !== design.primary)].join(', ')}`,
  ]
  return `<header><div><h1>${escaped(design.name)}</h1><p>${escaped(words.join(' · '))}</p></div>
<div class="total"><b>${escaped(figure(sheet.price.total))}</b>points</div></header>`
}

function top(design: Design, { stats, basic_speed, reach_yd }: CreatureSheet): string {
  const scores = [
    ['Combat ST', figure(stats.combat_st.rounded)],
    ['DX', figure(design.dx)],
    ['HT', figure(design.ht)],
    ['Load ST', figure(stats.load_st.rounded)],
    ['IQ', figure(design.iq)],
    ['DR', figure(stats.dr.rounded)],
  ] as const
  const more = [
    ['Basic Speed', figure(basic_speed)],
    ['Reach', `${figure(reach_yd)} yd`],
    ['Toughness', figure(design.toughness)],
    ['Extra Encumbrance', figure(design.extra_encumbrance)],
    ...(stats.jaw_st === null ? [] : [['ST of the jaws', stat(stats.jaw_st)] as const]),
    ...(stats.leg_load_st === null ? [] : [['Load ST of the legs', stat(stats.leg_load_st)] as const]),
    ...(stats.thrust_water === null ? [] : [['Thrust in water', stat(stats.thrust_water)] as const]),
    ...(stats.thrust_air === null ? [] : [['Thrust in the air', stat(stats.thrust_air)] as const]),
  ] as const
  const cells = scores.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`)
  const numbers = more.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`)
  return `<section class="top"><dl class="scores">${cells.join('')}</dl>
<div><div class="tick"><p><b>HP ${escaped(figure(stats.hp.rounded))}</b>${boxes(stats.hp.rounded)}</p></div>
<dl class="numbers">${numbers.join('')}</dl></div></section>`
}

const WAYS = ['', 'level', 'eff. MSR', 'Move', 'combat', 'Step', 'Sprint', 'Half', 'Full', 'control', 'Dodge'] as const

function wayRow(way: Way, laden: string): readonly string[] {
  const moves = [way.move, way.combat_move, way.step, way.sprint]
  return [
    `${way.environment}${laden}${way.home ? '' : ', not at home'}`,
    levelText(way.level),
    way.effective_msr === 'inf' ? 'infinite' : figure(way.effective_msr),
    ...(way.helpless ? moves.map(() => '−') : moves.map(figure)),
    signed(way.half_mod),
    signed(way.full_mod),
    signed(way.control_modifier),
    `${figure(way.dodge)}${way.dodge_bonus === 0 ? '' : ` (${signed(way.dodge_bonus)})`}`,
  ]
}

function ways(design: Design, { ways: naked, loaded }: CreatureSheet): string {
  const rows = [...naked.map(way => wayRow(way, '')), ...(loaded ?? []).map(way => wayRow(way, ', with its load'))]
  const carries = loaded === null ? 'naked' : `its load is ${figure(design.gear)} ${unitsOf(design)[0]}`
  return section('What it does where', carries, rowsTable(WAYS, rows, 3))
}

/** Shares of its own weight that it may have to carry. */
const LOADS = [0, 0.1, 0.25, 0.5, 1] as const

/** Move and Dodge for every load, where it is first at home. */
function loads(design: Design, { stats }: CreatureSheet): string {
  const told = LOADS.map(share => {
    const gear = exact(stats.weight.exact * share)
    const way = sheetOf(design, { gear, g: 1, air: 1 }).ways.find(({ environment }) => environment === design.primary)
    return { gear, way }
  })
  const row = (name: string, of: (way: Way) => string): readonly string[] => [
    name,
    ...told.map(({ way }) => (way === undefined || way.helpless ? '−' : of(way))),
  ]
  const head = [
    'it carries',
    ...told.map(({ gear }) => (gear === 0 ? 'nothing' : `${figure(gear)} ${unitsOf(design)[0]}`)),
  ]
  const rows = [
    row('level', way => levelText(way.level)),
    row('Move', way => figure(way.combat_move)),
    row('Dodge', way => figure(way.dodge)),
  ]
  return section('Move and Dodge by load', design.primary, `<div class="load">${rowsTable(head, rows)}</div>`)
}

const EMPTY_LINES = 10

export function sheetPage(design: Design, problems: readonly Problem[]): string {
  const sheet = sheetOf(design)
  const { price, food, years } = sheet
  const name = escaped(design.name)
  const lives = `Eats ${figure(food)} times what a man does; grows old at ${figure(years)}`
  // Dice have a true minus, too.
  const feats = [...featsText(design, sheet), lives].map(line => line.replaceAll('d-', 'd−'))
  const notes =
    design.notes === '' ? '<div class="lines"></div>'.repeat(EMPTY_LINES) : `<p>${escaped(design.notes)}</p>`
  const against = problems.map(({ message, rule }) => [message, rule])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${name}: GULLIVER creature</title>
<style>${PAGE_STYLE}${OWN_STYLE}</style>
</head>
<body>
<main class="person">
${head(design, sheet)}
${top(design, sheet)}
${ways(design, sheet)}
${loads(design, sheet)}
<div class="two">
${section('Points', `${figure(price.total)} points`, list(price.lines.map(line => [line.name, signed(line.cost)])))}
${section('What it can do', '', feats.map(line => `<p>${escaped(line)}</p>`).join('\n'))}
${section('Notes', '', notes)}
${against.length === 0 ? '' : section('Problems and warnings', '', `<div class="problem">${rowsTable(['', 'rule'], against)}</div>`)}
</div>
</main>
</body>
</html>
`
}
