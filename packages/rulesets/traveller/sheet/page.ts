/**
 * The personal data form as one page that stands alone: no script, nothing loaded, and one sheet of paper in print; more
 * only for those who own more than fits on it.
 */
import { escaped, type Why } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { UPP_PARTS } from '../tables/tas-form-2.ts'
import { type Cell, type Section, sections } from './content.ts'
import { lineData, printShort } from './lines.ts'
import { styleOf } from './styled.ts'
import type { FormChoice } from './tas-form-2.ts'
import { asPrinted } from './words.ts'

/** Paper is always light, and rules print as hairlines: the look of the house, as far as one sheet needs it. */
const STYLE = `
:root {
  color-scheme: light dark;
  --desk: light-dark(#e6e7e3, #0f1113); --paper: light-dark(#fafaf7, #181b1d); --rule: light-dark(#d5d6cf, #343a3d);
  --ink: light-dark(#1a1c1e, #e9e7e0); --muted: light-dark(#5a5f63, #a0a4a4); --secret: light-dark(#573b95, #c3adf2);
  --book: "Source Serif 4 Variable", "Source Serif 4", "DejaVu Serif", Georgia, serif;
  --table: "IBM Plex Sans Condensed", "Roboto Condensed", "DejaVu Sans Condensed", "Arial Narrow", sans-serif;
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--desk); }
body { max-width: 190mm; margin: 8mm auto; padding: 8mm; background: var(--paper); color: var(--ink);
  font: 13px/1.3 var(--table); font-variant-numeric: lining-nums tabular-nums; }
h1 { font: 600 28px/1.15 var(--book); overflow-wrap: anywhere; }
h1 + p { color: var(--muted); border-bottom: 2px solid var(--ink); padding-bottom: 4px; }
h2 { font: 600 15px/1.2 var(--book); margin-top: 10px; border-bottom: 1.2px solid var(--ink); padding-bottom: 2px; }
h2 small { font: 500 12px/1.2 var(--table); color: var(--secret); margin-left: 8px; }
dl { display: flex; border-bottom: 1px solid var(--rule); }
dl > div { flex: 1 1 0; min-width: 0; padding: 2px 8px 3px 0; }
dt { font-size: 11.5px; color: var(--muted); }
dd { font-weight: 600; min-height: 1.3em; overflow-wrap: anywhere; }
.upp { display: flex; gap: 10px; } .upp span { text-align: center; }
.upp small { display: block; font-weight: 400; font-size: 11px; color: var(--muted); }
.dense { font-size: 11px; } .dense dt { font-size: 9.5px; } .dense dl > div { padding-bottom: 1px; }
.tight { font-size: 8.5px; } .tight dt { font-size: 7.5px; } .tight dl > div { padding: 0 6px 0 0; }
@page { margin: 12mm; }
@media print {
  :root { color-scheme: light; --desk: #fff; --paper: #fff; --rule: #b9bab5; --ink: #000; --muted: #444; --secret: #444; }
  body { max-width: none; margin: 0; padding: 0; }
  h1, h2 { break-after: avoid; } dl { break-inside: avoid; } dl:last-child { break-inside: auto; }
}
@media (max-width: 600px) { body { margin: 0; } dl { flex-wrap: wrap; } dl > div { flex-basis: 45%; } }
`

function valueHtml({ item, value }: Cell): string {
  if (item !== '3') return `<dd>${escaped(value)}</dd>`
  const digits = UPP_PARTS.map((part, at) => `<span><small>${part}</small>${escaped(value.charAt(at))}</span>`)
  return `<dd class="upp">${digits.join('')}</dd>`
}

const rowHtml = (row: readonly Cell[]): string =>
  `<dl>${row.map(cell => `<div><dt>${escaped(cell.label)}</dt>${valueHtml(cell)}</div>`).join('')}</dl>`

function sectionHtml({ title, note, rows }: Section): string {
  const small = note === '' ? '' : `<small>${escaped(note)}</small>`
  return `<section><h2>${escaped(title)}${small}</h2>\n${rows.map(rowHtml).join('\n')}\n</section>`
}

/**
 * Lines that long values take beyond their first, at about so many characters each: from these numbers on the usual type
 * would not leave it at one sheet, and a smaller one is used. What no type leaves at one sheet is set to be read.
 */
const CHARACTERS_A_LINE = 110
const DENSE_FROM = 3
const TIGHT_FROM = 16
const SEVERAL_SHEETS_FROM = 46

/** A heading is wrapped sooner, and a line of it is as high as three. */
const HEADING_A_LINE = 40
const HEADING_LINES = 3

function density(heading: string, all: readonly Section[]): string {
  const lines = all
    .flatMap(({ rows }) => rows)
    .map(row => Math.max(...row.map(({ value }) => Math.ceil((value.length * row.length) / CHARACTERS_A_LINE) - 1)))
    .reduce((sum, more) => sum + Math.max(0, more), HEADING_LINES * Math.floor(heading.length / HEADING_A_LINE))
  if (lines < DENSE_FROM) return ''
  return lines >= TIGHT_FROM && lines < SEVERAL_SHEETS_FROM ? ' class="tight"' : ' class="dense"'
}

export function printPage(character: Character, choice: FormChoice, why: Why = asPrinted): string {
  const all = sections(character, choice, why)
  const data = lineData(character, why)
  const heading = styleOf(character, why) || data.occupation || 'Character'
  const name = escaped(heading)
  const short = printShort(data.name === '' && data.occupation === '' ? { ...data, name: 'Unnamed' } : data, why)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${name}: personal data and history</title>
<style>${STYLE}</style>
</head>
<body${density(heading, all)}>
<header><h1>${name}</h1><p>${escaped(short)}</p></header>
${all.map(sectionHtml).join('\n')}
</body>
</html>
`
}
