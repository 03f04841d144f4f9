/** Any plain data, readable: names left, values right, what has parts under a heading of its own. */
import type { Json } from '@umpire/engine'
import { nameText, valueText } from '../../text/number-text.ts'
import { tableWords as text } from '../room/words.ts'
import { isEmpty, isRecord, itemName, pairText } from './values.ts'

const isSimple = (value: Json): boolean => typeof value !== 'object' || value === null

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** A list of simple values is one value. */
const isShort = (value: Json): boolean => isSimple(value) || (isList(value) && value.every(isSimple))

interface Named {
  readonly key: string
  readonly name: string
  readonly value: Json
}

function partsOf(data: Json): readonly Named[] {
  if (isRecord(data)) return Object.entries(data).map(([name, value]) => ({ key: name, name, value }))
  return isList(data) ? data.map((value, place) => ({ key: `${place}`, name: itemName(value, place), value })) : []
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const
type Level = keyof typeof HEADINGS

const BELOW: { readonly [level in Level]: Level } = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 }

/** Its headings begin at a level that fits what stands above it. */
export function PlainValues({ data, level = 2 }: { readonly data: Json; readonly level?: Level }) {
  const Heading = HEADINGS[level]
  if (isSimple(data)) return <p>{valueText(data)}</p>
  const parts = partsOf(data).filter(({ value }) => !isEmpty(value))
  const short = parts.filter(({ value }) => isShort(value))
  const long = parts.filter(({ value }) => !isShort(value))
  if (parts.length === 0) return <p className="muted">{text.plain.nothing}</p>
  return (
    <div className="plain">
      {short.length > 0 && (
        <dl className="pairs plain-pairs">
          {short.map(({ key, name, value }) => {
            const pair = pairText(name, value)
            return (
              <div key={key}>
                <dt>{pair.label}</dt>
                <dd>{pair.value}</dd>
              </div>
            )
          })}
        </dl>
      )}
      {long.map(({ key, name, value }) => (
        <section key={key} className="plain-part">
          <Heading className={level > 2 ? 'plain-name' : 'title'}>{nameText(name)}</Heading>
          <PlainValues data={value} level={BELOW[level]} />
        </section>
      ))}
    </div>
  )
}
