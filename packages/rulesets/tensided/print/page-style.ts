/** The look of the printed sheet: hairlines, two faces, one ink. Paper is always light. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --desk: light-dark(#e6e7e3, #0f1113); --paper: light-dark(#fafaf7, #181b1d); --rule: light-dark(#d5d6cf, #343a3d);
  --ink: light-dark(#1a1c1e, #e9e7e0); --muted: light-dark(#5a5f63, #a0a4a4); --rubric: light-dark(#9a2117, #f1968a);
  --book: "Source Serif 4 Variable", "Source Serif 4", "DejaVu Serif", Georgia, serif;
  --table: "IBM Plex Sans Condensed", "Roboto Condensed", "DejaVu Sans Condensed", "Arial Narrow", sans-serif;
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: var(--desk); }
body { max-width: 196mm; margin: 8mm auto; color: var(--ink); font: 12.5px/1.3 var(--table);
  font-variant-numeric: lining-nums tabular-nums; }
main { background: var(--paper); padding: 9mm 10mm; }
header { display: flex; align-items: flex-end; gap: 16px; border-bottom: 2.5px solid var(--ink); padding-bottom: 5px; margin-bottom: 10px; }
header > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
h1 { font: 600 30px/1.1 var(--book); letter-spacing: -.01em; }
header p { color: var(--muted); padding-top: 4px; }
.total { flex: none; text-align: right; color: var(--muted); }
.total b { display: block; font: 600 28px/1 var(--table); color: var(--ink); }
h2 { font: 600 14px/1.2 var(--book); display: flex; gap: 8px; align-items: baseline; border-bottom: 1.2px solid var(--ink); padding-bottom: 1px; break-after: avoid; }
h2 span { margin-left: auto; font: 500 11.5px/1.3 var(--table); color: var(--muted); text-align: right; }
section { margin-bottom: 10px; break-inside: avoid; }
.scores { display: grid; grid-template-columns: repeat(8, 1fr); gap: 6px; margin-bottom: 10px; }
.scores div { border: 1.2px solid var(--ink); border-radius: 2px; padding: 3px 6px; text-align: center; }
.scores dt { font-size: 11px; color: var(--muted); } .scores dd { font-weight: 600; font-size: 24px; line-height: 1.05; }
.scores small { display: block; }
.numbers { display: grid; grid-template-columns: repeat(4, 1fr); column-gap: 16px; margin-bottom: 10px; }
.numbers div { display: flex; gap: 6px; border-bottom: .7px solid var(--rule); padding: 1px 0; }
.numbers dd { margin-left: auto; font-weight: 600; text-align: right; }
small { font-size: 11px; color: var(--muted); }
.two { columns: 2; column-gap: 16px; }
table { border-collapse: collapse; width: 100%; }
th { font-weight: 500; font-size: 11px; color: var(--muted); text-align: left; padding: 1px 6px 1px 0; border-bottom: 1px solid var(--rule); vertical-align: bottom; }
td { border-bottom: .7px solid var(--rule); padding: 1px 6px 1px 0; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { min-width: 12ch; }
tr { break-inside: avoid; } thead { display: table-header-group; }
.n { text-align: right; white-space: nowrap; } td.b { font-weight: 600; }
.boxes i { display: inline-block; width: 11px; height: 11px; border: 1px solid var(--ink); margin: 1px 2px 0 0; vertical-align: -1px; }
.boxes i:nth-of-type(5n) { margin-right: 7px; }
.problem td:last-child { color: var(--rubric); }
p { overflow-wrap: anywhere; padding-top: 2px; }
footer { display: flex; gap: 14px; border-top: 1px solid var(--ink); padding-top: 3px; font-size: 11px; color: var(--muted); }
footer span:last-child { margin-left: auto; text-align: right; }
@page { margin: 11mm 12mm; }
@media print {
  :root { color-scheme: light; --desk: #fff; --paper: #fff; --rule: #b9bab5; --ink: #000; --muted: #444; --rubric: #333; }
  body { max-width: none; margin: 0; } main { padding: 0; }
}
@media screen and (max-width: 640px) { .scores { grid-template-columns: repeat(4, 1fr); } .numbers { grid-template-columns: 1fr 1fr; } .two { columns: 1; } main { padding: 14px; } body { margin: 0; } .wide { overflow-x: auto; } }
`
