/** What nobody buys because it follows: names and numbers, each with its reasons. */
import type { Reason } from '@umpire/engine'
import { NumberThatOpens, OpeningLine } from '../../elements/controls/opens.tsx'
import { Because } from './because.tsx'

export interface Following {
  readonly name: string
  readonly value: string
  readonly because: readonly Reason[]
}

export const Follows = ({ lines }: { readonly lines: readonly Following[] }) => (
  <ul className="build-follows">
    {lines.map(({ name, value, because }) => (
      <li key={name}>
        <OpeningLine className="build-follow">
          <span>{name}</span>
          <b>
            {because.length === 0 ? (
              value
            ) : (
              <NumberThatOpens label={`${name}: ${value}`} shows={<Because reasons={because} />}>
                {value}
              </NumberThatOpens>
            )}
          </b>
        </OpeningLine>
      </li>
    ))}
  </ul>
)
