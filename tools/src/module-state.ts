/** What a module keeps and changes while it is used: a cache of its own, or worse. */

const VARIABLE = /^(?:export )?(?:let|var) ([\w$]+)/gm
const FIELD = /^\s+(?:(?:public|private|protected) )?static (?!readonly )(#?[\w$]+)\s*[:=;]/gm
const CONSTANT = /^(?:export )?const ([\w$]+)/gm

const CHANGES = [
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
]

/** A call that changes it, or a field or place of it that is assigned or counted up. */
function changeOf(name: string): RegExp {
  const itself = `(?<![\\w$.])${name.replaceAll('$', '\\$')}`
  const call = `\\.(?:${CHANGES.join('|')})\\(`
  const assigned = '(?:\\.[\\w$]+|\\[[^\\]\\n]*\\])\\s*(?:(?:[-+*/|&]|\\?\\?|\\|\\|)?=(?![=>])|\\+\\+|--)'
  return new RegExp(`${itself}(?:${call}|${assigned})`)
}

const namesIn = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Names of a module that may change after it was loaded: its variables, static fields that are not read-only, and constants
 * such as a map or a list that one of its lines changes. It reads text: what begins a line belongs to the module.
 */
export const changingIn = (source: string): readonly string[] => [
  ...namesIn(source, VARIABLE),
  ...namesIn(source, FIELD),
  ...namesIn(source, CONSTANT).filter(name => changeOf(name).test(source)),
]
