/** The look of the printed sheet: hairlines, two faces, one ink. Paper is always light. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --desk: light-dark(#e6e7e3, #0f1113); --paper: light-dark(#fafaf7, #181b1d); --rule: light-dark(#d5d6cf, #343a3d);
  --ink: light-dark(#1a1c1e, #e9e7e0); --muted: light-dark(#5a5f63, #a0a4a4); --pick: light-dark(#e4e8ea, #2b3236);
  --rubric: light-dark(#9a2117, #f1968a);
  --book: "Source Serif 4 Variable", "Source Serif 4", "DejaVu Serif", Georgia, serif;
  --table: "IBM Plex Sans Condensed", "Roboto Condensed", "DejaVu Sans Condensed", "Arial Narrow", sans-serif;
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: var(--desk); }
body { max-width: 196mm; margin: 8mm auto; background: var(--desk); color: var(--ink);
  font: 12.5px/1.25 var(--table); font-variant-numeric: lining-nums tabular-nums; }
main { background: var(--paper); padding: 9mm 10mm; margin-bottom: 8mm; }
header { display: flex; align-items: flex-end; gap: 16px; border-bottom: 2.5px solid var(--ink); padding-bottom: 5px; margin-bottom: 10px; }
header > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
h1 { font: 600 30px/1.1 var(--book); letter-spacing: -.01em; }
h1.long, .gear h1 { font-size: 20px; }
h1 small { font: italic 400 15px/1.2 var(--book); letter-spacing: 0; margin-left: 8px; }
header p { color: var(--muted); padding-top: 4px; }
.total { flex: none; text-align: right; color: var(--muted); }
.total b { display: block; font: 600 28px/1 var(--table); color: var(--ink); }
h2 { font: 600 14px/1.2 var(--book); display: flex; gap: 8px; align-items: baseline; border-bottom: 1.2px solid var(--ink);
  padding-bottom: 1px; break-after: avoid; }
h2 span { margin-left: auto; font: 500 11.5px/1.3 var(--table); color: var(--muted); text-align: right; }
section { margin-bottom: 10px; }
.top { display: grid; grid-template-columns: 168px 1fr 1.35fr; column-gap: 16px; }
.scores { display: grid; grid-template-columns: 1fr 1fr; gap: 6px; align-content: start; }
.scores div { border: 1.2px solid var(--ink); border-radius: 2px; padding: 3px 7px; display: grid; grid-template-columns: 1fr auto; align-items: center; }
.scores dt { font: 600 14px/1.1 var(--book); } .scores dd { font-weight: 600; font-size: 25px; line-height: 1; grid-row: span 2; }
.scores small { font-size: 11px; color: var(--muted); }
.tick b { display: block; font-weight: 600; } .tick p { margin-bottom: 7px; }
.tick i, .shots i { display: inline-block; width: 11px; height: 11px; border: 1px solid var(--ink); margin: 1px 2px 0 0; vertical-align: -1px; }
.tick i:nth-of-type(5n), .shots i:nth-of-type(5n) { margin-right: 7px; }
.shots li span:last-child { margin-left: auto; line-height: 15px; max-width: 68%; }
.numbers { columns: 2; column-gap: 16px; align-self: start; }
.numbers div, li { display: flex; gap: 6px; border-bottom: .7px solid var(--rule); padding: 1px 0; break-inside: avoid; }
.numbers dd, li b { margin-left: auto; font-weight: 600; white-space: nowrap; text-align: right; }
li b + span { color: var(--muted); min-width: 22px; text-align: right; }
.things li b + span { min-width: 46px; } ul { list-style: none; } li > span:first-child, td { overflow-wrap: anywhere; }
small, em { font-size: 11px; font-style: normal; font-weight: 400; color: var(--muted); }
.flow { columns: 3; column-gap: 16px; } .flow section { break-inside: auto; }
.two { columns: 2; column-gap: 16px; margin-bottom: 10px; } .two .two, section .two { margin-bottom: 0; }
.flow p, .two p { padding-top: 2px; orphans: 2; widows: 2; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th { font-weight: 500; font-size: 11px; color: var(--muted); text-align: left; padding: 1px 6px 1px 0; border-bottom: 1px solid var(--rule); vertical-align: bottom; }
td { border-bottom: .7px solid var(--rule); padding: 1px 6px 1px 0; vertical-align: top; }
.short { break-inside: avoid; } li:nth-child(-n+2), tbody tr:first-child { break-before: avoid; }
.shots li, .things li { break-before: auto; }
tr { break-inside: avoid; } thead { display: table-header-group; }
.n { text-align: right; white-space: nowrap; overflow-wrap: normal; } td.b { font-weight: 600; } td.m { color: var(--muted); }
.load td, .load th { text-align: center; } .load td:first-child, .load th:first-child { text-align: left; }
.load .now { background: var(--pick); font-weight: 600; }
.problem td:last-child, .problem .bad { color: var(--rubric); }
.lines { border-bottom: .7px solid var(--rule); height: 19px; }
.dense { font-size: 11px; } .dense h2 { font-size: 12.5px; } .dense section { margin-bottom: 7px; } .dense small, .dense em { font-size: 9.5px; }
.dense h2 span, .dense th { font-size: 10px; } .dense .flow, .dense .two { column-gap: 12px; } .dense li, .dense td { padding-top: 0; padding-bottom: 0; }
footer { display: flex; gap: 14px; border-top: 1px solid var(--ink); padding-top: 3px; font-size: 11px; color: var(--muted); }
footer span:last-child { margin-left: auto; text-align: right; }
@page { margin: 11mm 12mm; }
@media print {
  :root { color-scheme: light; --desk: #fff; --paper: #fff; --rule: #b9bab5; --ink: #000; --muted: #444; --pick: #e4e5e1; --rubric: #333; }
  body { max-width: none; margin: 0; } main { padding: 0; margin: 0; }
  .gear { break-before: page; }
  .now { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media screen and (max-width: 640px) { .top { grid-template-columns: 1fr; row-gap: 10px; } .flow, .two, .numbers { columns: 1; } main { padding: 14px; } body { margin: 0; } .wide { overflow-x: auto; } }
`
