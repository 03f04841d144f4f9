/**
 * Plain data as YAML, to be read and changed by people. Short lists and records stand in one line.
 *
 *     yamlText({ name: 'Ada', upp: '798' }) // 'name: Ada\nupp: "798"\n'
 */
import type { Json } from '@umpire/engine'

const ACROSS = 60
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value)

/** Words that YAML would read as something else than text. */
const NO_TEXT = /^(?:true|false|yes|no|on|off|null|y|n|~)$/i
const PLAIN = /^[A-Za-z][\w '/.-]*$/

function scalar(value: null | boolean | number | string): string {
  if (typeof value !== 'string') return String(value)
  return PLAIN.test(value) && !NO_TEXT.test(value) && !value.endsWith(' ') ? value : JSON.stringify(value)
}

function inLine(value: Json): string {
  if (isList(value)) return `[${value.map(inLine).join(', ')}]`
  if (!isRecord(value)) return scalar(value)
  const parts = Object.entries(value).map(([name, inner]) => `${scalar(name)}: ${inLine(inner)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const fits = (line: string, indent: string): boolean => indent.length + line.length <= ACROSS

function lines(value: Json, indent: string, top: boolean): readonly string[] {
  const deeper = `${indent}  `
  if (isList(value)) {
    return value.flatMap(item => {
      const line = inLine(item)
      if (fits(line, indent)) return [`${indent}- ${line}`]
      const [first = '', ...rest] = lines(item, deeper, false)
      return [`${indent}- ${first.slice(deeper.length)}`, ...rest]
    })
  }
  if (!isRecord(value)) return [`${indent}${scalar(value)}`]
  return Object.entries(value).flatMap(([name, inner]) => {
    const line = `${scalar(name)}: ${inLine(inner)}`
    const isDeep = top && typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0
    if (!isDeep && fits(line, indent)) return [`${indent}${line}`]
    return [`${indent}${scalar(name)}:`, ...lines(inner, deeper, false)]
  })
}

export const yamlText = (value: Json): string => `${lines(value, '', true).join('\n')}\n`
