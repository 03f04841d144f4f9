/**
 * A character on paper. The server prints; the page shows what it printed in a window of its own, with the styles of
 * the sheet as a style sheet object: the rules of this site let no page bring styles along in its text.
 */
import type { Json } from '@umpire/engine'
import { ask } from '../api/api.ts'
import { builderWords as text } from './words.ts'

export async function printedAs(
  system: string,
  format: string,
  character: Json,
  signal?: AbortSignal,
): Promise<string> {
  const body = { system, character }
  const printed = await ask<{ readonly text: string }>(`/api/characters/print/${format}`, {
    method: 'POST',
    body,
    signal,
  })
  return printed.text
}

/** The faces that this page has loaded, so that the paper is set in them, too. */
function ownFonts(): readonly string[] {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
  return rules.flatMap(rule => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const sheet = rule.parentStyleSheet?.href ?? document.baseURI
    return rule.cssText.replaceAll(
      /url\("([^"]+)"\)/g,
      (_, address: string) => `url("${new URL(address, sheet).href}")`,
    )
  })
}

/** A window that was opened empty has no doctype, and tables in it do not take over the type around them. */
const AS_ANY_PAGE = 'table { font: inherit; color: inherit }'

const STYLE = /<style>([\s\S]*?)<\/style>/g

/** Puts a printed page into an empty document. */
function fill(paper: Document, html: string): void {
  const styles = [AS_ANY_PAGE, ownFonts().join('\n'), ...[...html.matchAll(STYLE)].map(([, style]) => style)]
  const printed = new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html')
  paper.title = printed.title
  paper.documentElement.lang = printed.documentElement.lang
  paper.body.replaceChildren(...[...printed.body.childNodes].map(node => paper.importNode(node, true)))
  const { defaultView } = paper
  if (defaultView === null) return
  paper.adoptedStyleSheets = styles.map(style => {
    // Made by the window of that document, or it would not take it.
    const sheet = new defaultView.CSSStyleSheet()
    sheet.replaceSync(style ?? '')
    return sheet
  })
}

/** The sheet to print in a new window, which then asks the printer; the file may still be on its way. */
export async function printForm(system: string, character: Json | Promise<Json>): Promise<void> {
  // Opened before the server is asked: a browser lets only a click open windows.
  const paper = window.open('', '_blank')
  try {
    const html = await printedAs(system, 'html', await character)
    if (paper === null) throw new Error(text.blocked)
    fill(paper.document, html)
    await paper.document.fonts.ready
    paper.print()
  } catch (error) {
    paper?.close()
    throw error
  }
}
