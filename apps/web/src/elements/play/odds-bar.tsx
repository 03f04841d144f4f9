/** Every outcome with its exact chance, from nothing to the worst. It adds up to 100.0, and opens into fractions. */
import { type ReactNode, useState } from 'react'
import { type Exact, hundred, reduced } from '../../text/hundred.ts'
import { words } from '../../text/words.ts'
import { Icon } from '../controls/icons.tsx'

/** 0 is nothing happens, 4 the worst for the target; `good` leads in a prompt, `bad` is one's own risk. */
export type OddsInk = 0 | 1 | 2 | 3 | 4 | 'good' | 'bad'

export interface OddsPart {
  readonly label: string
  readonly chance: Exact
  readonly ink: OddsInk
}

export interface OddsBarProps {
  /** All there is: their chances make a whole. */
  readonly parts: readonly OddsPart[]
}

/** A part too small to be seen is still drawn two pixels wide; its number is in the key. */
function Bar({ parts, thin }: { readonly parts: readonly OddsPart[]; readonly thin: boolean }) {
  const texts = hundred(parts.map(part => part.chance))
  const label = words.odds.label(parts.map((part, index) => `${words.percent(texts[index] ?? '')} ${part.label}`))
  return (
    <div className={thin ? 'odds odds-thin' : 'odds'} role="img" aria-label={label}>
      {parts.map(({ label: name, chance, ink }, index) =>
        chance.ways === 0n ? null : (
          <span key={name} className={`odds-${ink}`} style={{ flex: `${share(chance)} 0 0` }}>
            {!thin && ink !== 0 && <span>{texts[index]}</span>}
          </span>
        ),
      )}
    </div>
  )
}

const share = ({ ways, of }: Exact): number => Number((ways * 1_000_000n) / of) / 1_000_000

export function OddsBar({ parts }: OddsBarProps) {
  const [exact, setExact] = useState(false)
  const texts = hundred(parts.map(part => part.chance))
  return (
    <div>
      <Bar parts={parts} thin={false} />
      <ul className="odds-key">
        {parts.map(({ label, chance, ink }, index) => (
          <li key={label} className={`odds-${ink}`}>
            <button type="button" className="opens" aria-expanded={exact} onClick={() => setExact(!exact)}>
              {texts[index]}
              <small>{words.percent('')}</small>
            </button>
            <div>{label}</div>
            {exact && <span className="odds-exact">{fractionText(chance)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In lowest terms: "11 of 12". */
export function fractionText(chance: Exact): string {
  const { ways, of } = reduced(chance)
  return words.ofWays(ways.toLocaleString(words.locale), of.toLocaleString(words.locale))
}

/** Ten pixels high; the one number that matters stands at its right. */
export const OddsThin = ({ parts, children }: OddsBarProps & { readonly children: ReactNode }) => (
  <div className="odds-thin-row">
    <Bar parts={parts} thin />
    <b>{children}</b>
  </div>
)

/** What the doer risks: a line below the bar, apart from it. */
export const OwnRisk = ({ children }: { readonly children: ReactNode }) => (
  <p className="risk">
    <Icon name="warning" small />
    <span>{children}</span>
  </p>
)
